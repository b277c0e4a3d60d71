### Mexican Train.
### In refusals { $train } and { $on } are “Zug von Bo” or “Mexican Train”, without an article, { $owner } is the name of the
### train's owner, { $double } is “Doppel 6-6” without an article, or bare “6-6” where English has no “the” before it, { $tile } is
### “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

# Same in English.
game = Mexican Train
    .line = Ein Zug für jeden und einer für alle; die wenigsten Punkte nach der letzten Lok gewinnen.
    .card = Ein Zug für alle, Marker, Doppel abdecken.
    .card-how = Jeder hat einen Zug, und einer ist für alle.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Vorbereitung
mt-1 = Die Anleitung sagt, wie viele Steine man je nach Satz und Zahl der Spieler zieht.
    .text =
        Mischt die Steine verdeckt, und alle ziehen eine Hand; was übrig bleibt, ist der Vorrat. Wie viele Steine ihr zieht, hängt vom Satz und von der Zahl der Spieler ab. Doppel-9: je 12 bei zwei Spielern, 11 bei drei, 10 bei vier. Doppel-12: je 16 bei zwei oder drei, 15 bei vier, 14 bei fünf, 12 bei sechs, 10 bei sieben, 9 bei acht. Doppel-15: je 11 bei neun bis zwölf.

        Bei jeder anderen Zahl von Spielern oder einem anderen Satz werden etwa zwei Drittel der Steine gleichmäßig verteilt, aber nie mehr als je 16.
mt-2 = Die Lok liegt von Anfang an in der Zentrale: das höchste Doppel, dann jede Runde das nächstniedrigere.
    .text =
        Jede Runde hat eine Lok: das Doppel in der Mitte, von dem alle Züge ausgehen. Nehmt es vor dem Mischen aus dem Satz und legt es in die Zentrale. Die erste Runde hat das höchste Doppel des Satzes, die nächste das darunter, und so weiter bis zum Doppel-Blank. Die Lok wird nie abgedeckt.

        Mit der Hausregel, dass die Lok von einer Hand kommt, werden alle Steine ausgeteilt, und wer das Doppel der Runde hat, legt es; oder, wenn es niemand hat, wer das nächstniedrigere hat. Oder es wird das höchste Doppel aller Hände gelegt, das noch keine Lok war. Dafür wird nichts gezogen.
mt-3 = Wer zuerst anfängt, wird ausgelost; danach rückt der Anfang jede Runde, auch nach einer blockierten, einen Platz im Uhrzeigersinn weiter.
    .text =
        Lost aus, wer die erste Runde anfängt, oder einigt euch darauf. In jeder späteren Runde, auch nach einer blockierten, rückt der Anfang einen Platz im Uhrzeigersinn weiter. Auch gespielt wird im Uhrzeigersinn.

        Mit der Hausregel, dass der Sieger anfängt, fängt nach einer blockierten Runde an, wer auch sie angefangen hat. Wo die Lok von einer Hand kommt, fängt an, wer sie gelegt hat, oder nach einer Hausregel der nächste Platz.
chapter-your-turn = Du bist dran
mt-4 = Wer legen kann, muss. Sonst zieh einen Stein: Leg ihn, wenn er passt, oder stell deinen Marker auf.
    .text = Wenn du legen kannst, musst du; einen Stein, der passt, darfst du nicht zurückhalten. Passt nichts, zieh einen Stein aus dem Vorrat. Passt er irgendwo, leg ihn sofort. Passt er nicht, stell deinen Marker auf, und du bist nicht mehr dran.
mt-5 = Wer dran ist, legt einen Stein. Der erste Stein eines Zuges passt zur Lok.
    .text =
        Wenn du dran bist, legst du einen Stein. Dein eigener Zug führt von der Lok zu dir. Sein erster Stein muss zur Lok passen und jeder weitere zum offenen Ende des Zuges.

        Mit der Hausregel des ganzen ersten Zuges wird auf ein Doppel darin nachgelegt wie sonst auch. Liegt dieser Stein woanders oder musste er gezogen werden, endet der erste Zug damit.
mt-6 = Es gibt einen Mexican Train: Jeder kann ihn passend zur Lok beginnen, und er ist für alle offen.
    .text = Neben den Zügen der Spieler gibt es noch einen, den Mexican Train, der allen gehört. Jeder darf ihn beginnen, wann immer er dran ist, mit einem Stein, der zur Lok passt. Von da an darf jeder daran anlegen. Er braucht nie einen Marker und schließt nie.
