### Cyprus, and Sebastopol. The ids and the facts are those of the product's own games: see ADDING_A_GAME.md.

game = Zypern
    .line = Acht Arme von einem Doppel aus, offen für alle; wer zuerst 100 Punkte hat, gewinnt.
    .card = Acht Arme von einem Doppel, offen für alle.
    .card-how = Wer zuerst 100 Punkte hat, gewinnt.

# Same in English.
public-arm = Arm { $number }
    .title = Arm { $number }
    .short = Arm { $number }

## The booklet

chapter-getting-ready = Vorbereitung
cy-1 = Ein Doppel-9-Satz, je neun Steine für vier Spieler und weniger für mehr; Sewastopol: Doppel-6, vier Spieler, sieben Steine.
    .text =
        Zypern ist für vier bis zehn Spieler und einen Doppel-9-Satz. Vier Spieler ziehen je neun Steine, fünf ziehen acht, sechs und sieben ziehen sieben, acht und neun ziehen sechs, und zehn ziehen fünf. Was übrig ist, ist der Vorrat.

        Mit einem Doppel-6-Satz heißt das Spiel Sewastopol. Es ist für vier Spieler, die je sieben Steine ziehen, es gibt also keinen Vorrat.
cy-2 = Wer das höchste Doppel hat, legt es in die Mitte, als Lok jeder Runde.
    .text = Wer das höchste Doppel des Satzes hat, legt es in die Mitte: die 9-9, oder in Sewastopol die 6-6. Es ist die Lok jeder Runde. Hat es niemand, ziehen alle Spieler immer wieder einen Stein, bis es auftaucht.
chapter-playing = Spielen
cy-3 = Die ersten Steine kommen alle an die Lok, bis ihre acht Arme begonnen sind; in Sewastopol vier. (Die Arme beginnen der Reihe nach.)
    .text = Die ersten Steine kommen alle an die Lok: Einer beginnt jeden Arm, bis es acht davon sind, oder vier in Sewastopol. Erst dann darf ein Arm wachsen. Welcher Arm als nächster begonnen wird, macht keinen Unterschied, also sind sie in der Reihenfolge nummeriert, in der sie beginnen.
cy-4 = Dann kommt ein Stein an irgendeinen Arm. Ein Arm gehört niemandem, und wer legen kann, muss.
    .text = Sind alle Arme begonnen, leg jedes Mal, wenn du dran bist, einen Stein, an welchen Arm er auch passt. Ein Arm gehört niemandem, es gibt keine Marker, und Doppel müssen nicht abgedeckt werden. Wenn du legen kannst, musst du.
cy-5 = Wer nicht legen kann, zieht einen Stein und legt ihn, wenn er passt. Der letzte Stein des Vorrats wird nicht gezogen.
    .text = Wenn du nicht legen kannst, zieh einen Stein. Passt er, leg ihn sofort; wenn nicht, behalt ihn, und du bist nicht mehr dran. Der letzte Stein des Vorrats bleibt, wo er ist: Ist nur noch einer übrig, passt du, ohne zu ziehen.
chapter-scoring = Punkte
cy-6 = Wer keinen Stein mehr hat, bekommt die Augen aller anderen Hände.
    .text = Hast du deinen letzten Stein gelegt, ist die Runde vorbei, und du bekommst die Augen aller Steine auf den anderen Händen.
cy-7 = Ist die Runde blockiert, bekommt die leichteste Hand die Augen der anderen, weniger die eigenen. Bei zweien: niemand.
    .text = Wenn niemand mehr legen oder ziehen kann, ist die Runde blockiert. Wer die wenigsten Augen auf der Hand hat, bekommt die Augen der anderen Hände, weniger die auf der eigenen. Sind zwei Hände die leichtesten, bekommt niemand Punkte.
cy-8 = Wer zuerst 100 Punkte erreicht, gewinnt die Partie; oder 60, wenn der Tisch sich darauf geeinigt hat.
    .text = Die Partie gewinnt, wer zuerst 100 Punkte erreicht. Für eine kürzere einigt euch auf 60.

## Refusals

cy-2-not-holder = { $seat } fängt nicht an: Eine andere Hand hat das Doppel { $value }. Nenn, wer es hat.
cy-2-holder = Hier fehlt etwas: { $seat } hat das Doppel { $value } und fängt an. Nenn { $seat } dafür.
cy-2-laid-already = { $tile } kann nicht die Lok sein: Die Lok liegt schon. Leg an einen Arm an.
cy-2-not-called = { $tile } kann nicht die Lok sein: Das ist das Doppel { $value }. Leg das.
cy-2-engine-first = Das muss warten: { $seat } legt erst das Doppel { $value }.
cy-3-arms-first = Das muss warten: Erst müssen alle Arme beginnen. Beginn den { $on }.
cy-3-in-order = Dieser Arm muss warten: Der { $on } ist der nächste. Leg dort.
cy-4-no-train = In diesem Spiel gibt es keinen Zug: Jeder Stein kommt an einen Arm. Leg dort.
cy-4-can-play-draw = { $tile } passt auf den { $train }: Wer legen kann, muss es. Leg den Stein.
cy-4-can-play-done = { $tile } passt auf den { $train }: Wer legen kann, muss es. Leg den Stein.
cy-4-no-call = Hier wird nichts angesagt: Letzte Steine meldet man in diesem Spiel nicht. Es geht weiter.
cy-4-no-marker = Es gibt keine Marker: Jeder Arm ist offen für alle. Leg einen Stein.
cy-4-not-in-turn = { $seat } muss warten: Es geht der Reihe nach. Jetzt ist { $turn } dran.
cy-4-not-done = { $seat } muss warten: { $turn } ist noch dran. Der Spielzug endet mit Fertig.
cy-4-turn-over = { $seat } kann nichts mehr tun: Dieser Spielzug ist vorbei. Jetzt ist { $turn } dran.
cy-5-drew = { $seat } darf nicht zweimal ziehen: Einmal ist genug. Der Spielzug endet mit Fertig.
cy-5-last-tile = Niemand kann ziehen: Der letzte Stein bleibt im Vorrat. Der Spielzug endet mit Fertig.
cy-5-draw-first = Das muss warten: { $seat } zieht erst einen Stein.

## What is taken on trust

cy-4-trust-play = Auf Vertrauen: { $seat } legt einen Stein, der nach früherem Ziehen oder Passen nicht da war.
cy-4-trust-idle = Auf Vertrauen: { $seat } hat keinen Stein, der sich legen lässt.

## House rules

option-points-to-win = Punkte zum Sieg
    .line = Die Partie gewinnt, wer zuerst so viele Punkte hat.

problem-sebastopol = Sewastopol, mit einem Doppel-6-Satz, ist für 4 Spieler, nicht für { $seats }: Wählt set=9.
