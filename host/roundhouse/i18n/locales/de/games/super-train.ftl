### Super Train.
### In refusals { $train } and { $on } are “Zug von Bo” or “Mexican Train”, without an article, { $owner } is the name of the
### train's owner, { $double } is “Doppel 6-6” without an article, or bare “6-6” where English has no “the” before it, { $tile } is
### “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

# Same in English.
game = Super Train
    .line = Mexican Train mit Joker-Enden und Buchstaben: aussetzen, umdrehen, ziehen oder zweimal legen.
    .card = Joker-Enden und Steine mit A, D, R, S, T.
    .card-how = Aussetzen, umdrehen, ziehen, zweimal legen.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-the-tiles-of-super-train = Die Steine von Super Train
st-1 = Der Satz hat 112 Steine: Doppel-12, 14 mit einem Train und 7 mit einem Train und einem Buchstaben.
    .text =
        Zum Doppel-12-Satz kommen 21 Joker, das macht 112 Steine. Vierzehn haben an einem Ende einen roten Zug, der Train heißt: einer für jede Zahl von 0 bis 12, und der Train-Train. Sieben haben an einem Ende einen Train und am anderen einen Buchstaben: drei mit A und je einer mit D, R, S und T. Aufgeschrieben ist der Train ein W, wie in „wild“: 5-W, W-W, S-W.

        Alles andere spielt sich wie Mexican Train, dessen Regeln mit MT beginnen. Wo eine davon und eine, die mit ST beginnt, sich widersprechen, gilt ST.
st-2 = Es gibt 14 Runden: Loks 12-12 bis 0-0, dann Train-Train, zu dem jeder Stein passt.
    .text = Eine Partie hat vierzehn Runden. Die Loks kommen vor dem Mischen heraus, 12-12 zuerst, dann abwärts bis 0-0; die letzte ist Train-Train. An ihr beginnt jeder Stein einen Zug, so oder so herum, auch den Mexican Train. Ein Doppel, dessen Runde vorbei ist, ist ein Stein wie jeder andere.
st-3 = 2 bis 8 Spieler ziehen 25, 23, 18, 16, 14, 12 oder 11 Steine; mehr teilen sich alles bis auf ein Zehntel.
    .text = Zwei Spieler ziehen je 25 Steine, drei 23, vier 18, fünf 16, sechs 14, sieben 12 und acht 11. Sind es mehr Spieler, bleibt ein Zehntel des Satzes im Vorrat, und der Rest wird gleichmäßig verteilt: je 11 bei neun Spielern, 10 bei zehn, 9 bei elf, 8 bei zwölf.
chapter-wild-ends = Joker-Enden
st-4 = Ein Train-Ende passt zu jeder Zahl, jedem Zeichen oder Doppel an einem Zug, an den man legen darf.
    .text = Das Train-Ende passt zu allem: zu jeder Zahl, jedem Buchstaben, einem anderen Train, einem offenen Doppel, der Lok. Einen Zug öffnet es aber nicht: Leg es, wo du ohnehin legen darfst.
st-5 = Ein Stein mit einem Train liegt so herum, wie man es sagt; sein Zahlenende muss passen.
    .text = Du sagst, welches Ende am Zug liegt. Ist es die Zahl, muss sie passen, und der Train bleibt offen für alles, was kommt; ist es der Train, bleibt die Zahl offen. Das Erste hilft an deinem eigenen Zug, das Zweite macht es den anderen auf ihrem schwer.
st-6 = Auf einen offenen Train folgt jeder Stein, so oder so herum.
    .text = Wo ein Train offen ist, darf jeder Stein folgen, mit welchem Ende auch immer daran.
st-7 = Ein Buchstabe passt beim Legen wie ein Train; auf einen offenen folgt nur ein Train oder ein Buchstabe.
    .text = Beide Enden eines Steins mit Buchstaben sind Joker, wenn du ihn legst. Bleibt aber ein Buchstabe offen, folgt darauf nur ein anderes Joker-Ende, ein Train oder ein Buchstabe; das Zahlenende eines Jokers passt dort nicht.