mt-7 = Ein Zug mit Marker ist für alle offen, bis dort legt, wem er gehört.
    .text = Ein Marker auf einem begonnenen Zug heißt: alle einsteigen. Solange deiner oben ist, dürfen die anderen an deinen Zug legen, als wäre es ihrer. Der Marker kommt weg, wenn du selbst einen Stein an deinen Zug legst, und nur dann.
chapter-doubles = Doppel
mt-8 = Nach einem Doppel legt dieselbe Person nach: auf das Doppel oder wo sie sonst legen darf.
    .text =
        Leg ein Doppel quer. Du darfst noch einen Stein legen, und du musst es auch: Nachgelegt wird auf das Doppel selbst oder wo du sonst legen darfst. Hast du keinen, zieh einen Stein. Kannst du auch mit dem nicht nachlegen, geht dein Marker hoch, du bist nicht mehr dran, und das Doppel bleibt offen.

        Nachlegen darfst du ein zweites Doppel, wenn du danach noch einen Stein hast, der auf eines der beiden passt; dieser Stein muss dann auf eines von ihnen. So bleibt, wenn du fertig bist, höchstens eines deiner Doppel offen. Nach einem zweiten Doppel, das dein letzter Stein ist, muss nichts mehr kommen.
mt-9 = Ein offenes Doppel geht vor: Es muss zuerst abgedeckt werden, wem der Zug auch gehört.
    .text = Ein offenes Doppel, das liegen blieb, hält alles andere auf. Bist du dran, musst du es abdecken, bevor du etwas anderes legst, wem der Zug auch gehört und ob ein Marker oben ist oder nicht; das Abdecken ist dein Spielzug. Sind mehrere offen, deck das zuerst gelegte ab. Kannst du es nicht abdecken, zieh einen Stein. Deckt auch der es nicht ab, geht dein Marker hoch, und die Pflicht geht an den nächsten Spieler über.
mt-10 = Ein Doppel ist geschlossen, sobald seine Zahl aufgebraucht ist.
    .text = Liegt jeder Stein mit seiner Zahl auf dem Tisch, kann nichts mehr ein Doppel abdecken. Dann ist es geschlossen: Es gilt als gewöhnliches Ende seines Zuges, und niemand muss nachlegen oder es abdecken. Wo man nur ein Doppel legen darf, zählt es aber als eines.
chapter-going-out-and-scoring = Schluss machen und Punkte
mt-11 = Dein letzter Stein kann ein Doppel sein: Du machst damit Schluss.
    .text = Dein letzter Stein darf ein Doppel sein. Du machst damit Schluss; niemand muss darauf nachlegen.
mt-12 = Bleibt jemandem nur ein Stein, wird das angesagt: Die Zentrale warnt den Tisch.
    .text = Wenn du so legst, dass dir genau ein Stein bleibt, erfährt es der Tisch, damit die anderen rechtzeitig gewarnt sind. Die Zentrale macht das von selbst, mit ihrem Klang für den letzten Stein.
mt-13 = Die Augen auf deiner Hand sind deine Punkte; die niedrigste Summe gewinnt die Partie.
    .text = Zähl am Ende einer Runde die Augen, die auf deiner Hand geblieben sind, zu deinen Gesamtpunkten. Wer Schluss gemacht hat, bekommt nichts dazu. In einer blockierten Runde zählen alle. Das Doppel-Blank zählt nichts. Nach der letzten Lok gewinnt die niedrigste Summe die Partie.

## Refusals

