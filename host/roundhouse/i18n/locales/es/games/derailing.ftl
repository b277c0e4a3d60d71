### Derailing the Train.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Descarrilamiento
    .line = Los dobles descarrilan cualquier tren; gana el total más bajo tras todos los andenes.
    .card = Un doble descarrila el tren donde cae.
    .card-how = Encarrílalo, o súbete a otro.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Preparación
dt-1 = Hasta cuatro jugadores usan un doble 9, más un doble 12; cada quien recibe diez fichas.
    .text = De dos a cuatro jugadores usan un juego de doble 9, de cinco a ocho uno de doble 12, y cada quien roba diez fichas. Son solo sugerencias: usen otro juego o repartan otra cantidad, mientras alcancen las fichas. Lo que queda es el pozo, el patio de maniobras de este juego.
dt-2 = Quien tiene el doble sin usar más alto lo pone de andén; cada doble es andén una sola vez.
    .text =
        El doble del centro de la mesa se llama andén, y cada doble del juego es el andén de una ronda. Miren sus manos: de todos los dobles que hay en ellas y que aún no fueron andén, el más alto lo coloca en la base quien lo tiene. Sale de esa mano y no se repone.

        Si nadie tiene un doble sin usar, todos roban una ficha a la vez, una y otra vez, hasta que aparece uno; si aparecen dos a la vez, vale el más alto. La hoja de puntos muestra cuáles se usaron. Un doble usado es desde entonces una ficha común, y descarrila trenes como cualquier otro.
dt-3 = Quien puso el andén juega primero; los turnos siguen el reloj hasta que alguien queda sin fichas.
    .text = Quien puso el andén tiene también el primer turno. Después los turnos siguen el sentido del reloj, hasta que alguien se queda sin fichas o nadie puede jugar más.
chapter-your-turn = Tu turno
dt-4 = Un turno es una ficha; la primera ficha de cada tren iguala el andén.
    .text = Juegas una ficha por turno: en tu propio tren, en el tren comunitario o en el tren de quien tenga el marcador arriba. La primera ficha de cualquier tren debe igualar el andén.
dt-5 = El único tren comunitario está abierto a todos; los trenes propios son privados.
    .text = Hay un tren comunitario. Cualquiera puede empezarlo, y todos pueden jugar siempre en él. Tu propio tren es privado: nadie más lo alarga, salvo que tu marcador esté arriba o la ficha sea un doble.
dt-6 = Quien no puede jugar roba una; si tampoco, un marcador abre su tren hasta que juegue en él.
    .text = Si no puedes jugar, roba una ficha. Juégala si encaja. Si no, sube tu marcador, y todos pueden jugar en tu tren hasta que juegues tú en él. Es igual cuando lo que te impide jugar es un tren descarrilado.
dt-17 = Quien puede jugar, debe, aunque descarrile su propio tren.
    .text = Si tienes una ficha que puedes jugar, juegas una, aunque la única sea un doble que descarrila tu propio tren. La hoja no lo aclara. En su mesa pueden permitir robar en vez de jugar; tras ese robo puedes jugar cualquier ficha que encaje, o terminar el turno con el marcador arriba.
chapter-derailing = Descarrilar
dt-7 = Un doble descarrila cualquier tren empezado, también privado; el privado se marca al descarrilar.
    .text = Los dobles descarrilan. Un doble va en cualquier tren empezado que termine en su número, y no hace falta marcador: puede ser tu tren, el comunitario o el tren privado de otra persona. Un tren privado que descarrila recibe su marcador en el acto y queda abierto a todos.
dt-8 = Quien descarrila un tren puede cubrir el doble en el acto con otra ficha, sin obligación.
    .text = Si descarrilas un tren puedes jugar una segunda ficha, pero solo de tu mano y solo sobre ese doble, y así el tren vuelve a la vía. No es obligación, y no puedes robar para hacerlo.
dt-9 = Quien tiene descarrilado su tren solo juega sobre ese doble.
    .text = Mientras tu propio tren está descarrilado, solo puedes jugar sobre su doble. Cada turno, si no tienes ficha para él, robas una, y la juegas si encaja. Así esperas hasta que tú u otra persona lo encarrile.
dt-10 = Descarrilado el tren comunitario, nadie juega en otra parte, salvo en su tren descarrilado.
    .text =
        Un tren comunitario descarrilado detiene a todos: hasta que una ficha cubra su doble, nadie juega en otra parte.

        Hay una excepción. Si también tu tren está descarrilado, puedes encarrilarlo. Es lo único que puedes hacer: el doble del comunitario lo cubren los demás, o tú en un turno posterior.
dt-11 = Puede haber varios trenes descarrilados; quien puede jugar puede cubrir cualquiera.
    .text = Puede haber más de un tren fuera de la vía a la vez. Quien esté libre para jugar puede cubrir el doble de cualquier tren descarrilado, sea de quien sea, pero nadie está obligado.
dt-12 = Un tren encarrilado sigue abierto a todos hasta que su dueño juega en él.
    .text = En cuanto se cubre su doble, el tren vuelve a la vía. Sigue abierto a todos hasta que su dueño juega en él. Si cubres tú el doble de tu propio tren, eso ya es una jugada así.
chapter-going-out-and-scoring = Terminar y contar
dt-13 = Quien queda con una ficha lo hace saber al final del turno, por cortesía.
    .text = A quien le queda una ficha da con ella un golpecito en la mesa al final de ese turno; aquí la base da el aviso por ti. Es una cortesía, y nada le pasa a quien lo olvida. Quien sale con un doble y la ficha que lo cubre en un mismo turno nunca tiene que avisar.
dt-14 = Con el pozo vacío se sigue hasta que nadie puede jugar.
    .text = Cuando el pozo se vacía se sigue jugando sin robar, hasta que alguien termina o nadie puede ya jugar una ficha.
