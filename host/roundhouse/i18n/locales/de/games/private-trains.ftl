### Private Trains.
### In refusals { $train } and { $on } are “Zug von Bo” or “Mexican Train”, without an article, { $owner } is the name of the
### train's owner, { $double } is “Doppel 6-6” without an article, or bare “6-6” where English has no “the” before it, { $tile } is
### “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Private Züge
    .line = Ein Zug für jeden, offen nur mit Marker; die niedrigste Summe gewinnt.
    .card = Ein Zug für jeden, offen nur mit Marker.
    .card-how = Das ruhige Spiel für zwei bis zwölf.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Vorbereitung
pt-1 = Jede Runde hat ihr führendes Doppel: erst das höchste und dann abwärts, oder das niedrigste und dann aufwärts.
    .text = Jede Runde baut auf ihrem führenden Doppel auf, an dem alle Züge beginnen. Das erste ist das höchste Doppel des Satzes. Jede Runde nimmt das nächstniedrigere, bis das Doppel-Blank die letzte Runde geführt hat.
pt-2 = Das führende Doppel wird gelegt; dann ziehen alle so viele Steine, wie der Satz Zahlen hat, wenn sie reichen.
    .text =
        Legt das führende Doppel in die Mitte, bevor jemand zieht. Mischt dann den Rest, und alle Spieler ziehen so viele Steine, wie der Satz Zahlen hat: 7 aus einem Doppel-6-Satz, 10 aus einem Doppel-9-Satz, 13 aus einem Doppel-12-Satz, 16 aus einem Doppel-15-Satz, 19 aus einem Doppel-18-Satz.

        Mit fünf Spielern oder mehr, oder mit einem Satz, der dafür zu klein ist, zieht ihr so viele, dass noch ein Zehntel des Satzes im Vorrat bleibt. Ihr könnt euch auch auf jede andere Zahl einigen.
pt-3 = Die erste Runde fängt an, wer den schwersten Stein hat; danach, wer in der letzten, auch einer blockierten, die wenigsten Punkte bekam.
    .text = In der ersten Runde sucht ihr den schwersten Stein auf allen Händen, auch die Doppel zählen; von zweien mit gleich vielen Augen ist der mit dem höheren Ende der schwerere. Wer ihn hat, fängt an und muss ihn nicht legen. Jede spätere Runde fängt an, wer in der Runde davor die wenigsten Punkte bekam; haben mehrere die wenigsten, wer davon zuerst sitzt.
pt-4 = Es geht im Uhrzeigersinn, oder andersherum, wenn ihr euch darauf einigt.
    .text = Wer anfängt, ist zuerst dran; dann geht es im Uhrzeigersinn um den Tisch, immer zum Spieler links davon.
chapter-your-turn = Du bist dran
pt-5 = Du legst einen Stein, mit einem Doppel zwei: an den eigenen Zug, einen mit Marker oder den Mexican Train.
    .text = Leg einen Stein; nach einem Doppel noch einen. Dein eigener Zug beginnt am führenden Doppel mit einem Stein, der dazu passt. Du darfst an deinen eigenen Zug legen, an jeden anderen, der einen Marker und mindestens einen Stein hat, und an den Mexican Train, den jeder mit einem Stein beginnen darf, der zum führenden Doppel passt.
pt-6 = Passt nichts an den eigenen Zug, zieh erst einen Stein; kannst du immer noch nicht legen, geht dein Marker hoch.
    .text = Wenn du an deinen eigenen Zug legen kannst, oder, sobald du gezogen hast, irgendwo sonst, musst du es. Passt keiner deiner Steine an deinen eigenen Zug, zieh vor allem anderen einen, selbst wenn einer an einen anderen Zug passt. Nach diesem Ziehen darfst du legen, wo deine Steine passen. Passen sie nirgends, geht dein Marker hoch, und du bist nicht mehr dran. Solange du nicht legen kannst, beginnst du jedes Mal mit Ziehen.
pt-7 = Einen Marker nimmt nur weg, wem der Zug gehört, nachdem dort gelegt ist.
    .text = Niemand außer dir nimmt deinen Marker weg, und er kommt nie von selbst weg. Du darfst ihn wegnehmen, wenn du, seit er hochging, an deinen eigenen Zug gelegt hast, solange du noch dran bist. Vergisst du es, bleibt dein Zug für die anderen offen, und du kannst es immer noch tun, wenn du später wieder dran bist, vor oder nach dem Legen.