mt-2-no-engine = { $tile } kann nicht die Lok sein: In der Zentrale liegt schon eine. Leg an einen Zug an.
mt-2-engine-dealt = { $seat } kann { $tile } nicht haben: Das ist die Lok in der Zentrale. Nenn einen anderen.
mt-2-laid-already = { $tile } kann nicht die Lok sein: Sie liegt schon. Leg an einen Zug an.
mt-2-not-called = { $tile } kann nicht die Lok sein: Diese Runde hat das { $double }. Leg das.
mt-2-engine-first = Das muss warten: { $seat } hat das { $double } und legt es zuerst. Leg das.
mt-2-not-holder = { $seat } hat das { $double } nicht: Es ist anderswo. Nenn, wer es hat, oder niemand.
mt-2-holder = Jemand hat es: Man sieht das { $double } auf der Hand von { $seat }. Nenn diesen Platz.
mt-2-no-engine-yet = Das muss warten: Die Runde hat keine Lok. { $seat } legt sie zuerst.
mt-2-laid = { $tile } kann nicht die Lok sein: Die Runde hat schon eine. Leg an einen Zug an.
mt-2-not-double = { $tile } kann nicht die Lok sein: Es ist kein Doppel. Leg das höchste, das übrig ist.
mt-2-used = { $tile } kann nicht die Lok sein: Das war schon eine. Leg das höchste übrige Doppel.
mt-2-too-high = { $tile } kann nicht die Lok sein: Das ist diesmal zu hoch. Leg das höchste übrige Doppel.
mt-2-not-highest = { $tile } kann nicht die Lok sein: { $double } ist höher und darf es sein. Leg das.
mt-2-higher = Diese Lok ist zu niedrig: { $seat } hat das { $double }. Nehmt zurück, wer anfängt.
mt-2-not-leader = { $seat } fängt nicht an: Eine andere Hand hat ein höheres Doppel. Nenn, wer anfängt.
mt-2-who-leads = Hier fehlt etwas: { $seat } hat { $tile } und fängt vielleicht an. Nenn, wer anfängt.
mt-3-not-leader = { $seat } fängt nicht an: In dieser Runde ist es { $leader }. Beginnt mit { $leader }.
mt-3-not-in-turn = { $seat } muss warten: Es geht der Reihe nach. Jetzt ist { $turn } dran.
mt-3-not-done = { $seat } muss warten: { $turn } ist noch dran. Der Spielzug endet mit Fertig.
mt-3-turn-over = { $seat } kann nichts mehr tun: Dieser Spielzug ist vorbei. Jetzt ist { $turn } dran.
mt-4-can-play-draw = { $seat } darf nicht ziehen: { $tile } passt an den { $train }. Wer legen kann, muss es.
mt-4-can-play-done = { $seat } darf nicht passen: { $tile } passt an den { $train }. Wer legen kann, muss es.
mt-4-drew = { $seat } darf nicht zweimal ziehen: Einmal ist genug. Der Spielzug endet mit Fertig.
mt-4-draw-two = { $seat } darf nicht noch einmal ziehen: Zwei Steine sind gezogen. Sag Fertig.
mt-4-no-draw = { $seat } darf nicht ziehen: An diesem Tisch zieht niemand. Sag Fertig.
mt-4-draw-first = { $seat } darf noch nicht passen: Vor dem Passen wird gezogen. { $seat } zieht einen Stein.
mt-4-not-own-marker = Der Marker von { $seat } muss warten: Jetzt ist { $turn } dran. Wartet so lange.
mt-4-marker-is-up = Der Marker von { $seat } kann nicht hoch: Er ist schon oben. Spiel weiter.
mt-5-engine = { $tile } kann den Zug nicht beginnen: An die Lok passt nur { $value }. Leg einen Stein mit { $value }.
mt-5-own-first-train = Das muss warten: Gerade entsteht ein erster Zug. Leg dort an oder sag Fertig.
mt-5-no-draw = { $seat } darf nicht ziehen: Gerade entsteht ein erster Zug. Leg dort an oder sag Fertig.
mt-5-one-tile = { $seat } kann nichts mehr tun: Der eine Stein liegt. Jetzt ist { $turn } dran.
mt-6-engine = { $tile } kann den Zug nicht beginnen: An die Lok passt nur { $value }. Leg einen Stein mit { $value }.
mt-6-own-train-first = Der Mexican Train muss warten: Erst kommt der Zug von { $seat }. Beginn den.
mt-6-own-train-only = Das muss warten: Erst kommt der Zug von { $seat }. Beginn den.
mt-6-first-turns-first = Der Mexican Train muss warten: Noch waren nicht alle dran. Leg anderswo an.
mt-6-two-trains-first = Der Mexican Train muss warten: Erst kommen zwei andere Züge. Leg anderswo an.
mt-6-all-trains-first = Der Mexican Train muss warten: Erst kommen alle anderen Züge. Leg anderswo an.
mt-7-closed = Der Zug von { $owner } ist geschlossen: Sein Marker ist unten. Leg an einen offenen Zug an.
mt-7-by-itself = Niemand bewegt Marker: Der von { $seat } geht von selbst hoch und runter. Spielt weiter.
mt-8-two-doubles = Das muss warten: Zwei Doppel sind offen. Leg auf das { $double } oder das andere.
mt-8-on-double = Das muss warten: Erst kommt das { $double }. Deck es ab.
mt-8-one-double = { $tile } muss warten: Nur ein Doppel ist erlaubt. Leg nach dem { $double } etwas anderes.
mt-8-may-cover = Das muss warten: Nur das { $double } nimmt noch einen Stein. Deck es ab oder sag Fertig.
mt-8-no-draw = { $seat } darf nicht ziehen: Das Doppel muss nicht abgedeckt werden. Sag Fertig.
mt-8-second-double = { $tile } geht jetzt nicht: Danach würde nichts von der Hand passen. Leg etwas anderes.
mt-8-can-play-draw = { $seat } darf nicht ziehen: Nach dem Doppel geht { $tile } an den { $train }. Leg das.
mt-8-can-play-done = { $seat } darf nicht passen: Nach dem Doppel geht { $tile } an den { $train }. Leg das.
mt-8-draw-first = { $seat } darf noch nicht passen: Nach dem Doppel fehlt ein Stein. Zieh erst einen.
mt-8-followed = { $seat } kann nichts mehr tun: Der Stein nach dem Doppel liegt. Jetzt ist { $turn } dran.
mt-9-cover = Das muss warten: Erst kommt das { $double } am { $on }. Deck es ab.
mt-9-later-double = Das muss warten: Erst kommt das ältere { $double } am { $on }. Deck es ab.
mt-9-can-play-draw = { $seat } darf nicht ziehen: { $tile } deckt das Doppel am { $train } ab. Leg das.
mt-9-can-play-done = { $seat } darf nicht passen: { $tile } deckt das Doppel am { $train } ab. Leg das.
mt-9-draw-first = { $seat } darf noch nicht passen: Ein Doppel ist offen. { $seat } zieht erst einen Stein.
mt-11-cover-last = Das muss warten: Das letzte { $double } ist offen. Deck es ab, um Schluss zu machen.
mt-12-no-penalty = Niemand zieht einen Strafstein: Es wurde keine Ansage eingefordert. Spielt weiter.
mt-12-penalty-first = Das muss warten: { $seat } vergaß die Ansage und zieht erst einen Strafstein. Zieh ihn.
mt-12-no-call = { $seat } muss nichts ansagen: Gerade blieb niemandem nur ein Stein. Spielt weiter.
mt-12-no-claim = { $seat } zieht keinen Strafstein: Gerade gibt es keine vergessene Ansage. Spielt weiter.
mt-12-called-by-hub = { $seat } muss nichts ansagen: Das macht die Zentrale selbst. Spielt weiter.
## Why a play is allowed, and what follows from it

