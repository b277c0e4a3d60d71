### What all games have in common.
### In refusals { $train } and { $on } are “Zug von Bo” or “Mexican Train”, without an article, { $owner } is the name of the
### train's owner, { $double } is “Doppel 6-6” without an article, or bare “6-6” where English has no “the” before it, { $tile } is
### “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

## Trains that are nobody's own: in a sentence, as a heading, and where there is little room

# Same in English.
public-mexican = Mexican Train
    .title = Mexican Train
    .short = Mexican
public-community = Gemeinschaftszug
    .title = Zug für alle
    .short = Für alle
public-public = Sammelzug { $number }
    .title = Sammelzug { $number }
    .short = Sammel { $number }

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-tiles-and-trains = Steine und Züge
c-1 = Jeden Stein gibt es im Satz genau einmal.
    .text = Ein Doppel-n-Satz hat jedes Zahlenpaar von 0 bis n genau einmal, auch die Doppel: 28 Steine sind es im Doppel-6-Satz, 55 im Doppel-9-Satz, 91 im Doppel-12-Satz, 136 im Doppel-15-Satz und 190 im Doppel-18-Satz. Jeder Stein kann also nur an einem Ort sein: auf einer Hand, auf dem Tisch, im Vorrat oder aus dem Spiel. Einen Stein, der schon anderswo gesehen wurde, lehnt der Schiedsrichter ab.
c-2 = Ein Stein kommt an das offene Ende eines Zuges, Zahl an gleiche Zahl; dann ist sein anderes Ende offen.
    .text =
        Ein Zug wächst an seinem offenen Ende. Leg dort einen Stein so an, dass gleiche Zahlen aneinanderstoßen. Offen ist nun das andere Ende dieses Steins.

        Wenn ein Stein auf beide Arten oder an mehr als einer Stelle passt, sagt, wer ihn legt, wie er liegt. An einem Tisch mit echten Steinen kennt der Schiedsrichter ein Ende vielleicht nicht; ein Stein, der dort gelegt wird, gilt auf Vertrauen.
c-6 = Den ersten Stein eines eigenen Zuges legt nur, wem der Zug gehört.
    .text = Den ersten Stein deines eigenen Zuges legst nur du. Niemand sonst kann ihn für dich beginnen, auch wenn er für alle offen ist.
chapter-the-end-of-a-round = Das Ende einer Runde
c-3 = Die Runde endet, sobald jemand den letzten Stein der eigenen Hand legt.
    .text = Wenn du den letzten Stein deiner Hand legst, machst du Schluss, und die Runde endet genau dann, auch mitten in einem Spielzug. Was dieser Stein sonst noch bewirkt hätte, geschieht nicht mehr.
c-4 = Ist der Vorrat leer und kann niemand legen, ist die Runde blockiert und endet.
    .text = Wenn der Vorrat leer ist und niemand einen Stein legen kann, ist die Runde blockiert. Sie endet, ohne dass jemand Schluss macht.
c-5 = Aus einem leeren Vorrat muss niemand ziehen: Es geht weiter wie nach einem Stein, der nicht half.
    .text = Aus einem leeren Vorrat kannst du nicht ziehen, und er hält das Spiel nicht auf. Wenn du ziehen müsstest, mach weiter, als hättest du einen Stein gezogen, der nicht half.
chapter-the-match = Die Partie
c-7 = Bei gleicher Summe liegt vorn, wer mehr Runden gewonnen hat; ist auch das gleich, teilt man den Sieg.
    .text = Sind die Gesamtpunkte am Ende gleich, liegt vorn, wer mehr Runden gewonnen hat. Ist auch das gleich, wird der Sieg geteilt.
c-8 = Satz, Zahl der Steine und Zahl der Spieler wählt ihr selbst, solange die Steine reichen.
    .text = Welchen Dominosatz ihr nehmt, wie viele Steine ausgeteilt werden und wie viele mitspielen, bestimmt ihr, solange die Steine reichen und das Spiel es erlaubt. Was nicht passt, wird vor dem ersten Austeilen abgelehnt, und ihr erfahrt, welche Zahlen passen.