chapter-doubles = Doppel
pt-8 = Auf ein Doppel kommt ein Stein; am eigenen Zug darfst du es dem nächsten Spieler überlassen.
    .text = Ein Doppel verlangt einen zweiten Stein, der darauf gelegt wird. Auf deinem eigenen Zug hast du noch eine Wahl: Lass das Doppel, wie es ist, und leg einen Stein, aber kein Doppel, an den Mexican Train. Dann muss der nächste Spieler dein Doppel vor allem anderen abdecken, obwohl der Zug dir gehört. Wer es nicht abdecken kann, zieht einen Stein. Deckt auch der es nicht ab, geht der Marker hoch, und die Pflicht geht an den nächsten Spieler weiter, bis es jemand abdeckt, vielleicht du.
pt-9 = Hast du keinen Stein auf ein Doppel, zieh einen; hilft das nicht, darfst du nur noch ein Doppel legen.
    .text = Hast du keinen Stein für dein Doppel, zieh einen. Hilft der nicht, darfst du, solange du dran bist, nichts weiter legen, mit einer Ausnahme: ein anderes Doppel, das sich legen lässt. Es verlangt genauso einen Stein, und wenn nötig ziehst du noch einen. Konntest du auf eines deiner Doppel nicht nachlegen, wenn du fertig bist, geht dein Marker hoch.
pt-10 = Ihr dürft vereinbaren, dass ein offenes Doppel alles andere aufhält, bis jemand es abdeckt.
    .text = Ihr dürft vereinbaren, dass ein nicht abgedecktes Doppel alles andere Legen aufhält. Dann muss es reihum jeder Spieler abdecken oder zieht einen Stein und deckt es damit ab, wenn er passt; wenn nicht, geht der eigene Marker hoch. Sind es mehrere, kommt das zuerst gelegte zuerst.
chapter-going-out-and-scoring = Schluss machen und Punkte
pt-11 = Steine auf deiner Hand zählen ihre Augen, 0-0 zählt 50; die niedrigste Summe gewinnt die Partie.
    .text = Die Runde endet, wenn ein Spieler den letzten Stein gelegt hat, auch ein Doppel, oder wenn niemand mehr legen kann. Zähl dann die Augen, die auf deiner Hand geblieben sind, das Doppel-Blank als 50, zu deinen Gesamtpunkten. Hat jedes Doppel des Satzes eine Runde geführt, gewinnt die niedrigste Summe.

## Refusals

pt-1-no-engine = { $tile } kann nicht die Lok sein: Das führende Doppel liegt schon. Leg an einen Zug an.
pt-2-engine-dealt = { $seat } kann { $tile } nicht haben: Das ist die Lok in der Zentrale. Nenn einen anderen.
pt-3-who-leads = Hier fehlt etwas: Verdeckte Hände zeigen nicht, wer anfängt. Nenn auch den Namen.
pt-3-not-leader = { $seat } fängt nicht an: { $leader } hatte die wenigsten Punkte. Beginnt mit { $leader }.
pt-3-not-heaviest = { $seat } fängt nicht an: Eine andere Hand hat einen schwereren Stein. Nenn, wer anfängt.
pt-4-not-in-turn = { $seat } muss warten: Es geht der Reihe nach. Jetzt ist { $turn } dran.
pt-4-not-done = { $seat } muss warten: { $turn } ist noch dran. Der Spielzug endet mit Fertig.
pt-4-turn-over = { $seat } kann nichts mehr tun: Dieser Spielzug ist vorbei. Jetzt ist { $turn } dran.
pt-5-engine = { $tile } kann den Zug nicht beginnen: An die Lok passt nur { $value }. Leg einen Stein mit { $value }.
pt-5-closed = Der Zug von { $owner } ist privat: Sein Marker ist unten. Leg an einen offenen Zug an.
pt-5-one-tile = { $seat } darf nicht zweimal legen: Der Stein liegt. Nimm den Marker weg oder sag Fertig.
pt-5-turn-used = { $seat } ist fertig: Man legt einen Stein, mit einem Doppel zwei. Jetzt ist { $turn } dran.
pt-6-can-play-draw = { $seat } darf nicht ziehen: { $tile } passt an den { $train }. Wer legen kann, muss es.
pt-6-can-play-done = { $seat } darf nicht passen: { $tile } passt an den { $train }. Wer legen kann, muss es.
pt-6-draw-first = { $seat } darf noch nicht passen: Vor dem Passen wird gezogen. { $seat } zieht einen Stein.
pt-6-drew = { $seat } darf nicht zweimal ziehen: Einmal ist genug. Leg einen Stein oder sag Fertig.
pt-6-draw-to-visit = Der Zug von { $owner } muss warten: Auf den von { $seat } passt nichts. Zieh erst einen.
pt-6-up-by-itself = Niemand stellt den Marker auf: Bei { $seat } geht er beim Passen hoch. Spielt weiter.
pt-7-not-in-turn = { $seat } muss warten: Das geht, wenn { $seat } dran ist, nach dem Legen. Warte darauf.
pt-7-not-up = Dort ist kein Marker: Der Zug von { $seat } ist schon privat. Spielt weiter.
pt-7-not-played = Der Marker bleibt oben: { $seat } hat dort seitdem nicht gelegt. Leg erst dort.
pt-7-not-owner = Diesen Marker nimmt nur { $owner } herunter: Der Zug gehört { $owner }. Lass ihn stehen.
pt-8-follow = Das muss warten: Erst kommt das { $double }. Leg darauf.
pt-8-can-play-draw = { $seat } darf nicht ziehen: Nach dem Doppel geht { $tile } an den { $train }. Leg das.
pt-8-can-play-done = { $seat } darf nicht passen: Nach dem Doppel geht { $tile } an den { $train }. Leg das.
pt-8-draw-first = { $seat } darf noch nicht passen: Auf das Doppel muss ein Stein. { $seat } zieht erst einen.
pt-8-cover = Das muss warten: Erst kommt das { $double } am { $on }. Deck es ab.
pt-9-only-double = { $tile } muss warten: Erst kommt das { $double }. Leg etwas darauf oder noch ein Doppel.
pt-9-can-follow = { $tile } muss warten: Für das { $double } ist ein Stein auf der Hand. Leg den.
pt-10-cover = Das muss warten: Erst kommt das { $double } am { $on }. Deck es ab.
pt-10-can-play-draw = { $seat } darf nicht ziehen: { $tile } deckt das Doppel am { $train } ab. Leg das.
pt-10-can-play-done = { $seat } darf nicht passen: { $tile } deckt das Doppel am { $train } ab. Leg das.
pt-10-draw-first = { $seat } darf noch nicht passen: Ein Doppel ist offen. { $seat } zieht erst einen Stein.
pt-11-no-call = Hier wird nichts angesagt: Letzte Steine meldet man in diesem Spiel nicht. Spielt weiter.
## Why a play is allowed, and what follows from it