mt-4-reason-marker = { $seat } darf den Marker aufstellen: Danach darf { $seat } aufhören.
mt-5-reason-draw-instead = { $seat } darf für den ersten Zug einmal ziehen.
mt-8-reason-two-doubles = { $tile } deckt das { $double } ab: Auf eines der zwei Doppel geht der nächste Stein.
mt-8-reason-then-two-doubles = { $seat } muss jetzt eines der zwei offenen Doppel abdecken oder ziehen.
mt-8-reason-may-cover = { $tile } deckt das { $double } ab: Nur das darf noch folgen.
mt-8-reason-then-may-cover = { $seat } darf das { $double } abdecken oder Fertig sagen.
mt-10-reason-close = Das { $double } am { $on } lässt sich schließen: Nichts deckt es mehr ab.
mt-10-reason-then-closed = { $tile } muss nicht abgedeckt werden: Die Zahl ist aufgebraucht.
mt-11-reason-cover-last = { $tile } deckt das letzte { $double } ab: Vorher ist nicht Schluss.
mt-11-reason-last-double = Der letzte Stein darf ein Doppel sein: { $seat } ist fertig, nichts muss folgen.

## What is taken on trust

mt-2-trust-engine = Auf Vertrauen: { $seat } legt das höchste Doppel, das Lok sein kann.
mt-2-trust-play = Auf Vertrauen: { $seat } legt ein Doppel, das bei der Suche nach der Lok niemand hatte.
mt-4-trust-play = Auf Vertrauen: { $seat } legt einen Stein, der nach früherem Ziehen oder Passen nicht da war.
mt-4-trust-idle = Auf Vertrauen: { $seat } hat keinen Stein, der sich legen lässt.
mt-8-trust-play = Auf Vertrauen: { $seat } hat einen Stein für eines der beiden Doppel.
mt-8-trust-idle = Auf Vertrauen: { $seat } hat keinen Stein, der nach dem Doppel geht.
mt-9-trust-idle = Auf Vertrauen: { $seat } hat keinen Stein, der das Doppel abdeckt.

