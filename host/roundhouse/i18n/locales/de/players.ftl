### The screens about who sits at a table: whether others agree to an undo, who comes, leaves, or hands over.

## Undo, where people share the screen

back-title = { $seat } möchte zurücknehmen
back-title-somebody = Jemand möchte zurücknehmen
back-what = Zurückgenommen wird: { $what }.
back-hidden = Zurückgenommen wird, was seitdem geschah.
back-ask = { $others }: einverstanden?
back-ask-all = Sind alle einverstanden?
back-engine = Auch langes Drücken der Lok auf der Zentrale sagt ja.
back-agreed = Zurücknehmen
back-not = So lassen
fix-asks = { $seat } sagt, eine Ansage war anders
fix-ask = { $caller } oder die Mehrheit am Tisch: Seid ihr einverstanden?
fix-agreed = Berichtigen
fix-declined = So lassen
stand = Gelten lassen
stand-line = Die zuletzt abgelehnte Ansage behalten und von dort weiterspielen.
stand-title = Gelten lassen?
stand-what = { $what }: abgelehnt nach { $clause }.
stand-why = „{ $note }“
stand-open = Welche Zahl ist jetzt offen?
stand-note = Eine Notiz, wenn ihr mögt
stand-note-long = Diese Notiz ist zu lang: höchstens { $most } Zeichen.
stand-note-mark = Eine Notiz ist eine Zeile ohne { $mark }.
stand-gone = Der Tisch ist jetzt ein anderer: diese Ansage kann nicht mehr gelten.
stand-asks = { $seat } möchte eine abgelehnte Ansage gelten lassen
stand-none = Es gibt keine abgelehnte Ansage, die gelten könnte.
stand-cannot = Das kann nicht gelten: { $why }
stand-not = Sie bleibt abgelehnt

## At this table

roster = Spieler
roster-title = An diesem Tisch
called-roster-line = Wer kommt, wer geht, wer für jemanden weiterspielt.
roster-line = Tipp auf einen freien Platz, um dich zu setzen, oder auf jemanden: Dort kann ein anderer weiterspielen, oder man geht.
roster-only-hand-over = { $reason } Tipp auf jemanden: Dort kann jederzeit ein anderer oder der Computer weiterspielen.
roster-later = Man kommt, geht und tauscht die Plätze zwischen den Runden.
roster-name-taken = { $name } heißt hier schon jemand: Nimm einen anderen Namen.
roster-name-here = { $name } sitzt hier schon: Lass die beiden die Plätze tauschen, oder nimm einen anderen Namen.
not-here = Hier gibt es nichts mit dieser Nummer: Wähl etwas, das zu sehen ist.
only-own-seat = Hier handelst du nur für { $name }: Für einen anderen Platz geh an den Bildschirm des Tisches.

## Somebody who comes

comes-title = Wer setzt sich hierher?
comes-first = { $name } spielt wie alle ab der ersten Runde mit.
comes-new =
    { $name } beginnt mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }, für { $missed ->
        [one] { $missed } Runde
       *[other] { $missed } Runden
    } ohne { $name }.
comes-back =
    { $name } ist zurück, mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }: denen von vorher und für { $missed ->
        [one] { $missed } verpasste Runde
       *[other] { $missed } verpasste Runden
    }.
comes-back-at-once =
    { $name } ist zurück, mit { $total ->
        [one] dem { $total } Punkt
       *[other] den { $total } Punkten
    } von vorher.
comes-points = Je verpasste Runde
comes-give = Diese Punkte geben
comes-average = Schnitt der anderen
comes-sit = Hinsetzen

## Somebody who sits there

stays-title = Der Platz von { $name }
stays-line = Wer hier weiterspielt, bekommt Hand und Punkte des Platzes. { $leaving }
stays-may-leave = Wer geht, behält, was auf dem Blatt steht, und kann zurückkommen.
stays-leave = { $name } geht
stays-swap = Tauscht den Platz mit
stays-put = niemandem

## A table that is paused

pause-table = Den Tisch anhalten
resume-table = Den Tisch fortsetzen
paused = Der Tisch ist angehalten
paused-line = Computer und Erinnerungen warten, bis jemand ihn fortsetzt.
pause-table-line = Computer und Erinnerungen warten.
turn-left = noch { $seconds } s
turn-late = { $seat } ist schon { $seconds } Sekunden dran. Niemand muss sich beeilen.