pt-6-reason-visit = Der { $train } steht offen: { $seat } hat gezogen, oder der Vorrat ist leer.
pt-6-reason-visit-first = Der { $train } steht offen: { $seat } hat auch etwas für den eigenen Zug.
pt-7-reason-marker = { $seat } darf den Marker wegnehmen: Auf diesen Zug wurde gelegt.
pt-7-reason-stop = { $seat } darf den Spielzug beenden: Der Marker darf oben bleiben.
pt-7-reason-then-marker = { $seat } darf jetzt den Marker wegnehmen oder Fertig sagen.
pt-9-reason-second-double = { $tile } ist noch ein Doppel: Auf das { $double } passt nichts von der Hand.
pt-9-reason-pass = { $seat } darf passen: Auf das Doppel passt nichts von der Hand.

## What is taken on trust

pt-6-trust-play = Auf Vertrauen: { $seat } hat etwas für den eigenen Zug.
    .denied = Auf Vertrauen: { $seat } legt einen Stein, den früheres Ziehen oder Passen ausschloss.
pt-6-trust-idle = Auf Vertrauen: { $seat } hat keinen Stein, der gelegt werden muss.
pt-8-trust-idle = Auf Vertrauen: { $seat } hat keinen Stein für das Doppel.
pt-9-trust-play = Auf Vertrauen: { $seat } hat keinen Stein, der auf das erste Doppel passt.
pt-10-trust-idle = Auf Vertrauen: { $seat } hat keinen Stein, der das Doppel abdeckt.

## House rules

option-upward = Aufwärts
    .line = Das erste führende Doppel ist das niedrigste, und jede Runde hat das nächsthöhere.
option-counter-clockwise = Gegen den Uhrzeiger
    .line = Es geht nach rechts statt nach links.
option-mexican-train = Mit Mexican Train
    .line = Neben den Zügen der Spieler gibt es einen, an den jeder legen darf.
option-visit-without-drawing = Ohne Ziehen woanders
    .line = Passt nichts an den eigenen Zug, darfst du sofort an einen anderen legen, ohne erst zu ziehen.
option-suspend-plays = Doppel halten alle auf
    .line = Solange ein Doppel nicht abgedeckt ist, legt niemand anderswo: Reihum deckt man es ab oder zieht.
option-follow-last-double = Nach letztem Doppel
    .line = Ist dein letzter Stein ein Doppel, ziehst du und machst nur Schluss, wenn der gezogene Stein darauf passt.