## House rules

option-older-deal = Älteres Austeilen
    .line = Beim Doppel-12-Satz bekommen 5 bis 8 Spieler 12, 11, 10 oder 9 Steine, wie in der älteren Anleitung.
option-last-winner-leads = Sieger fängt an
    .line = Wer die letzte Runde gewonnen hat, fängt die nächste an, statt des nächsten Platzes.
option-whole-first-train = Ganzer erster Zug
    .line = Du darfst deinen eigenen Zug mit so vielen Steinen beginnen, wie passen, alle auf einmal.
option-own-train-first = Eigener Zug zuerst
    .line = Den Mexican Train darfst du erst beginnen, wenn dein eigener begonnen ist.
option-follow-on-double = Nur aufs Doppel
    .line = Der Stein, der auf ein Doppel folgt, kommt auf dieses Doppel.
option-one-double = Nur ein Doppel
    .line = Der Stein, der auf ein Doppel folgt, darf kein weiteres Doppel sein.
option-close-dead-doubles = Tote Doppel schließen
    .line = Ein Doppel, dessen Zahl aufgebraucht ist, muss nicht mehr abgedeckt werden.
option-cover-last-double = Letztes Doppel abdecken
    .line = Ist dein letzter Stein ein Doppel, musst du es abdecken, um Schluss zu machen.
option-missed-call = Vergessene Ansage
    .line = Wenn du deinen letzten Stein nicht ansagst und es jemand einfordert, ziehst du einen Stein.
option-missed-call-tiles = Preis der vergessenen Ansage
    .line = So viele Steine ziehst du, wenn du den letzten nicht ansagst.
option-missed-call-points = Punkte für die vergessene Ansage
    .line = So viele Punkte statt eines Steins kostet sie dich, einmal je Runde.
option-double-blank = Punkte für 0-0
    .line = Was der 0-0 zählt, wenn er auf einer Hand bleibt.
option-engine-from = Lok aus
    .line = Wer die Lok legt: niemand, sie kommt aus dem Satz (set); wer sie hat (hand); hat sie niemand, wer das nächstniedrigere Doppel hat (lower); wer das höchste unbenutzte Doppel hat (found).
    .set = dem Satz
    .hand = einer Hand
    .lower = Hand, sonst niedriger
    .found = höchstem Doppel
option-first-engine = Erste Lok
    .line = Das Doppel, das in der ersten Runde die Lok ist, wenn nicht das höchste des Satzes.
option-engines-upward = Loks aufwärts
    .line = Jede Runde hat das nächsthöhere Doppel als Lok, von Doppel-Null an.
option-engines-again = Loks von vorn
    .line = Nach dem letzten Doppel beginnen die Loks von vorn; so hat eine Partie auch mehr Runden.
option-hunt-in-turn = Lok reihum suchen
    .line = Hat niemand die Lok, zieht einer nach dem anderen einen Stein, bis sie auftaucht.
option-lowest-leads = Die kleinste Summe fängt an
    .line = Wer bisher die kleinste Summe hat, fängt die nächste Runde an.
option-draw-until = Ziehen, bis etwas passt
    .line = Wer nicht legen kann, zieht, bis ein Stein passt oder der Vorrat leer ist.
option-draw-two = Bis zu zwei ziehen
    .line = Wer nicht legen kann, zieht einen zweiten Stein, wenn der erste nicht passt.
option-no-draw = Ohne Ziehen
    .line = Wer nicht legen kann, zieht nichts: Der Marker geht hoch, und der Spielzug ist zu Ende.
option-visitors-mark = Marker für Besuche
    .line = Dein Marker geht auch hoch, wenn du in einem Spielzug nicht an deinen eigenen Zug legst.
