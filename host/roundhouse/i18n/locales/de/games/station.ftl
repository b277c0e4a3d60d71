### Mexican Train Station.
### In refusals { $train } and { $on } are “Zug von Bo” or “Mexican Train”, without an article, { $owner } is the name of the
### train's owner, { $double } is “Doppel 6-6” without an article, or bare “6-6” where English has no “the” before it, { $tile } is
### “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Mexican-Bahnhof
    .line = Züge für alle, so viele ihr wollt; man gewinnt und verliert Punkte, die meisten gewinnen.
    .card = Züge für alle, so viele ihr wollt.
    .card-how = Punkte kommen und gehen; die meisten gewinnen.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-the-station = Der Bahnhof
ms-1 = Bis zu vier Spieler bekommen einen Stein weniger als die Zahl des Satzes; mehr Spieler bekommen weniger.
    .text =
        Spielt mit jedem Satz von Doppel-6 bis Doppel-18. Jedes Doppel des Satzes ist einmal der Bahnhof, ein Doppel-12-Satz ergibt also dreizehn Runden.

        Mischt alle Steine verdeckt. Bis zu vier Spieler ziehen einen Stein weniger als die Zahl des Satzes (11 aus einem Doppel-12-Satz). Sind es mehr Spieler, ziehen alle so viele: die Zahl des Satzes minus die Zahl der Spieler plus drei. Der Tisch darf sich auf eine andere Hand von mindestens zwei Steinen einigen.
ms-2 = Das Startdoppel wird ausgerufen, das höchste zuerst, und gelegt, wo es auf der Hand ist; fehlt es, ziehen alle.
    .text = Das Doppel der Runde wird ausgerufen: in der ersten Runde das höchste, dann jedes Mal eines niedriger. Wer es hat, legt es in die Zentrale; es ist der Bahnhof. Hat es niemand, ziehen alle einen Stein, wieder und wieder, bis es auftaucht. Wer es legt, zieht dafür nichts nach.
ms-3 = Wer das Startdoppel gelegt hat, ist zuerst dran; es geht im Uhrzeigersinn.
    .text = Den Bahnhof zu legen ist kein Spielzug: Wer ihn gelegt hat, ist jetzt zuerst dran, dann die anderen im Uhrzeigersinn.
chapter-your-private-train = Dein privater Zug
ms-4 = Du eröffnest passend zum Bahnhof und darfst dabei auf einmal einen ganzen Zug legen.
    .text = Dein erster Stein muss die Zahl des Bahnhofs haben. Mit ihm darfst du einen so langen Zug legen, wie deine Hand erlaubt, Stein um Stein, alles auf einmal, solange du dran bist; ein Stein genügt. Es ist dein privater Zug, und einen ganzen Zug auf einmal legst du nie wieder. Bis du eröffnet hast, kannst du an keinen anderen Zug legen.
ms-5 = Kannst du nicht eröffnen, zieh einen Stein und eröffne damit; sonst passt du, ohne Signal.
    .text = Hast du nichts zum Eröffnen, zieh einen Stein. Passt er zum Bahnhof, darfst du sofort eröffnen, mit so vielen weiteren, wie passen. Sonst passt du, und kein Signal geht hoch, weil es keinen Zug gibt. Ab deinem zweiten Mal ziehst du zuerst, was du auch auf der Hand hast, bis du eröffnet hast.
chapter-turns = Wer dran ist
ms-6 = Danach gilt: ein Stein an einen eigenen, einen Zug mit Signal oder einen Sammelzug, oder ziehen, legen oder Signal.
    .text =
        Sobald du einen Zug hast, tust du, wenn du dran bist, eines davon: noch ein Stein an deinen eigenen Zug; ein neuer Sammelzug, am Bahnhof begonnen mit einem Stein, der dazu passt; ein Stein an irgendeinen Sammelzug, denn die sind für immer für alle offen; ein Stein an den Zug eines anderen, der ein Signal zeigt; oder ziehen.

        Du darfst auch ziehen, wenn du legen könntest. Danach darfst du nur den gezogenen Stein legen; ist er ein Doppel, darf der passende Stein gleich mit. Behältst du ihn, kommt ein Signal auf deinen eigenen Zug: Er ist für alle offen.
ms-7 = Am Bahnhof darf man beliebig viele Sammelzüge beginnen.
    .text = Es kann so viele Sammelzüge geben, wie es Steine gibt, sie zu beginnen, mehr, als die Zentrale Gleise hat. Sie sind nummeriert, wie sie beginnen; die ohne Gleis teilen sich die Lampe in der Mitte.