c-9 = Eine Partie kann kürzer sein: nur so viele Runden, oder keine neue nach einer vereinbarten Zeit.
    .text = Eine Partie muss nicht über die volle Länge gehen. Einigt euch vor dem Anfang auf eine Zahl von Runden, oder einigt euch auf eine Zeit: Spielt die Runde, die dann läuft, zu Ende und beginnt keine weitere.
c-10 = Hat niemand die Lok, ziehen alle einen Stein, bis sie auftaucht; sonst wird neu ausgeteilt.
    .text = In manchen Spielen kommt die Lok aus der Hand eines Spielers. Hat sie niemand, ziehen alle gleichzeitig einen Stein, wieder und wieder, bis sie auftaucht; was du gezogen hast, behältst du. Hat der Vorrat nicht mehr für alle einen Stein, gehen die letzten der Reihe nach an die Plätze, vom ersten Platz an. Fehlt die Lok danach immer noch, werden alle Steine neu ausgeteilt.

## Refusals

c-1-on-table = { $tile } liegt schon: Einen Stein legt man nur einmal. { $seat } legt einen anderen.
c-1-not-held = { $tile } geht nicht: { $seat } hat diesen Stein nicht. Leg einen von dieser Hand.
c-1-not-in-yard = { $tile } kann nicht gezogen sein: Der Stein war nicht im Vorrat. Nenn den gezogenen Stein.
c-1-twice = { $seat } kann { $tile } nicht haben: Der Stein ist schon anderswo. Nenn jeden nur einmal.
c-1-kept = Diese Hand kann nicht stimmen: { $tile } war darin. { $seat } zeigt auch diesen Stein.
c-2-no-match = { $tile } passt nicht an den { $train }: Offen ist dort { $value }. Leg einen Stein mit { $value }.
c-2-not-closed = Dieses Doppel ist nicht geschlossen: Etwas kann es noch abdecken. Spielt weiter.
c-3-over = Niemand kann jetzt legen: Die Runde ist vorbei. Zählt die Punkte oder beginnt die nächste.
c-3-scored = Das kommt zu spät: Die Runde ist gewertet. Berichtigt die Punkte von { $seat }, wenn nötig.
c-3-not-over = Das muss warten: Die Runde läuft noch. Spielt sie erst zu Ende.
c-3-not-begun = Noch kann niemand legen: Es hat keine Runde begonnen. Beginnt erst die Runde.
c-3-hands-due = Das muss warten: { $seat } hat den Rest nicht gezeigt. Zeigt diese Hand oder zählt sie.
c-3-draws-first = Das muss warten: { $seat } hat keinen Stein mehr und zieht erst, oder ist fertig.
c-5-empty = { $seat } kann nicht ziehen: Der Vorrat ist leer. Der Spielzug endet mit Fertig.
c-6-not-begun = Diesen Zug beginnt nur { $owner }: Das geht erst im eigenen Spielzug. Leg woanders an.
c-8-dealt = Niemand teilt noch einmal aus: Die Hände sind verteilt. Spielt mit ihnen weiter.
c-8-hand =
    Diese Hand kann nicht stimmen: { $count ->
        [one] Es ist { $count } Stein
       *[other] Es sind { $count } Steine
    }, und { $seat } hat { $size }. Nenn sie neu.
c-8-pips =
    { $seat } kann nicht { $count ->
        [one] { $count } Auge
       *[other] { $count } Augen
    } haben: Es sind { $least } bis { $most }. Zähl die Hand noch einmal.
c-8-count = { $seat } kann nicht { $count } haben: Keine Steine ergeben das. Zähl noch einmal.
c-8-void = Diese Runde gibt keine Punkte: Niemand hat Schluss gemacht. Teilt noch einmal aus.
c-8-not-dealt = Das muss warten: Es ist nicht ausgeteilt. Teilt erst aus.
c-8-no-such-seat =
    { $seat } gibt es nicht: Dieser Tisch hat { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }. Nenn einen davon.
c-8-no-such-table =
    Mit { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spielern
    } geht es nicht: Das Spiel oder eine Hausregel verbietet es. Spielt weiter.