option-marker-by-choice = Marker nach Wahl
    .line = Wer passt, stellt den Marker nicht auf; du stellst ihn selbst auf, bevor du aufhörst, wenn du willst.
option-anyone-lowers = Jeder Stein senkt den Marker
    .line = Ein Marker kommt auch herunter, wenn jemand anders an diesen Zug legt.
option-double-keeps-marker = Offenes Doppel hält den Marker
    .line = Legst du ein Doppel an deinen Zug, kommt dein Marker erst weg, wenn du dort weiterlegst.
option-may-cover = Doppel nach Belieben abdecken
    .line = Nach einem Doppel darfst du es abdecken oder aufhören; sonst folgt kein Stein.
option-first-doubles-wait = Erste Doppel warten
    .line = Ein Doppel an deinem Zug, wenn du zum ersten Mal dran bist, wartet, bis alle einmal dran waren.
option-next-covers = Nur der Nächste deckt ab
    .line = Nur wer als Nächstes dran ist, muss ein Doppel abdecken; gelingt es nicht, bindet es niemanden mehr.
option-nobody-covers = Sonst deckt niemand ab
    .line = Ein Doppel, das nicht gleich abgedeckt wird, bindet danach niemanden.
option-others-finish = Die anderen spielen zu Ende
    .line = Wenn jemand fertig ist, sind alle anderen noch einmal dran.
option-first-turns-count = Alle kommen dran
    .line = Die Runde endet erst, wenn alle einmal dran waren.
option-all-marked-end = Alle Marker beenden die Runde
    .line = Die Runde ist auch blockiert, sobald die Marker aller Spieler oben sind.
option-limit = Punkte bis zum Ende
    .line = Die Partie ist zu Ende, sobald jemand so viele Punkte hat, wie viele Runden es auch dauert; 0 heißt: keine solche Zahl.
option-last-below = Bis einer darunter bleibt
    .line = Wo Punkte die Partie beenden, geht sie weiter, bis nur noch einer darunter ist.
option-out-bonus = Bonus fürs Fertigsein
    .line = Wer Schluss macht, bekommt so viele Punkte abgezogen.
option-next-leads = Der Nächste fängt an
    .line = Wer nach dem sitzt, der die Lok gelegt hat, ist zuerst dran.
option-counter-clockwise = Gegen den Uhrzeigersinn
    .line = Gespielt wird andersherum um den Tisch.
option-whole-first-turn = Ganzer erster Spielzug
    .line = Du darfst deinen Zug mit so vielen Steinen beginnen, wie passen, aber nur, wenn du in der Runde zum ersten Mal dran bist.
option-draw-for-train = Ziehen für den ersten Zug
    .line = Für den ganzen ersten Zug darfst du einmal ziehen und weiterlegen, wenn der Stein passt.
option-own-train-only = Nur der eigene Zug
    .line = Bis dein eigener Zug begonnen ist, legst du nirgends sonst, außer ein Doppel ist abzudecken.
option-first-turns-first = Mexican Train nach der ersten Reihe
    .line = Der Mexican Train beginnt erst, wenn alle einmal dran waren.
option-two-trains-first = Mexican Train nach zwei Zügen
    .line = Der Mexican Train beginnt erst, wenn zwei Züge der Spieler begonnen sind.
option-all-trains-first = Mexican Train nach allen Zügen
    .line = Der Mexican Train beginnt erst, wenn alle Spieler ihre Züge begonnen haben.
option-others-begin = Andere beginnen markierte Züge
    .line = Einen Zug, der markiert ist, bevor er begonnen ist, dürfen alle beginnen.
option-wild-blank = Blank als Joker
    .line = Ein Blank passt an jede Zahl, und jede Zahl passt an ein Blank.
option-newest-double-first = Neuestes Doppel zuerst
    .line = Von mehreren offenen Doppeln wird das zuletzt gelegte zuerst abgedeckt.

## What is wrong with house rules or with the number of players

problem-older-deal = older_deal ist für 5 bis 8 Spieler mit dem Doppel-12-Satz, nicht für { $seats } mit Doppel-{ $set }.
problem-first-engine = Ein Doppel-{ $set }-Satz hat kein { $engine }-{ $engine }: Die erste Lok kann 1 bis { $set } sein.
