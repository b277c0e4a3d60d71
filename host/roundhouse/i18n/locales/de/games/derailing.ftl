### Derailing the Train.
### In refusals { $train } and { $on } are “Zug von Bo” or “Mexican Train”, without an article, { $owner } is the name of the
### train's owner, { $double } is “Doppel 6-6” without an article, or bare “6-6” where English has no “the” before it, { $tile } is
### “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Zug entgleist
    .line = Doppel lassen jeden Zug entgleisen; nach allen Bahnsteigen gewinnt die niedrigste Summe.
    .card = Ein Doppel lässt seinen Zug entgleisen.
    .card-how = Stell ihn aufs Gleis oder nimm einen anderen.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Vorbereitung
dt-1 = Bis zu vier Spieler nehmen einen Doppel-9-Satz, mehr einen Doppel-12-Satz; alle bekommen zehn Steine.
    .text = Zwei bis vier Spieler nehmen einen Doppel-9-Satz, fünf bis acht einen Doppel-12-Satz, und alle ziehen zehn Steine. Beides ist ein Vorschlag: Nehmt einen anderen Satz oder teilt eine andere Zahl aus, wenn ihr mögt, solange die Steine reichen. Was übrig ist, ist der Vorrat, der in diesem Spiel Rangierbahnhof heißt.
dt-2 = Wer das höchste unbenutzte Doppel hat, legt es als Bahnsteig; jedes Doppel ist einmal der Bahnsteig.
    .text =
        Das Doppel in der Mitte des Tisches heißt Bahnsteig, und jedes Doppel des Satzes ist in einer Runde der Bahnsteig. Sieh auf deine Hand: Von allen Doppeln auf den Händen der Spieler, die noch kein Bahnsteig waren, wird das höchste in die Zentrale gelegt, und zwar von dem, der es hat. Es kommt aus dieser Hand und wird nicht ersetzt.

        Hat niemand ein unbenutztes Doppel, ziehen alle gleichzeitig einen Stein, wieder und wieder, bis eines auftaucht; tauchen zwei zugleich auf, zählt das höhere. Das Punkteblatt zeigt, welche Doppel benutzt sind. Ein benutztes Doppel ist von da an ein gewöhnlicher Stein und lässt Züge entgleisen wie jedes andere.
dt-3 = Wer den Bahnsteig gelegt hat, spielt zuerst; es geht im Uhrzeigersinn, bis jemand keinen Stein mehr hat.
    .text = Wer den Bahnsteig gelegt hat, ist auch zuerst dran. Danach geht es im Uhrzeigersinn, bis jemand keinen Stein mehr hat oder niemand mehr legen kann.
chapter-your-turn = Du bist dran
dt-4 = Wer dran ist, legt einen Stein; der erste Stein jedes Zuges passt zum Bahnsteig.
    .text = Du legst einen Stein, wenn du dran bist: an deinen eigenen Zug, an den Gemeinschaftszug oder an den Zug von jemandem, dessen Marker oben ist. Der erste Stein jedes Zuges muss zum Bahnsteig passen.
dt-5 = Der Gemeinschaftszug ist für alle offen; eigene Züge sind privat.
    .text = Es gibt einen Gemeinschaftszug. Jeder darf ihn beginnen, und jeder darf immer daran anlegen. Dein eigener Zug ist privat: Niemand sonst legt an, außer wenn dein Marker oben oder der Stein ein Doppel ist.
dt-6 = Wer nicht legen kann, zieht einen Stein; hilft der nicht, öffnet ein Marker den Zug, bis man dort selbst legt.
    .text = Wenn du nicht legen kannst, zieh einen Stein. Leg ihn, wenn er passt. Passt er nicht, geht dein Marker hoch, und alle dürfen an deinen Zug legen, bis du selbst dort legst. Das gilt auch, wenn dich ein entgleister Zug am Legen hindert.
dt-17 = Wer legen kann, muss, auch wenn dadurch der eigene Zug entgleist.
    .text = Wenn du einen Stein hast, den du legen darfst, musst du einen legen, selbst wenn der einzige ein Doppel ist, das deinen eigenen Zug entgleisen lässt. Die Anleitung lässt das offen. An eurem Tisch kann es erlaubt sein, stattdessen einen Stein zu ziehen; danach darfst du jeden Stein legen, der passt, oder beenden, und dein Marker geht hoch.
chapter-derailing = Entgleisen
dt-7 = Ein Doppel lässt jeden begonnenen Zug entgleisen, auch einen privaten, der dann einen Marker bekommt.
    .text = Doppel lassen Züge entgleisen. Ein Doppel passt an jeden begonnenen Zug, der mit seiner Zahl endet, mit oder ohne Marker: an deinen eigenen Zug, den Gemeinschaftszug oder den privaten Zug von jemand anderem. Ein privater Zug, der entgleist, bekommt sofort seinen Marker und ist für alle offen.