c-8-no-such-round = Das lässt sich nicht berichtigen: Runde { $round } hat keine solchen Punkte. Nenn eine beendete.
c-10-hunting = Das muss warten: Niemand hat die Lok. Sucht sie erst.
c-10-hunt = Alle ziehen jetzt einen Stein: Bei { $seat } steht { $count }. Schreib es neu.
c-10-in-turn = Nur { $seat } zieht jetzt einen Stein: Die anderen warten. Schreib es neu.
c-9-match-over = Es gibt keine neue Runde: Die Partie ist vorbei. Beginnt eine neue Partie.
c-10-hunt-none = Für { $seat } gibt es keinen Stein: Der Vorrat war vorher leer. { $seat } zieht keinen.
## Why a play is allowed, and what follows from it (then-…): by case, where a game has no words of its own for it

reason-fit = { $tile } passt an den { $train }: Dort ist { $value } offen.
reason-begin = { $tile } kann den { $train } beginnen: An die Lok passt { $value }.
reason-open = Der Zug von { $owner } ist offen: Sein Marker ist oben.
reason-public = Der { $train } ist für alle offen.
reason-others-begin = Den Zug von { $owner } können alle beginnen: Sein Marker ist oben.
reason-cover = { $tile } deckt das { $double } am { $on } ab: Das kommt zuerst.
reason-follow = { $tile } geht nach dem { $double }: Auf ein Doppel folgt noch ein Stein.
reason-on-double = { $tile } deckt das { $double } ab: Dorthin gehört der nächste Stein.
reason-own-first-train = { $tile } kann an den ersten Zug: Der entsteht gerade.
reason-own = { $tile } geht an den Zug von { $owner }: Der eigene Zug kommt zuerst.
reason-other = Der { $train } ist offen: Er hat noch keinen Stein von diesem Spielzug.
reason-engine = { $tile } ist die Lok: { $seat } legt sie.
reason-draw = { $seat } zieht: Von der Hand lässt sich nichts legen.
reason-draw-instead = { $seat } darf ziehen: Was passt, muss nicht gelegt werden.
reason-no-draw = { $seat } muss nicht ziehen: Der Vorrat ist leer.
reason-pass = { $seat } darf passen: Von der Hand lässt sich nichts legen.
reason-stop = { $seat } darf den Spielzug beenden: Mehr muss nicht gelegt werden.
reason-announce = { $seat } darf ansagen: Es ist noch ein Stein übrig.
reason-claim = Bei { $seat } fehlt die Ansage: Es ist nur noch ein Stein übrig.
reason-penalty = { $seat } zieht einen Strafstein: Die Ansage fehlte.
reason-out = { $seat } legt den letzten Stein: Die Runde ist zu Ende.
reason-blocked = Niemand kann legen: Die Runde ist zu Ende.
reason-then-plays-on = { $seat } ist fertig: Die anderen spielen weiter.
reason-others-finish = Alle waren noch einmal dran: Die Runde ist zu Ende.
reason-first-turns-count = Alle waren einmal dran: Die Runde ist zu Ende.
reason-all-marked-end = Alle Marker sind oben: Die Runde ist zu Ende.
reason-then-follow = { $seat } muss nach dem { $double } noch einen Stein legen oder ziehen.
reason-then-cover = { $seat } muss jetzt das { $double } am { $on } abdecken oder ziehen.
reason-then-on-double = { $seat } muss jetzt das { $double } abdecken oder ziehen.
reason-then-own-first-train = { $seat } darf am ersten Zug weiterlegen oder Fertig sagen.
reason-then-marker-up = Der Marker von { $seat } geht hoch.
reason-then-marker-down = Der Marker von { $seat } kommt herunter.
reason-then-call = { $seat } hat noch einen Stein und muss das ansagen.

## What is taken on trust

c-2-trust-play = Auf Vertrauen: Der Stein, den { $seat } legt, passt dort.

## House rules

option-set = Dominosatz
    .line = Die höchste Zahl auf einem Stein: 12 ist ein Doppel-12-Satz.
option-deal = Steine je Hand
    .line = Wie viele Steine alle bekommen, wenn nicht so viele wie üblich.