ms-8 = Jeder Stein an einen Zug mit Signal nimmt das Signal weg.
    .text = Einmal Legen an einen Zug mit Signal nimmt das Signal weg, egal ob der Besitzer legt oder jemand anders. Der passende Stein darf auf ein Doppel auch dann noch folgen, wenn beide zusammen gelegt werden.
ms-9 = Ein Doppel und der passende Stein dürfen zusammen an einen Zug; ein einzelnes Doppel verpflichtet niemanden.
    .text = Legst du ein Doppel, darfst du gleich einen Stein anlegen, der dazu passt, und zwar genau auf dieses Doppel. Du musst nicht, und auch sonst muss es niemand abdecken.
chapter-the-end-of-a-round = Das Ende einer Runde
ms-10 = Vor dem Legen, das einen Stein übrig lässt, kommen das Rattern und dann der Pfiff.
    .text = Wird dir nach dem Legen ein Stein bleiben, klopf deine Steine aneinander, dass es rattert, dann pfeif, tuut-tuut, und leg erst dann. Sind deine letzten zwei Steine ein Doppel und der passende Stein, kommen die Geräusche vor dem Doppel, denn bis der zweite liegt, bleibt dir einer. Beide Geräusche macht die Zentrale für dich. Spielt der Tisch mit dem Strafstein, musst du es selbst tun, und wenn dich jemand beim Vergessen erwischt, ziehst du einen Stein.
ms-11 = Die Runde endet mit einem letzten Stein, oder wenn niemand mehr legen kann.
    .text = Die Runde endet, sobald jemand den letzten Stein gelegt hat. Ist der Vorrat leer, geht sie weiter, bis jemand Schluss macht oder niemand legen kann; wer dann legen kann, muss.
ms-12 = Wer die Runde gewinnt, bekommt die Augen aller Hände, die anderen verlieren ihre eigenen; die meisten Punkte gewinnen.
    .text = Wer Schluss gemacht hat, bekommt die Augen aller Steine, die auf den Händen geblieben sind; jeder andere verliert die Augen auf der eigenen Hand. Konnte niemand mehr legen, verlieren alle, und niemand bekommt etwas. Nach der letzten Runde gewinnen die meisten Punkte, auch wenn sie unter null sind.

## Refusals

ms-2-laid-already = { $tile } kann nicht das Startdoppel sein: Der Bahnhof liegt schon. Leg an einen Zug an.
ms-2-not-called = { $tile } ist nicht das Startdoppel: Ausgerufen ist das { $double }. Leg das.
ms-2-engine-first = Das muss warten: { $seat } hat das { $double } und legt es zuerst. Leg das.
ms-2-not-holder = { $seat } hat das { $double } nicht: Es ist anderswo. Nenn, wer es hat, oder niemand.
ms-2-holder = Jemand hat es: Man sieht das { $double } auf der Hand von { $seat }. Nenn diesen Platz.
ms-3-not-in-turn = { $seat } muss warten: Es geht der Reihe nach. Jetzt ist { $turn } dran.
ms-3-not-done = { $seat } muss warten: { $turn } ist noch dran. Der Spielzug endet mit Fertig.
ms-3-turn-over = { $seat } kann nichts mehr tun: Dieser Spielzug ist vorbei. Jetzt ist { $turn } dran.
ms-4-station = { $tile } kann den Zug nicht beginnen: An den Bahnhof passt nur { $value }. Eröffne mit { $value }.
ms-4-not-opened = Das muss warten: { $seat } hat keinen Zug. Eröffne erst einen.
ms-4-own-first-train = Das muss warten: Gerade entsteht ein erster Zug. Leg dort an oder sag Fertig.
ms-4-no-draw = { $seat } darf nicht ziehen: Gerade entsteht ein erster Zug. Leg dort an oder sag Fertig.
ms-4-one-turn = { $seat } kann nichts mehr tun: Der erste Zug ist gelegt. Jetzt ist { $turn } dran.
ms-5-draw-first = Das muss warten: { $seat } hat keinen Zug und zieht zuerst. Zieh einen Stein.
ms-5-no-pass = { $seat } darf noch nicht passen: Ohne Zug wird erst gezogen. Zieh einen Stein.
ms-5-drew = { $seat } darf nicht zweimal ziehen: Einmal ist genug. Eröffne oder sag Fertig.
ms-5-can-play = { $seat } muss jetzt eröffnen: { $tile } passt zum Bahnhof. Leg den oder einen, der auch passt.
ms-5-no-train = Es gibt kein Signal: { $seat } hat keinen Zug dafür. Spielt weiter.
ms-6-station = { $tile } kann den Zug nicht beginnen: An den Bahnhof passt nur { $value }. Beginn mit { $value }.
ms-6-closed = Der Zug von { $owner } ist privat: Er hat kein Signal. Leg an einen offenen Zug an.
ms-6-only-drawn = { $tile } muss warten: { $seat } hat gezogen. Leg den gezogenen Stein oder sag Fertig.
ms-6-drew = { $seat } darf nicht zweimal ziehen: Einmal ist genug. Leg diesen Stein oder sag Fertig.
ms-6-no-pass = { $seat } darf noch nicht passen: Erst wird gelegt oder gezogen. Leg oder zieh einen Stein.
ms-6-can-play = { $seat } muss jetzt legen: { $tile } passt an den { $train }. Leg einen Stein.
ms-6-one-tile = { $seat } kann nichts mehr tun: Der eine Stein liegt. Jetzt ist { $turn } dran.
ms-7-in-order = Dieser Zug muss warten: Erst beginnt der { $on }. Fang mit dem an.
ms-8-by-itself = Niemand bewegt Signale: Das von { $seat } geht von selbst hoch und runter. Spielt weiter.
ms-9-on-double = Das muss warten: Auf das { $double } gehört sein Gegenstück. Leg es oder sag Fertig.
ms-9-no-draw = { $seat } darf nicht ziehen: Ein Doppel liegt. Leg sein Gegenstück darauf oder sag Fertig.
ms-9-matched = { $seat } kann nichts mehr tun: Das Doppel hat seinen Stein. Jetzt ist { $turn } dran.
ms-10-no-penalty = Niemand zieht einen Strafstein: Es wurden keine Geräusche eingefordert. Spielt weiter.
ms-10-penalty-first = Das muss warten: { $seat } vergaß die Geräusche und zieht erst einen Strafstein. Zieh ihn.
ms-10-no-call = { $seat } muss keine Geräusche machen: Jetzt bleibt niemandem nur ein Stein. Spielt weiter.
ms-10-no-claim = { $seat } zieht keinen Strafstein: Es wurden keine Geräusche vergessen. Spielt weiter.
ms-10-called-by-hub = { $seat } muss keine Geräusche machen: Das tut die Zentrale selbst. Spielt weiter.
## Why a play is allowed, and what follows from it