st-8 = Train-Train ist ein Doppel, das jeder Stein abdeckt; selbst liegt es nie auf einem Doppel.
    .text = Train-Train ist ein Doppel: Leg es quer und leg nach. Jeder Stein deckt es ab, auch ein Doppel, auf das dann wieder einer folgen muss. Train-Train selbst darf nicht auf ein anderes Doppel, und die Lok ist eines.
chapter-the-letters = Die Buchstaben
st-9 = A geht an jeden begonnenen Zug, ob dort ein Marker oben ist oder nicht.
    .text = A steht für „anywhere“, überall: Leg es an jeden begonnenen Zug, ob dort ein Marker oben ist oder nicht. Der Marker eines anderen Zuges bleibt, wie er war. Ein offenes Doppel kommt auch hier zuerst, und A kann es abdecken. Die anderen Buchstaben und die Trains gehen nur dorthin, wo du legen darfst.
st-10 = D: Der nächste Spieler zieht vor dem Legen einen Stein.
    .text = D steht für „draw“, ziehen: Der nächste Spieler nimmt vor allem anderen einen Stein aus dem Vorrat und spielt dann wie sonst, was wieder Ziehen heißen kann. Ist der Vorrat leer, wird nichts gezogen, weder jetzt noch später.
st-11 = R: Es geht andersherum, bis die Runde endet.
    .text = R steht für „reverse“, umdrehen: Von nun an geht es andersherum um den Tisch, bis die Runde endet. Die nächste Runde geht wieder im Uhrzeigersinn. Zu zweit ändert R nichts.
st-12 = S: Der nächste Spieler setzt einmal aus.
    .text = S steht für „skip“, aussetzen: Der nächste Spieler setzt einmal aus. Muss ein Doppel abgedeckt werden, fällt diese Pflicht dem Spieler danach zu. Zu zweit bist du gleich wieder dran.
st-13 = T: Dieselbe Person legt noch einen Stein.
    .text =
        T steht für „twice“, zweimal: Du legst danach noch einen Stein, wo immer du legen darfst, auch wenn T ein Doppel abgedeckt hat. Hast du keinen, der passt, zieh einen; passt auch der nicht, geht dein Marker hoch.

        Mit Doppeln kann das lange dauern: ein Doppel, ein Doppel woanders, T auf eines der beiden, ein Doppel auf T und ein Stein auf eines der offenen Doppel. Höchstens eines der Doppel bleibt offen. Die Spielanleitung spricht von bis zu fünf Steinen; wir lesen das als dieses Beispiel und nicht als Grenze, mit Train-Train darunter können es also sechs sein.
st-14 = Ein T, für ein Doppel gezogen, darf darauf oder überallhin; so auch der Stein danach.
    .text = Konntest du auf ein Doppel nicht nachlegen und ziehst das T, darfst du es auf das Doppel legen oder wo du sonst legen darfst, und den Stein danach auch. Das Doppel darf dann offen bleiben. Mit der Hausregel, auf dem Doppel selbst nachzulegen, kommt auch das T dorthin.
st-15 = Ein Buchstabe wirkt, egal wie herum sein Stein liegt.
    .text = Ein Buchstabe wirkt, ob er am Zug liegt oder offen bleibt. D und S gelten dem Spieler, der in der Richtung, in der es gerade geht, der nächste ist. Also muss der Tisch immer sehen, welcher Stein gelegt wird.
chapter-must-you-play-a-wild = Muss man einen Joker legen?
st-16 = Ein Joker zählt als legbar: Du kannst nicht ziehen, wenn du einen legen könntest.
    .text = Ein Joker ist ein Stein, den du legen kannst, und wer legen kann, muss. Niemand zieht oder passt, um einen Joker für später aufzuheben.
