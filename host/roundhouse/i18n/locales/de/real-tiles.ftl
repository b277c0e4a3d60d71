### The screens of a table with real tiles: the call pad, what is asked there, and the hub alone.

## At a real table: the call pad

called-drew = Gezogen
called-done = Fertig
called-passed = Gepasst
called-more = Mehr
called-clear = Leeren
called-redo = Noch einmal
# Same in English.
called-blank = blank
called-on-table = liegt
called-touch-two = Tipp auf beide Zahlen des gelegten Steins.
called-touch-second = Und die andere Zahl? Dieselbe noch einmal ist ein Doppel.
called-where = { $tile }: Tipp auf den Zug, an dem er liegt.
called-where-unseen = Ein Stein, den niemand lesen konnte: Tipp auf seinen Zug.
called-fits = Passt an: { $trains }.
called-fits-one = Passt nur an den { $train }.
called-fits-none = { $tile } passt an keinen Zug, an den { $seat } jetzt legen darf.
called-lies = { $tile } liegt schon auf dem Tisch.
called-lay-on = An den { $train }
called-engine = { $tile } liegt
called-penalty = Strafstein gezogen
called-which-way = Wie herum liegt er?
called-opens = { $end } ist offen
called-left = Linkes Ende: { $train }
called-right = Rechtes Ende: { $train }
called-not-ended = Noch nicht { $seat }: { $turn } hat noch nicht beendet.
called-is-done = { $turn } ist fertig
called-not-yet = Noch nicht { $seat }: { $turn } ist dran.
called-nothing-to-undo = Es gibt nichts zurückzunehmen.

## At a real table: what is asked

called-leader = Wer fängt die erste Runde an?
called-leader-line = Tipp auf jemanden oder lass das Los entscheiden.
called-lot = Losen
called-holder-hand = Wer hat { $tile }?
called-holder-found = Wer hat das höchste Doppel, das noch keine Lok war?
called-holder-each = Wer hat das höchste Doppel?
called-holder-set = Wer hat den Stein mit den meisten Augen?
called-finder = Alle ziehen einen Stein. Wer findet die Lok?
called-holder-line = Alle sehen ihre Steine an. Tipp auf den Namen.
called-nobody = Niemand
called-round = Runde { $round }
called-take =
    Dreht die Steine um, mischt, und nehmt je { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.
called-take-engine =
    Legt { $tile } in die Zentrale. Mischt die anderen verdeckt, und nehmt je { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.
called-dealt = Alle haben ihre Steine
called-hand = Was hat { $seat } noch?
called-hand-line =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } nach den Ansagen. Tipp jeweils beide Zahlen an, oder nenn die Summe.
called-last-double = Wie viele Augen hat das Doppel, mit dem { $seat } Schluss gemacht hat?
called-last-double-line = Niemand hat es gesehen: { $seat } nennt die Augen.
called-by-tiles = Stein für Stein
called-by-sum = Als Summe
called-told = { $seat } hat { $sum }
called-told-twice = { $tile } ist schon genannt.
called-last-back = Letzten zurück
called-over = Die Partie ist vorbei
called-end = Ende

## At a real table: more

called-more-title = An diesem Tisch
called-more-line = Alles bisher Gesagte ist gespeichert.
called-unseen = Ein unlesbarer Stein
called-unseen-line = Er liegt, und was darauf ist, bleibt offen.
called-unseen-double = Ein unlesbares Doppel
called-unseen-double-line = Es liegt quer, und seine Zahl bleibt offen.
called-redo-line = Was zurückgenommen wurde, soweit es noch geht.
called-how-to-play-line = Die Regeln dieses Spiels und was ihr vereinbart habt.
called-settings-line = Sprache, Schrift, Bewegung, Ton.
called-scores-line = Das Blatt nach Runden, und Korrekturen.
called-trust = Auf Vertrauen
called-trust-line = Was in dieser Runde niemand prüfen konnte.
called-trust-none = In dieser Runde galt nichts auf Vertrauen.
called-stop = Ende nach dieser Runde
called-stop-line = Danach beginnt keine; wer vorn liegt, gewinnt.
called-leave = Tisch verlassen
called-leave-line = Er wartet, wie er steht, und geht ein andermal weiter.

## The hub alone

slots-seat = { $seat }, drück das Gleis vor dir.
slots-taken = Dort sitzt schon jemand.
slots-anew = Umsetzen
slots-leader = Wer fängt die erste Runde an? Drück dieses Gleis, oder die Lok für das Los.
slots-next = Drück die Lok, wenn alle ihre Steine haben.
slots-deal = Drück die Lok, wenn alle ihre Steine haben.
slots-finder = Alle ziehen einen Stein. Wer die Lok findet, drückt lang, um sie zu legen; die Lok: niemand.
slots-holder-hand = Wer { $tile } hat, drückt lang, um ihn zu legen; die Lok: niemand hat ihn.
slots-holder-found = Wer das höchste Doppel hat, das noch keine Lok war, drückt lang, um es zu legen; die Lok: niemand.
slots-holder-each = Wer das höchste Doppel hat, drückt lang, um es zu legen.
slots-holder-set = Wer den Stein mit den meisten Augen hat, drückt.
nudge = Keine Eile, { $seat }: Du bist dran.
slots-ready = Die Zentrale ist bereit.
slots-drew = Gezogen
slots-tile = Gleis: ein Stein
slots-double = Lang: ein Doppel
slots-draws = Lok: gezogen
slots-ends = Zweimal: fertig
slots-touch = Tipp auf das Bild.
slots-undoes = Lang: rückgängig
slots-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }

## A hub that has gone, and is there again

hub-gone = Die Zentrale ist weg.
hub-troubled = Die Zentrale hat einen Fehler.
hub-back = Die Zentrale ist wieder da.
