### Super Train.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Súper Tren
    .line = Tren Mexicano con Trenes comodín y letras que saltan, invierten, hacen robar o jugar otra vez.
    .card = Trenes comodín y fichas de acción A D R S T.
    .card-how = Letras que saltan, invierten, roban y repiten.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-the-tiles-of-super-train = Las fichas de Súper Tren
st-1 = El juego tiene 112 fichas: doble 12, 14 con un Tren y 7 con un Tren y una letra.
    .text =
        Al juego de doble 12 se suman 21 comodines, y son 112 fichas. Catorce tienen un Tren rojo en un extremo: uno por cada número de 0 a 12, y el Tren-Tren. Siete tienen un Tren en un extremo y una letra en el otro: tres A, y una D, una R, una S y una T. Al escribir, el Tren es una W: 5-W, W-W, S-W.

        Todo lo demás se juega como en el Tren Mexicano, cuyas reglas empiezan con MT: donde una de ellas y una que empieza con ST digan cosas distintas, vale la ST.
st-2 = Son 14 rondas: locomotoras de 12-12 a 0-0 y luego Tren-Tren, donde encaja cualquier ficha.
    .text = Una partida tiene catorce rondas. Las locomotoras se sacan antes de revolver: primero 12-12, y hacia abajo hasta 0-0; la última es Tren-Tren. En esa cualquier ficha empieza un tren, en los dos sentidos, también el Tren Mexicano. Un doble cuya ronda ya pasó es una ficha como las demás.
st-3 = De 2 a 8 jugadores roban 25, 23, 18, 16, 14, 12 u 11; más se reparten todo menos un décimo.
    .text = Dos jugadores roban 25 fichas cada uno, tres 23, cuatro 18, cinco 16, seis 14, siete 12 y ocho 11. Cuando se sientan más, un décimo del juego queda en el pozo y el resto se reparte por igual: 11 para nueve jugadores, 10 para diez, 9 para once, 8 para doce.
chapter-wild-ends = Extremos comodín
st-4 = Un extremo Tren encaja con todo número, símbolo o doble de un tren donde puedas jugar.
    .text = El extremo Tren encaja con todo: cualquier número, cualquier letra, otro Tren, un doble abierto, la locomotora. Pero no abre un tren: colócalo donde de todos modos puedes jugar.
st-5 = Una ficha con Tren va en el sentido que diga quien la juega; su número debe coincidir.
    .text = Tú dices qué extremo va contra el tren. Pon ahí el número, que debe coincidir, y el Tren queda abierto para lo que venga; pon ahí el Tren, y queda abierto el número. Lo primero ayuda en tu tren, lo segundo se lo hace difícil a los demás en el suyo.
st-6 = Sobre un Tren abierto va cualquier ficha, en los dos sentidos.
    .text = Donde hay un Tren abierto puede seguir cualquier ficha, por el extremo que quieras.
st-7 = Una letra encaja como un Tren; sobre una letra abierta solo va un Tren u otra letra.
    .text = Los dos extremos de una ficha con letra son comodines cuando la colocas. Pero donde queda abierta una letra, solo va otro extremo comodín, un Tren o una letra; el número de un comodín, no.
st-8 = Tren-Tren es un doble que cubre cualquier ficha; él nunca va sobre un doble.
    .text = Tren-Tren es un doble: colócalo atravesado y síguelo con otra ficha. Lo cubre cualquiera, incluso un doble, que entonces pide la suya. El Tren-Tren no puede ir sobre otro doble, y la locomotora es uno.
chapter-the-letters = Las letras
st-9 = A va en cualquier tren empezado, con el marcador arriba o no.
    .text = A es de «a cualquier parte»: colócala en el tren empezado de quien sea, tenga el marcador arriba o no. El marcador de un tren ajeno queda como estaba. Un doble abierto sigue yendo primero, y la A puede cubrirlo. Las demás letras y los Trenes van solo donde puedes jugar.
st-10 = D: el siguiente jugador roba una ficha antes de jugar.
    .text = D es de robar («draw»): el siguiente jugador toma una ficha del pozo antes de hacer nada, y después juega como siempre, lo que puede significar robar otra vez. Si el pozo está vacío no se roba nada, ni ahora ni después.
st-11 = R: los turnos van en sentido contrario hasta el final de la ronda.
    .text = R es de «reversa»: desde ahora los turnos van en sentido contrario, hasta que termina la ronda. La siguiente vuelve al sentido del reloj. Entre dos jugadores la R no cambia nada.
st-12 = S: el siguiente jugador pierde un turno.
    .text = S es de «salto»: el siguiente jugador pierde un turno. Si un doble espera que lo cubran, ese deber le toca al que sigue. Con dos jugadores, te toca otra vez.