st-17 = Steine auf der Hand zählen ihre Augen, jeder Train und jeder Buchstabe 10.
    .text = Zahlen zählen ihre Augen, jeder Train und jeder Buchstabe 10: der 5-Train 15, ein A und der Train-Train je 20. Nach der letzten Lok gewinnt die niedrigste Summe.
st-18 = Ein Doppel ist erst geschlossen, wenn auch kein Joker mehr bleibt, der es abdecken könnte.
    .text = Auch wenn seine Zahl aufgebraucht ist, kann ein Joker ein Doppel noch abdecken. Es ist erst geschlossen, wenn auch jeder Joker, der dorthin gehen könnte, auf dem Tisch liegt.

## What clauses of Mexican Train mean here, in its booklet

amends-mt-2 = In Super Train folgt auf das Doppel-Blank noch eine Runde, mit dem Train-Train als Lok (ST-2).
amends-mt-5 = Mit der Hausregel des ganzen ersten Zuges wirkt jeder Buchstabe darin, sobald er liegt: D und S gelten dem Spieler, der gerade der nächste ist, und T verlangt noch einen Stein; liegt der woanders, ist der Zug fertig.
amends-mt-10 = In Super Train kann auch ein Joker ein Doppel abdecken. Geschlossen ist es also erst, wenn auch kein Joker mehr dafür übrig ist (ST-18).

## Refusals

st-5-number-end = { $tile } liegt falsch herum: { $value } passt dort nicht. Leg den Stein mit dem Train daran.
st-7-letter = { $tile } geht nicht an den { $train }: Auf { $value } darf nur ein Joker-Ende. Leg eins.
st-8-on-double = { $tile } geht nicht an den { $train }: Dort liegt ein Doppel. Leg woanders an.
st-8-on-engine = { $tile } kann keinen Zug beginnen: Die Lok ist ein Doppel. Beginn mit etwas anderem.
st-10-draw-first = Das muss warten: Vor { $seat } wurde ein D gelegt. Zieh erst einen Stein.
st-11-reversed = { $seat } muss warten: Ein R hat die Richtung umgekehrt. Jetzt ist { $turn } dran.
st-12-skipped = { $seat } setzt aus: Ein S wurde gelegt. Jetzt ist { $turn } dran.
st-13-can-play-draw = { $seat } darf nicht ziehen: T gibt noch einen Stein. { $tile } passt an den { $train }.
st-13-can-play-done = { $seat } darf nicht passen: T gibt noch einen Stein. { $tile } passt an den { $train }.
st-13-once-more = { $seat } kann nichts mehr tun: T gab nur einen Stein mehr. Jetzt ist { $turn } dran.
st-15-unseen = Ein verdeckter Stein geht dort nicht: Ein Buchstabe würde wirken. Nenn den Stein.
st-16-can-play-draw = { $seat } darf nicht ziehen: Joker zählen als legbar. { $tile } passt an den { $train }.
st-16-can-play-done = { $seat } darf nicht passen: Joker zählen als legbar. { $tile } passt an den { $train }.

## Why a play is allowed, and what follows from it

st-4-reason-wild = { $tile } passt mit dem Train: Dieses Ende passt überall.
st-6-reason-wild = { $tile } passt an den { $train }: Auf einen offenen Train passt jeder Stein.
st-7-reason-wild = { $tile } passt mit dem Buchstaben: Dieses Ende passt wie ein Train.
st-9-reason-anywhere = { $tile } kann an den { $train }: A geht an jeden begonnenen Zug.
st-13-reason-again = { $tile } ist der zweite Stein: T gibt noch einen.
st-10-reason-draw-first = { $seat } zieht: Vorher wurde ein D gelegt.
st-10-reason-then-act = Das D wirkt: Als Nächstes wird vor dem Legen ein Stein gezogen.
st-11-reason-then-act = Das R wirkt: Es geht andersherum.
st-12-reason-then-act = Das S wirkt: Der Nächste in der Reihe setzt einmal aus.
st-13-reason-then-act = Das T wirkt: Dieselbe Person legt noch einen Stein.