ms-2-reason-engine = { $tile } ist das Startdoppel: { $seat } hat es und legt es.
ms-4-reason-begin = { $tile } kann den { $train } eröffnen: An den Bahnhof passt { $value }.
ms-5-reason-draw-first = { $seat } zieht: Wer keinen Zug hat, fängt damit an.
ms-6-reason-begin = { $tile } kann den { $train } beginnen: An den Bahnhof passt { $value }.
ms-6-reason-open = Der Zug von { $owner } ist offen: Sein Signal ist oben.
ms-6-reason-pass = { $seat } darf nach dem Ziehen passen: Der gezogene Stein muss nicht gelegt werden.
ms-7-reason-next = Der { $train } darf beginnen: Er ist der nächste öffentliche.
ms-9-reason-on-double = { $tile } passt auf das { $double }: Beide dürfen in einem Spielzug liegen.
ms-6-reason-then-marker-up = Das Signal von { $seat } geht hoch.
ms-8-reason-then-marker-down = Das Signal von { $seat } kommt weg.
ms-9-reason-then-on-double = { $seat } darf auf das { $double } sein Gegenstück legen oder Fertig sagen.
ms-10-reason-announce = { $seat } darf die Geräusche machen: Danach kann ein Stein übrig sein.
ms-10-reason-claim = Bei { $seat } fehlten die Geräusche: Es ist nur noch ein Stein übrig.
ms-10-reason-penalty = { $seat } zieht einen Strafstein: Die Geräusche fehlten.
ms-10-reason-then-call = { $seat } hat noch einen Stein, ohne Geräusche: Das dürfen andere einfordern.

## What is taken on trust

ms-5-trust-idle = Auf Vertrauen: { $seat } hat keinen Stein zum Eröffnen.
ms-6-trust-play = Auf Vertrauen: { $seat } legt den eben gezogenen Stein.
    .denied = Auf Vertrauen: { $seat } legt einen Stein, der nach früherem Ziehen oder Passen nicht da war.
ms-6-trust-idle = Auf Vertrauen: { $seat } hat keinen Stein, der sich legen lässt.

## House rules

option-must-play = Wer kann, muss legen
    .line = Ziehen darfst du nur, wenn du keinen Stein hast, der sich legen lässt.
option-railroad-sounds = Bahngeräusche
    .line = Auch anderes klingt: ein Signal, das hoch oder weg kommt, ein Doppel mit dem passenden Stein.

## What is wrong with house rules or with the number of players

problem-few-tiles =
    Je { $deal ->
        [one] { $deal } Stein ist
       *[other] { $deal } Steine sind
    } zu wenig: Teilt 2 oder mehr aus oder spielt höchstens zu { $most }.