dt-15 = Se suman los puntos de cada mano; gana el total más bajo tras el último andén. Los equipos suman juntos.
    .text = Cada quien cuenta los puntos que le quedan en la mano; el 0-0 no cuenta nada. Cuando cada doble ya fue andén una vez, gana el total más bajo. Se puede jugar en equipos iguales, sentados de forma alterna alrededor de la mesa; entonces se suman los totales de cada equipo.
dt-16 = Quien termina descarrilando suma los puntos del doble a los dueños de ese tren.
    .text = Terminar descarrilando le cuesta a alguien: si tu última ficha es un doble en el tren de otra persona, sus puntos se suman a los de ella; en el tren comunitario, a los de todos menos tú. En tu propio tren se suman a los tuyos. No se suma nada si tus dos últimas fichas son un doble y la que lo cubre.

## Refusals

dt-2-not-leader = { $seat } no sale: otra mano tiene un doble más alto. Di quién empieza.
dt-2-who-leads = Falta algo en el reparto: { $seat } tiene { $tile } y quizá empieza. Di quién empieza.
dt-2-platform-first = Eso tiene que esperar: la ronda no tiene andén. { $seat } lo pone primero.
dt-2-laid = { $tile } no puede ser el andén: esta ronda ya tiene uno. Juega en un tren.
dt-2-not-double = { $tile } no puede ser el andén: no es un doble. Pon el doble sin usar más alto.
dt-2-used = { $tile } no puede ser el andén: ya lo fue. Pon el doble sin usar más alto.
dt-2-not-highest = { $tile } no puede ser el andén: { $double } es más alto y está sin usar. Pon ese.
dt-2-higher = Ese no puede ser el andén: { $seat } tiene { $double }, más alto. Corrijan quién empieza.
dt-3-not-in-turn = { $seat } tiene que esperar: los turnos van por orden. Le toca a { $turn }.
dt-3-not-done = { $seat } tiene que esperar: el turno de { $turn } sigue. Termina con Listo.
dt-3-turn-over = { $seat } ya no puede hacer nada: ese turno terminó. Le toca a { $turn }.
dt-4-platform = { $tile } no puede empezar el tren: el andén es { $value }. Empieza con un { $value }.
dt-4-one-tile = { $seat } ya no puede hacer nada: el turno era una ficha. Le toca a { $turn }.
dt-5-private = El tren de { $owner } es privado: ahí solo van dobles. Juega en otra parte.
dt-6-drew = { $seat } no puede robar otra vez: se roba una por turno. El turno termina con Listo.
dt-6-draw-first = { $seat } aún no puede pasar: antes de pasar se roba. { $seat } roba una ficha.
dt-6-by-itself = Nadie mueve un marcador: el de { $seat } sube y baja solo. Sigan jugando.
dt-7-first-tile = Un doble no puede empezar un tren: la primera ficha no es un doble. Juega otra.
dt-8-on-double = Eso tiene que esperar: hay un doble abierto en { $on }. Cúbrelo, o di Listo.
dt-8-no-draw = { $seat } no puede robar: ya jugó un doble. Cúbrelo, o termina con Listo.
dt-8-covered = { $seat } ya no puede hacer nada: el doble está cubierto. Le toca a { $turn }.
dt-9-own-derailed = Eso tiene que esperar: descarriló el tren de { $owner }. Cubre ahí el { $double }.
dt-10-community-derailed = Eso tiene que esperar: descarriló { $on }. Cubre ahí el { $double }.
dt-13-called-by-hub = { $seat } no tiene que anunciarla: la última ficha se avisa sola. Sigan jugando.
dt-13-no-penalty = Nadie roba una multa: en este juego no la hay. Sigan jugando.
dt-17-can-play-draw = { $seat } no puede robar: { $tile } encaja en { $train }. Quien puede jugar, juega.
dt-17-can-play-done = { $seat } no puede pasar: { $tile } encaja en { $train }. Quien puede jugar, juega.
## Why a play is allowed, and what follows from it

dt-2-reason-engine = { $tile } es el andén: lo pone { $seat }.
dt-4-reason-begin = { $tile } puede empezar { $train }: coincide con el { $value } del andén.
dt-6-reason-pass = { $seat } puede pasar tras robar: no es obligatorio jugar lo que encaja.
dt-7-reason-derail = { $tile } descarrila el tren de { $owner }: un doble va en todo tren empezado.
dt-9-reason-own-derailed = { $tile } cubre el { $double }: descarriló el tren de { $owner }.
dt-10-reason-community-derailed = { $tile } cubre el { $double }: primero va el tren comunitario.
dt-11-reason-cover = { $tile } cubre el { $double }: quien puede jugar libre puede hacerlo.
dt-8-reason-then-on-double = { $seat } puede cubrir ya el { $double }, o terminar con Listo.
dt-9-reason-then-own-derailed = { $seat } tiene que cubrir ahora el { $double } en { $on } o robar.
dt-10-reason-then-community-derailed = { $seat } tiene que encarrilar ahora { $on } o robar.
dt-16-reason-last-double = { $tile } descarrila como última ficha: sus puntos van al dueño del tren.

## What is taken on trust

dt-2-trust-engine = De confianza: { $seat } pone el doble sin usar más alto que hay.
dt-2-trust-play = De confianza: { $seat } pone un doble que nadie tenía al buscar el andén.
dt-17-trust-play = De confianza: { $seat } pone una ficha que antes, al robar o pasar, no tenía.
dt-17-trust-idle = De confianza: { $seat } no tiene nada que jugar.

## House rules

option-draw-instead = Robar en vez de jugar
    .line = Quien puede jugar puede robar una ficha en su lugar.
