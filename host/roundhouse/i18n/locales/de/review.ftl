### `roundhouse review`: eine Partie im Rückblick. Jeder Text eine Zeile.

review-title = { $game }: { $count ->
    [one] { $count } Entscheidung beurteilt
   *[other] { $count } Entscheidungen beurteilt
}
review-unknown = { $count ->
    [one] { $count } Entscheidung ist nicht beurteilt: Die Hand ist nicht bekannt.
   *[other] { $count } Entscheidungen sind nicht beurteilt: Die Hände sind nicht bekannt.
}
review-none = Nichts an dieser Partie lässt sich beurteilen: In keiner Runde sind die ausgeteilten Hände bekannt.
review-no-round = Eine Runde { $round } gibt es hier nicht: Die Partie hat { $most }.
review-dealt = Ausgeteilt: { $points } Punkte Vorsprung gegenüber durchschnittlichen Händen (95 %: { $low } bis { $high })
review-played = Entscheidungen haben gekostet: { $points } Punkte Vorsprung (95 %: { $low } bis { $high })
review-played-rounds = Entscheidungen haben gekostet: { $points } Punkte Vorsprung (95 %: { $low } bis { $high }), { $each } je Runde
review-cost = Runde { $round }: { $made }
review-better = um { $points } Punkte besser (95 %: { $low } bis { $high }): { $best }
review-told = { $made }: Das hat { $points } Punkte gekostet (95 %: { $low } bis { $high }). Besser: { $best }.
review-hand = auf der Hand: { $tiles }
review-clean = keine Entscheidung, die sicher Punkte gekostet hat
review-luck = Glück: etwa { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
review-bad-luck = Pech: etwa { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
review-luck-none = Glück: wie üblich.
review-mistakes = Fehler: etwa { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
review-mistakes-none = Fehler: keine.
