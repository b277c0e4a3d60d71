### Slosh.
### In refusals { $train } and { $on } are “Zug von Bo” or “Mexican Train”, without an article, { $owner } is the name of the
### train's owner, { $double } is “Doppel 6-6” without an article, or bare “6-6” where English has no “the” before it, { $tile } is
### “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

# Same in English.
game = Slosh
    .line = Vier Spieler, ein Doppel-6-Satz, je Runde eine feste Lok; wer zuerst 120 Punkte hat, gewinnt.
    .card = Vier Spieler, kleiner Satz, kurze Runden.
    .card-how = Wer zuerst 120 Punkte hat, gewinnt.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Vorbereitung
sl-1 = Vier Spieler, ein Doppel-6-Satz, je sechs Steine; die vier übrigen bleiben draußen.
    .text = Slosh ist für vier Spieler und einen Doppel-6-Satz. Mischt und lasst alle sechs Steine ziehen. Die vier übrigen bleiben verdeckt und aus dem Spiel; niemand zieht je. Wenn ihr euch auf je sieben Steine einigt, bleibt keiner übrig.
sl-2 = Die Lok steht fest: 4-4, dann 5-5, 6-6, 1-1, 2-2, 3-3 und von vorn. Hat sie niemand, wird neu ausgeteilt.
    .text =
        Jede Runde hat ihre Lok: die erste das Doppel vier, dann kommen das Doppel fünf, das Doppel sechs, das Doppel eins, das Doppel zwei und das Doppel drei. Geht die Partie weiter, beginnt es wieder mit dem Doppel vier. Wer die Lok hat, fängt an und muss sie legen, und mehr geschieht dabei nicht. Von da an geht es im Uhrzeigersinn.

        Ist die Lok unter den Steinen, die draußen bleiben, werden alle Steine gemischt und neu ausgeteilt, für dieselbe Lok. Dasselbe geschieht, wenn eine Runde blockiert war.
sl-3 = Alle Züge gehen von der einen Lok aus und wachsen nach außen; sonst gilt alles wie bei Einfache Züge.
    .text =
        Die Lok gehört allen. Dein Zug beginnt an ihr mit einem passenden Stein und wächst von ihr weg: Wo die Regeln unten von beiden Enden eines Zuges reden, gibt es hier nur das äußere. Alles andere spielt sich wie Einfache Züge. Man kann es auch auf zwei andere Arten spielen. Mit eigenen Loks gehört das Doppel der Runde allein dem, der es hat; die anderen legen, wenn sie zum ersten Mal dran sind, irgendein eigenes Doppel, und hat jemand keines, wird neu ausgeteilt.

        Mit Nachbar ändern sich unten drei Regeln. Von den anderen Zügen (BT-4) darfst du nur an den des Spielers vor dir anlegen, nur wenn der dafür nichts hatte, und nur vor deinem eigenen Stein; hast du für diesen Zug einen Stein und für deinen keinen, musst du ihn anlegen. Statt 5 Punkten je Stein (BT-6) zählen die Augen auf der Hand, auch wenn die Runde blockiert ist (BT-7): Die niedrigste Hand bekommt, was jede andere mehr hat, und niemand bekommt etwas, wenn zwei die niedrigsten sind, auch nicht, wer Schluss gemacht hat, wenn jemand nur den 0-0 hat.

## Refusals

sl-1-no-boneyard = Niemand kann ziehen: Was übrig ist, bleibt draußen. Spielt weiter.
sl-2-not-holder = { $seat } kann die Lok nicht haben: { $tile } ist nicht auf dieser Hand. Nenn, wer sie hat.
sl-2-other-engine = { $tile } kann nicht die Lok sein: In dieser Runde ist es { $double }. Leg das.
sl-2-engine-first = Das muss warten: { $seat } hat die Lok { $double }, und die kommt zuerst. Leg sie.
sl-2-not-in-turn = { $seat } muss warten: Es geht der Reihe nach. Jetzt ist { $turn } dran.
sl-2-not-done = { $seat } muss warten: { $turn } ist noch dran. Der Spielzug endet mit Fertig.
sl-2-turn-over = { $seat } kann nichts mehr tun: Dieser Spielzug ist vorbei. Jetzt ist { $turn } dran.
sl-2-engine-turn = { $seat } kann nichts mehr tun: Die Lok war der ganze Spielzug. Jetzt ist { $turn } dran.
sl-3-common-engine = { $tile } kann keine Lok sein: Alle Züge gehen von { $double } aus. Leg an einen Zug an.
sl-3-has-engine = { $tile } kann keine Lok sein: { $seat } hat schon eine gelegt. Leg an einen Zug an.
sl-3-not-double = { $tile } kann keine Lok sein: Das ist kein Doppel. { $seat } legt ein Doppel.
sl-3-own-engine-first = { $tile } muss warten: { $seat } hat noch keine Lok. Leg erst ein Doppel als Lok.
sl-3-holds-double = { $seat } darf nicht passen: Auf der Hand ist ein Doppel. { $seat } legt es als Lok.
sl-3-not-neighbor = Der Zug von { $owner } ist nicht offen: { $owner } spielt nicht vor { $seat }. Leg woanders.
sl-3-not-stuck = Der Zug von { $owner } ist zu: { $owner } konnte legen. Leg an den Zug von { $seat } an.
sl-3-can-add = { $seat } darf nicht passen: { $owner } saß fest, und { $tile } passt dort. Leg dort an.
sl-3-once = Der Zug von { $owner } hat seinen Stein: Mehr gibt es nicht. Leg an den Zug von { $seat } an.
sl-3-engine-turn = { $seat } kann nichts mehr tun: Die Lok war der ganze Spielzug. Jetzt ist { $turn } dran.
sl-3-own-ends-turn = { $seat } kann nichts mehr tun: Der eigene Zug hat seinen Stein. Jetzt ist { $turn } dran.
## Why a play is allowed, and what follows from it

sl-3-reason-blocked = { $seat } hat kein Doppel als Lok: Es wird neu ausgeteilt.
sl-3-reason-own = { $tile } geht an den Zug von { $owner }: Damit endet der Spielzug.
sl-3-reason-neighbor = Der Zug von { $owner } ist offen: { $owner } konnte nicht legen.
sl-3-reason-pass = { $seat } kann keine Lok legen: Auf der Hand ist kein Doppel.

## What is taken on trust

sl-3-trust-idle = Auf Vertrauen: { $seat } hat kein Doppel.

## House rules

option-own-engines = Eigene Loks
    .line = Das Doppel der Runde ist die Lok dessen, der es hat; andere legen irgendein Doppel; Züge haben zwei Enden.
option-neighbor = Nachbar
    .line = Nur an den Zug des Spielers vor dir darfst du anlegen, wenn der nichts Passendes hatte; Augen zählen.