dt-8 = Wer einen Zug entgleisen lässt, darf das Doppel sofort mit einem zweiten Stein abdecken, muss aber nicht.
    .text = Nachdem du einen Zug entgleisen lassen hast, darfst du einen zweiten Stein legen, aber nur aus deiner Hand und nur auf dieses Doppel; damit steht der Zug wieder auf dem Gleis. Du musst nicht, und du kannst dafür nicht ziehen.
dt-9 = Solange dein eigener Zug entgleist ist, legst du nur auf sein Doppel.
    .text = Solange dein eigener Zug entgleist ist, kannst du nur auf sein Doppel legen. Hast du dafür keinen Stein, ziehst du jedes Mal einen, wenn du dran bist, und legst ihn, wenn er passt. So wartest du, bis du oder jemand anders deinen Zug wieder aufs Gleis stellt.
dt-10 = Ist der Gemeinschaftszug entgleist, legt niemand anderswo, außer an den eigenen entgleisten Zug.
    .text =
        Ein entgleister Gemeinschaftszug hält alle auf: Bis ein Stein sein Doppel abdeckt, legt niemand anderswo.

        Es gibt eine Ausnahme. Ist dein eigener Zug auch entgleist, darfst du ihn wieder aufs Gleis stellen. Mehr darfst du nicht: Das Doppel des Gemeinschaftszugs decken die anderen ab, oder du, wenn du später wieder dran bist.
dt-11 = Mehrere Züge können zugleich entgleist sein; wer frei legen darf, darf jeden davon abdecken.
    .text = Es kann mehr als ein Zug entgleist sein. Wer frei legen darf, darf das Doppel jedes entgleisten Zuges abdecken, wem er auch gehört, aber niemand muss.
dt-12 = Ein Zug, der wieder auf dem Gleis steht, bleibt für alle offen, bis dort legt, wem er gehört.
    .text = Ist sein Doppel abgedeckt, steht ein Zug wieder auf dem Gleis. Er ist noch für alle offen, bis dort legt, wem er gehört. Deckst du das Doppel an deinem eigenen Zug selbst ab, zählt das schon dafür.
chapter-going-out-and-scoring = Schluss machen und Punkte
dt-13 = Wer nur noch einen Stein hat, kündigt das am Ende des Spielzugs an, aus Höflichkeit.
    .text = Wer nur noch einen Stein hat, klopft damit auf den Tisch, sobald er fertig ist; hier warnt die Zentrale für dich mit ihrem Klang. Es ist eine Höflichkeit, und nichts geschieht, wenn du es vergisst. Du musst nie klopfen, wenn du mit einem Doppel und dem Stein darauf auf einmal Schluss machst.
dt-14 = Ist der Vorrat leer, geht es weiter, bis niemand mehr legen kann.
    .text = Ist der Vorrat leer, geht es ohne Ziehen weiter, bis jemand Schluss macht oder niemand mehr einen Stein legen kann.
dt-15 = Die Augen auf deiner Hand zählen; nach dem letzten Bahnsteig gewinnt die niedrigste Summe. Teams rechnen zusammen.
    .text = Alle Spieler zählen die Augen, die auf ihren Händen geblieben sind; 0-0 zählt nichts. War jedes Doppel einmal der Bahnsteig, gewinnt die niedrigste Summe. Ihr könnt in gleich großen Teams spielen, deren Mitglieder in gleichem Abstand um den Tisch sitzen; dann werden die Summen eines Teams zusammengezählt.
dt-16 = Machst du mit einem Doppel Schluss, das entgleisen lässt, bekommt dessen Augen, wem der Zug gehört.
    .text = Lässt dein letzter Stein einen Zug entgleisen, kostet das jemanden: Ist er ein Doppel am Zug eines anderen Spielers, kommen seine Augen zu den Punkten dieses Spielers, und auf dem Gemeinschaftszug zu denen aller außer dir. Auf deinem eigenen Zug kommen sie zu deinen. Nichts kommt dazu, wenn ein Doppel und der Stein darauf deine letzten beiden sind.

## Refusals

