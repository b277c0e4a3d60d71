### What the player in turn does now, and how rounds and matches end.

## What the player in turn does now; the title with the name stands before it

title = { $seat } ist dran
own = Du bist dran
dealing = Die Steine werden ausgeteilt.
engine = Leg ein Doppel als Lok.
this-engine = Leg { $engine } als Lok.
no-engine = Kein Doppel auf der Hand: Beende mit Fertig.
play = Leg einen Stein, der an einen Zug passt.
play-or-draw = Leg einen Stein an oder zieh einen.
play-or-pass = Leg einen Stein an oder sag Fertig.
cover = Deck das { $double } am { $train } ab.
cover-or-draw = Deck das { $double } am { $train } ab oder zieh einen Stein.
cover-or-pass = Deck das { $double } am { $train } ab oder sag Fertig.
draw = Nichts passt: Zieh einen Stein.
draw-first = Zieh für das D erst einen Stein; dann leg wie sonst.
draw-to-cover = Nichts deckt das { $double } am { $train } ab: Zieh einen Stein.
pass = Nichts passt: Beende mit Fertig.
follow = Leg nach dem { $double } noch einen Stein.
follow-or-draw = Leg nach dem { $double } noch einen Stein oder zieh einen.
follow-or-pass = Leg nach dem { $double } noch einen Stein oder sag Fertig.
draw-to-follow = Nach dem { $double } passt nichts: Zieh einen Stein.
first-train = Verlängere deinen ersten Zug oder sag Fertig.
first-train-or-draw = Zieh einen Stein für den ersten Zug oder sag Fertig.
marker = Nimm den Marker weg oder sag Fertig.
other-trains = Leg einen Stein an andere Züge oder sag Fertig.
own-train = Leg einen Stein an deinen eigenen Zug.
own-train-either-end = Leg einen Stein an ein Ende deines eigenen Zuges.
own-train-or-neighbor = Leg an deinen eigenen Zug; der { $neighbor } darf davor einen Stein bekommen.
neighbor-or-pass = Leg einen Stein an den { $neighbor } oder sag Fertig.
penalty = { $seat } zieht einen Strafstein.
hunt = Niemand hat die Lok: Alle ziehen einen Stein.
hunt-alone = Niemand hat die Lok: { $seat } zieht einen Stein.
reveal = Die Runde ist vorbei: Zeigt oder zählt die Hände.
over = Die Runde ist vorbei.

## How rounds and matches end

round-won = { $seat } macht Schluss und gewinnt Runde { $round }.
round-blocked = Niemand kann legen: Runde { $round } ist blockiert und endet.
# Same in English.
round-points = { $seat } { $points }
round-void = Niemand bekommt Punkte: Diese Runde kann nicht weitergehen, und die Steine werden neu ausgeteilt.
deals =
    { $count ->
        [one] Es wurde { $count }-mal ausgeteilt
       *[other] Es wurde { $count }-mal ausgeteilt
    }, bis die Hände spielbar waren.
match-won =
    { $seats } gewinnt die Partie mit { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }.
match-won-by-team =
    { $seats } gewinnen die Partie als Team mit { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }.
match-shared-by-teams =
    { $seats } teilen sich den Sieg: Ihre Teams haben je { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
match-shared =
    { $seats } teilen sich den Sieg mit je { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }.
undone = Zurückgenommen: { $what }.
undone-none = Es gibt nichts mehr zurückzunehmen.