st-13 = T: la misma persona juega una vez más.
    .text =
        T es de «también»: juegas una ficha más después de ella, donde puedas, también si la T cubrió un doble. Si no tienes ninguna que encaje, roba una; si tampoco encaja, sube tu marcador.

        Con dobles puede ser un turno largo: un doble, otro doble en otra parte, la T sobre uno de los dos, un doble sobre la T y una ficha sobre uno de los dobles abiertos. Queda abierto a lo sumo un doble. El reglamento habla de hasta cinco fichas; lo leemos como este ejemplo y no como un límite, así que con Tren-Tren entre ellas pueden ser seis.
st-14 = Una T robada por un doble va sobre él o donde sea, y la ficha que le sigue, también.
    .text = Si no pudiste seguir a un doble y robas la T, puedes colocarla sobre el doble o donde puedas jugar, y también la ficha que va después. El doble puede entonces quedar abierto. Con la regla de la casa de seguir sobre el propio doble, la T también va ahí.
st-15 = Una letra actúa en cualquier sentido en que quede su ficha.
    .text = Una letra actúa tanto si queda contra el tren como si queda abierta. D y S son para quien sigue en el sentido que vale en ese momento. Por eso la mesa debe ver siempre qué ficha se coloca.
chapter-must-you-play-a-wild = ¿Hay que jugar un comodín?
st-16 = Un comodín es una ficha jugable: nadie roba si podría poner uno.
    .text = Un comodín es una ficha que puedes jugar, y quien puede jugar, debe. Nadie roba ni pasa para guardar un comodín.
st-17 = Las fichas que quedan en la mano suman sus puntos; cada Tren y cada letra, 10.
    .text = Los números cuentan sus puntos; cada Tren y cada letra, 10: el 5-Tren vale 15, una A y el Tren-Tren 20 cada uno. Gana el total más bajo tras la última locomotora.
st-18 = Un doble solo queda cerrado cuando tampoco queda comodín que pudiera cubrirlo.
    .text = Un doble cuyo número se agotó todavía puede cubrirse con un comodín. Solo queda cerrado cuando todos los comodines que podrían ir ahí están también en la mesa.

## What clauses of Mexican Train mean here, in its booklet

amends-mt-2 = En Super Tren, tras el doble blanco hay una ronda más, con el Tren-Tren de locomotora (ST-2).
amends-mt-5 = Con la regla de la casa del primer tren entero, cada letra actúa en cuanto se coloca: D y S son para quien sigue en ese momento, y la T pide una ficha más; si va en otra parte, el tren termina.
amends-mt-10 = En Super Tren también un comodín puede cubrir un doble. Por eso solo queda cerrado cuando tampoco hay comodín para él (ST-18).

## Refusals

st-5-number-end = { $tile } está al revés: { $value } no encaja ahí. Pon el Tren de ese lado.
st-7-letter = { $tile } no puede ir en { $train }: la letra { $value } pide un comodín. Juega uno.
st-8-on-double = { $tile } no puede ir en { $train }: ahí hay un doble. Ponla en otro tren.
st-8-on-engine = { $tile } no puede empezar un tren: la locomotora es un doble. Empieza con otra ficha.
st-10-draw-first = Eso tiene que esperar: se jugó una D antes del turno de { $seat }. Roba primero una ficha.
st-11-reversed = { $seat } tiene que esperar: una R invirtió el orden. Le toca a { $turn }.
st-12-skipped = { $seat } pierde este turno: se jugó una S. Le toca a { $turn }.
st-13-can-play-draw = { $seat } no puede robar: T da otra jugada. { $tile } encaja en { $train }.
st-13-can-play-done = { $seat } no puede pasar: T da otra jugada. { $tile } encaja en { $train }.
st-13-once-more = { $seat } ya no puede hacer nada: la T dio solo una jugada más. Le toca a { $turn }.
st-15-unseen = Una ficha sin ver no puede ir ahí: una letra actuaría. Di qué ficha es.
st-16-can-play-draw = { $seat } no puede robar: un comodín es jugable. { $tile } encaja en { $train }.
st-16-can-play-done = { $seat } no puede pasar: un comodín es jugable. { $tile } encaja en { $train }.

## Why a play is allowed, and what follows from it

st-4-reason-wild = { $tile } encaja con su Tren: ese extremo encaja en todo.
st-6-reason-wild = { $tile } encaja en { $train }: sobre un Tren abierto va cualquier ficha.
st-7-reason-wild = { $tile } encaja con su letra: ese extremo vale como un Tren.
st-9-reason-anywhere = { $tile } puede ir en { $train }: la A va en cualquier tren empezado.
st-13-reason-again = { $tile } es una jugada más: la T da otra.
st-10-reason-draw-first = { $seat } roba: antes se jugó una D.
st-10-reason-then-act = La D actúa: el turno siguiente empieza robando una ficha.
st-11-reason-then-act = La R actúa: los turnos van en sentido contrario.
st-12-reason-then-act = La S actúa: se salta el turno siguiente.
st-13-reason-then-act = La T actúa: la misma persona juega una vez más.
