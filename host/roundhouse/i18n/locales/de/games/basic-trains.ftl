### Basic Trains.
### In refusals { $train } and { $on } are “Zug von Bo” or “Mexican Train”, without an article, { $owner } is the name of the
### train's owner, { $double } is “Doppel 6-6” without an article, or bare “6-6” where English has no “the” before it, { $tile } is
### “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Einfache Züge
    .line = Für jeden eine Lok, Züge mit zwei Enden; wer zuerst 120 Punkte hat, gewinnt.
    .card = Für jeden eine Lok und ein Zug, zwei Enden.
    .card-how = Wer zuerst 120 Punkte hat, gewinnt.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Vorbereitung
bt-1 = Der ganze Satz wird gleichmäßig ausgeteilt; was übrig ist, bleibt verdeckt.
    .text = Einfache Züge spielt man mit einem Doppel-9- oder einem Doppel-12-Satz. Alle Steine werden gleichmäßig ausgeteilt: Teilt den Satz durch die Zahl der Spieler und rundet ab. Vier Spieler bekommen je 13 Steine aus einem Doppel-9-Satz oder 22 aus einem Doppel-12-Satz; zehn Spieler bekommen 5 oder 9. Was übrig ist, bleibt verdeckt und aus dem Spiel: Es gibt keinen Vorrat, und niemand zieht je.
bt-2 = Das höchste Doppel fängt an. Jeder beginnt mit einem Doppel als Lok; fehlt es jemandem, wird neu ausgeteilt.
    .text =
        Wer das höchste Doppel aller Hände hat, fängt an und legt es; von da an geht es im Uhrzeigersinn. Wenn du zum ersten Mal dran bist, tust du nur eines: Leg ein Doppel vor dich: als Erster das höchste, sonst eines deiner Wahl. Es ist deine Lok, und ihre beiden Seiten sind offen.

        Hat jemand kein Doppel zum Anfangen, ist die Runde blockiert: Niemand bekommt Punkte, und alle Steine werden neu ausgeteilt. Bei vielen Spielern geschieht das meistens; bei neun Spielern und einem Doppel-9-Satz in etwa 123 von 124 Fällen. Teilt also der Computer aus, teilt er so lange aus, bis die Hände spielbar sind, und sagt, wie oft er das musste.
chapter-your-turn = Du bist dran
bt-3 = Zuerst kommt genau ein Stein an den eigenen Zug, an ein Ende; passt keiner, setzt man aus.
    .text = Liegt die Lok, beginnst du jedes Mal an deinem eigenen Zug: Leg genau einen Stein an, an einem der beiden Enden, Zahl an gleiche Zahl. Hast du einen, der passt, musst du. Hast du keinen, setzt du ganz aus, auch wenn andere Züge deine Steine nähmen.
bt-4 = Dann darf jeder der anderen Züge noch einen Stein bekommen, in beliebiger Reihenfolge.
    .text =
        Hat dein eigener Zug seinen Stein, darfst du an die Züge der anderen anlegen, musst aber nicht: höchstens einen Stein an jeden, an einem der beiden Enden, in beliebiger Reihenfolge. Sag, wenn du fertig bist.

        Hier wird das Spiel gewonnen. Ein Stein an einem anderen Zug kann dort ein Ende oder zwei hinterlassen, für die es dem Besitzer an Steinen fehlt. Behalt also beide Enden deines Zuges im Blick und versuch, nicht an beiden dieselbe Zahl zu haben.
bt-5 = Doppel liegen in der Reihe: Nichts zweigt ab, und nichts muss abgedeckt werden.
    .text = Doppel liegen in der Reihe wie jeder andere Stein. Nichts zweigt von ihnen ab, sie müssen nicht abgedeckt werden, und nach ihnen legt man nicht noch einmal.
chapter-going-out-and-scoring = Schluss machen und Punkte
bt-6 = Wer Schluss macht, bekommt 5 Punkte für jeden Stein der anderen. Wer zuerst 120 hat, gewinnt die Partie.
    .text = Die Runde endet, sobald jemand keinen Stein mehr hat, egal bei welchem Teil des Spielzugs und an wessen Zug. Dafür gibt es 5 Punkte für jeden Stein auf allen anderen Händen, egal mit wie vielen Augen; die anderen bekommen nichts. Wer zuerst 120 Punkte erreicht, gewinnt die Partie.
bt-7 = Setzen alle nacheinander aus, bekommt niemand Punkte, und es wird neu ausgeteilt.
    .text = Setzen alle Spieler nacheinander aus, wird nie wieder jemand legen können. Die Runde ist blockiert: Niemand bekommt Punkte, und alle Steine werden neu ausgeteilt.