option-rounds = Runden
    .line = Eine kürzere Partie mit so vielen Runden.
# Same in English.
option-teams = Teams
    .line = So viele Teams, deren Mitglieder in gleichem Abstand um den Tisch sitzen; die Summe des Teams zählt.
option-shared-win = Geteilter Sieg
    .line = Wer gleich viele Punkte hat, teilt den Sieg, wie viele Runden auch gewonnen sind.
option-last-round-decides = Die letzte Runde entscheidet
    .line = Bei gleicher Summe liegt vorn, wer in der letzten Runde besser war.

## What is wrong with house rules or with the number of players

problem-seats = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
problem-seats-only = { $game } ist für { $least } Spieler, nicht für { $seats }.
problem-deal =
    Je { $deal ->
        [one] { $deal } Stein
       *[other] { $deal } Steine
    } für { $seats ->
        [one] { $seats } Spieler
       *[other] { $seats } Spieler
    } sind mehr, als ein Doppel-{ $set }-Satz hat: Teilt 1 bis { $most } aus.
problem-contradiction = „{ $option }“ und „{ $other }“ passen nicht zusammen: Wählt eins davon.
problem-rounds = Ein Doppel-{ $set }-Satz hat { $most } Loks: Es können 1 bis { $most } Runden sein, nicht { $rounds }.
problem-teams =
    { $seats ->
        [one] { $seats } Spieler kann
       *[other] { $seats } Spieler können
    } nicht { $teams ->
        [one] { $teams } Team
       *[other] { $teams } Teams
    } gleicher Größe bilden: Wählt { $allowed }.
problem-no-teams =
    { $seats ->
        [one] { $seats } Spieler kann
       *[other] { $seats } Spieler können
    } keine gleich großen Teams bilden: Spielt ohne Teams oder mit 4, 6 oder 8 Spielern.
problem-bad-value = { $option } kann nicht { $value } sein: Wählt { $allowed }.
problem-not-a-number = { $option } kann nicht { $value } sein: Schreib eine ganze Zahl, 1 oder mehr.
problem-unknown-option = Die Regel { $option } gibt es hier nicht: Wählt { $allowed }, oder erneuert dieses Programm, falls sie neu ist.
problem-not-a-rule = Die Hausregel { $rule } ist nicht zu verstehen: Schreib name=wert, etwa double_blank=50.
problem-two-values = { $option } kann nicht zugleich { $one } und { $other } sein: Gib es einmal an.
problem-unknown-sheet = Ein Regelblatt { $sheet } gibt es nicht: Nimm { $allowed } oder ein anderes, das `roundhouse sheets` auflistet.
problem-sheet-contradicts = { $sheet } spielt mit { $option }={ $asked }, nicht { $value }: Lass eins von beiden weg.
problem-sheet-of-game = { $sheet } ist ein Regelblatt für { $game }: Nimm dieses Spiel oder ein anderes Regelblatt.
problem-no-rules-text = Die Regeln { $text } sind nicht lesbar: Schreib einen Text, der mit roundhouse-rules 1 anfängt.
problem-newer-rules-text = { $name }: Diese Regeln haben eine neuere Version. Aktualisiere dieses Programm dafür.
problem-rules-text-game = { $name } ist für das Spiel { $wanted }, das hier fehlt: Nimm andere Regeln.
problem-no-rules-name = Regeln brauchen einen Namen mit 1 bis { $most } Buchstaben ohne #: Schreib einen anderen.
problem-slots-tiles = { $game } geht nicht allein mit den Tasten der Zentrale: Es kommt darauf an, welcher Stein es ist, und ein Tastendruck kann das nicht sagen. Sagt die Steine stattdessen dem Schiedsrichter an.
problem-slots-full =
    { $seats ->
        [one] { $seats } Spieler lässt
       *[other] { $seats } Spieler lassen
    } dem Sammelzug kein Gleis und damit keine Taste: So können { $most } spielen.
problem-slots-calls = Ein Tastendruck kann nicht sagen, dass jemand vergaß, den letzten Stein anzusagen: Spielt { $game } ohne diesen Strafstein oder sagt die Steine dem Schiedsrichter an.