dt-2-not-leader = { $seat } fängt nicht an: Eine andere Hand hat ein höheres Doppel. Nenn, wer anfängt.
dt-2-who-leads = Hier fehlt etwas: { $seat } hat { $tile } und fängt vielleicht an. Nenn, wer anfängt.
dt-2-platform-first = Das muss warten: Die Runde hat keinen Bahnsteig. { $seat } legt ihn zuerst.
dt-2-laid = { $tile } kann nicht der Bahnsteig sein: Die Runde hat schon einen. Leg an einen Zug an.
dt-2-not-double = { $tile } kann nicht der Bahnsteig sein: Es ist kein Doppel. Leg das höchste unbenutzte.
dt-2-used = { $tile } kann nicht der Bahnsteig sein: Das war schon einer. Leg das höchste unbenutzte.
dt-2-not-highest = { $tile } kann nicht der Bahnsteig sein: { $double } ist höher und unbenutzt. Leg das.
dt-2-higher = Dieser Bahnsteig ist zu niedrig: { $seat } hat das { $double }. Nehmt zurück, wer anfängt.
dt-3-not-in-turn = { $seat } muss warten: Es geht der Reihe nach. Jetzt ist { $turn } dran.
dt-3-not-done = { $seat } muss warten: { $turn } ist noch dran. Der Spielzug endet mit Fertig.
dt-3-turn-over = { $seat } kann nichts mehr tun: Dieser Spielzug ist vorbei. Jetzt ist { $turn } dran.
dt-4-platform = { $tile } kann den Zug nicht beginnen: An den Bahnsteig passt nur { $value }. Beginn mit { $value }.
dt-4-one-tile = { $seat } kann nichts mehr tun: Der eine Stein liegt. Jetzt ist { $turn } dran.
dt-5-private = Der Zug von { $owner } ist privat: Dort gehen nur Doppel. Leg woanders.
dt-6-drew = { $seat } darf nicht zweimal ziehen: Einmal ist genug. Der Spielzug endet mit Fertig.
dt-6-draw-first = { $seat } darf noch nicht passen: Vor dem Passen wird gezogen. { $seat } zieht einen Stein.
dt-6-by-itself = Niemand bewegt Marker: Der von { $seat } geht von selbst hoch und runter. Spielt weiter.
dt-7-first-tile = Ein Doppel kann keinen Zug beginnen: Dieser hat noch keinen Stein. Leg etwas anderes.
dt-8-on-double = Das muss warten: Auf dem { $on } liegt ein Doppel. Deck es ab oder sag Fertig.
dt-8-no-draw = { $seat } darf nicht ziehen: Ein Doppel liegt offen. Deck es ab oder sag Fertig.
dt-8-covered = { $seat } kann nichts mehr tun: Das Doppel ist abgedeckt. Jetzt ist { $turn } dran.
dt-9-own-derailed = Das muss warten: Der Zug von { $owner } ist entgleist. Deck dort erst das { $double } ab.
dt-10-community-derailed = Das muss warten: Der { $on } ist entgleist. Deck dort erst das { $double } ab.
dt-13-called-by-hub = { $seat } muss nichts ansagen: Der letzte Stein wird sowieso gemeldet. Spielt weiter.
dt-13-no-penalty = Niemand zieht einen Strafstein: Dafür gibt es in diesem Spiel keinen. Spielt weiter.
dt-17-can-play-draw = { $seat } darf nicht ziehen: { $tile } passt an den { $train }. Wer legen kann, muss es.
dt-17-can-play-done = { $seat } darf nicht passen: { $tile } passt an den { $train }. Wer legen kann, muss es.
## Why a play is allowed, and what follows from it

dt-2-reason-engine = { $tile } ist der Bahnsteig: { $seat } legt ihn.
dt-4-reason-begin = { $tile } kann den { $train } beginnen: An den Bahnsteig passt { $value }.
dt-6-reason-pass = { $seat } darf nach dem Ziehen passen: Was passt, muss nicht gelegt werden.
dt-7-reason-derail = { $tile } lässt den Zug von { $owner } entgleisen: Das darf jedes Doppel.
dt-9-reason-own-derailed = { $tile } deckt das { $double } ab: Der Zug von { $owner } ist entgleist.
dt-10-reason-community-derailed = { $tile } deckt das { $double } ab: Ein entgleister Gemeinschaftszug geht vor.
dt-11-reason-cover = { $tile } deckt das { $double } ab: Das darf, wer frei legen kann.
dt-8-reason-then-on-double = { $seat } darf das { $double } gleich abdecken oder Fertig sagen.
dt-9-reason-then-own-derailed = { $seat } muss jetzt das { $double } am { $on } abdecken oder ziehen.
dt-10-reason-then-community-derailed = { $seat } muss jetzt den { $on } aufs Gleis setzen oder ziehen.
dt-16-reason-last-double = { $tile } lässt als letzter Stein entgleisen: Die Augen zählen beim Zug dort.

## What is taken on trust

dt-2-trust-engine = Auf Vertrauen: { $seat } legt das höchste unbenutzte Doppel aller Hände.
dt-2-trust-play = Auf Vertrauen: { $seat } legt ein Doppel, das bei der Suche nach dem Bahnsteig niemand hatte.
dt-17-trust-play = Auf Vertrauen: { $seat } legt einen Stein, der nach früherem Ziehen oder Passen nicht da war.
dt-17-trust-idle = Auf Vertrauen: { $seat } hat nichts zu legen.

## House rules

option-draw-instead = Lieber ziehen
    .line = Wenn du legen kannst, darfst du stattdessen einen Stein ziehen.