## Refusals

bt-1-no-boneyard = Niemand kann ziehen: Dieses Spiel hat keinen Vorrat. Spielt weiter.
bt-2-who-leads = Hier fehlt etwas: Verdeckte Hände zeigen nicht, wer anfängt. Nenn auch den Namen.
bt-2-not-leader = { $seat } fängt nicht an: Eine andere Hand hat ein höheres Doppel. Nenn, wer anfängt.
bt-2-has-engine = { $tile } kann keine Lok sein: { $seat } hat schon eine gelegt. Leg an einen Zug an.
bt-2-not-double = { $tile } kann keine Lok sein: Das ist kein Doppel. { $seat } legt ein Doppel.
bt-2-not-highest = { $tile } kann nicht die Lok sein: Das höchste Doppel fängt an. Leg { $double }.
bt-2-holds-double = { $seat } darf nicht passen: Auf der Hand ist ein Doppel. { $seat } legt es als Lok.
bt-2-engine-first = { $tile } muss warten: { $seat } hat noch keine Lok. Leg erst ein Doppel als Lok.
bt-2-not-in-turn = { $seat } muss warten: Es geht der Reihe nach. Jetzt ist { $turn } dran.
bt-2-not-done = { $seat } muss warten: { $turn } ist noch dran. Der Spielzug endet mit Fertig.
bt-2-turn-over = { $seat } kann nichts mehr tun: Dieser Spielzug ist vorbei. Jetzt ist { $turn } dran.
bt-2-engine-turn = { $seat } kann nichts mehr tun: Die Lok war der ganze Spielzug. Jetzt ist { $turn } dran.
bt-3-own-first = Der Zug von { $owner } muss warten: Erst kommt der Zug von { $seat }. Leg dort an.
bt-3-one-on-own = { $tile } geht dort nicht: Dieser Zug hat schon einen. Leg woanders oder sag Fertig.
bt-3-can-add = { $seat } darf nicht passen: { $tile } passt an den Zug von { $seat }. Leg den Stein dort.
bt-3-turn-used = { $seat } kann nichts mehr tun: Der eigene Zug hat seinen Stein. Jetzt ist { $turn } dran.
bt-4-one-each = Dieser Zug hat seinen Stein: Jeder Zug bekommt einen. Leg woanders oder sag Fertig.
bt-4-no-marker = Es gibt keine Marker: Züge sind offen, sobald ihr Besitzer gelegt hat. Leg einen Stein.
bt-6-no-call = Hier wird nichts angesagt: Letzte Steine meldet man in diesem Spiel nicht. Spielt weiter.
## Why a play is allowed, and what follows from it

bt-2-reason-blocked = { $seat } hat kein Doppel als Lok: Es wird neu ausgeteilt.
bt-2-reason-pass = { $seat } kann keine Lok legen: Auf der Hand ist kein Doppel.
bt-3-reason-pass = { $seat } setzt aus: Auf den Zug von { $seat } passt nichts.
bt-4-reason-stop = { $seat } darf den Spielzug beenden: Niemand muss an andere Züge anlegen.
bt-4-reason-then-others = { $seat } darf an jeden anderen Zug einen Stein legen oder Fertig sagen.
bt-7-reason-blocked = Alle haben nacheinander ausgesetzt: Es wird neu ausgeteilt.

## What is taken on trust

bt-2-trust-engine = Auf Vertrauen: { $seat } legt das höchste Doppel aller Hände.
bt-2-trust-play = Auf Vertrauen: { $seat } legt ein höheres Doppel als die erste Lok, das höchste aller Hände.
bt-2-trust-idle = Auf Vertrauen: { $seat } hat kein Doppel.
bt-3-trust-play = Auf Vertrauen: { $seat } legt einen Stein, der nach einem früheren Passen nicht da war.
bt-3-trust-idle = Auf Vertrauen: { $seat } hat keinen Stein für den eigenen Zug.

## House rules

option-two-or-three = Zu zweit oder zu dritt
    .line = Auch zwei oder drei dürfen spielen, der Satz wird gleichmäßig ausgeteilt.

## What is wrong with house rules or with the number of players

problem-few-players = Einfache Züge ist für 4 bis 10, nicht für { $seats }: Mit { $option }=yes dürfen 2 oder 3.
problem-few-doubles =
    Mit je { $deal ->
        [one] { $deal } Stein
       *[other] { $deal } Steinen
    } bekommen { $seats } Spieler fast nie alle ein Doppel: Teilt { $least } oder mehr aus.
