### Chipre y Sebastopol.

game = Chipre
    .line = Ocho brazos desde un doble, abiertos a todos; gana quien primero llega a 100.
    .card = Ocho brazos desde un doble, para todos.
    .card-how = Gana quien primero llega a 100.

public-arm = el brazo { $number }
    .title = Brazo { $number }
    .short = Brazo { $number }
    .typed = brazo

## El folleto

chapter-getting-ready = Preparativos
cy-1 = Un juego de doble 9, nueve fichas por persona si son cuatro y menos si son más; Sebastopol: doble 6, cuatro personas, siete fichas.
    .text =
        Chipre es para entre cuatro y diez personas y un juego de doble 9. Si son cuatro, cada quien roba nueve fichas; si son cinco, ocho; si son seis o siete, siete; si son ocho o nueve, seis; si son diez, cinco. Lo que queda es el pozo.

        Con un juego de doble 6 se llama Sebastopol. Es para cuatro personas, que roban siete fichas cada una, así que no hay pozo.
cy-2 = Quien tiene el doble más alto lo pone en el centro: es la locomotora de todas las rondas.
    .text = Quien tiene el doble más alto del juego lo pone en el centro: el 9-9, o el 6-6 en Sebastopol. Es la locomotora de todas las rondas. Si nadie lo tiene, todos roban una ficha a la vez hasta que aparezca.
chapter-playing = El juego
cy-3 = Las primeras fichas van todas a la locomotora, hasta empezar sus ocho brazos; cuatro en Sebastopol. (Los brazos se empiezan en orden.)
    .text = Las primeras fichas van todas a la locomotora: cada una empieza un brazo, hasta que hay ocho, o cuatro en Sebastopol. Solo entonces puede crecer un brazo. Da igual cuál se empieza, así que se numeran en el orden en que se empiezan.
cy-4 = Después una ficha va a cualquier brazo. Los brazos no son de nadie, y quien puede jugar juega.
    .text = Cuando todos los brazos están empezados, en cada turno juegas una ficha en el brazo donde quepa. Los brazos no son de nadie, no hay marcadores y los dobles no se cubren. Si puedes jugar, tienes que hacerlo.
cy-5 = Quien no puede jugar roba una ficha y la juega si cabe. La última del pozo no se roba.
    .text = Si no puedes jugar, roba una ficha. Si cabe, juégala enseguida; si no, quédatela, y termina tu turno. La última ficha del pozo se queda donde está: cuando solo queda una, pasas sin robar.
chapter-scoring = Los puntos
cy-6 = Quien se queda sin fichas gana los puntos de todas las demás manos.
    .text = Cuando juegas tu última ficha, la ronda termina y ganas los puntos de todas las fichas de las demás manos.
cy-7 = En una ronda cerrada la mano más ligera gana los puntos de las demás menos los suyos. Si hay dos, nadie gana.
    .text = Cuando nadie puede jugar ni robar, la ronda se cierra. Quien tiene menos puntos en la mano gana los de las demás manos, menos los de la suya. Si las más ligeras son dos, nadie gana puntos.
cy-8 = Gana la partida quien primero llega a 100 puntos; o a 60, si así lo acuerda la mesa.
    .text = Gana la partida quien primero llega a 100 puntos. Para una más corta, acuerden 60.

## Rechazos

cy-2-not-holder = { $seat } no sale: otra mano tiene el doble { $value }. Di quién lo tiene.
cy-2-holder = Falta algo en el reparto: { $seat } tiene el doble { $value } y empieza. Di que es { $seat }.
cy-2-laid-already = { $tile } no puede ser la locomotora: la locomotora ya está. Juega en un brazo.
cy-2-not-called = { $tile } no puede ser la locomotora: es el doble { $value }. Pon ese.
cy-2-engine-first = Eso tiene que esperar: { $seat } pone primero el doble { $value }.
cy-3-arms-first = Eso tiene que esperar: primero se empiezan todos los brazos. Empieza { $on }.
cy-3-in-order = Ese brazo tiene que esperar: sigue { $on }. Juega ahí.
cy-4-no-train = En este juego no hay trenes: cada ficha va en un brazo. Juega ahí.
cy-4-can-play-draw = { $tile } encaja en { $train }: quien puede jugar, juega. Ponla ahí.
cy-4-can-play-done = { $tile } encaja en { $train }: quien puede jugar, juega. Ponla ahí.
cy-4-no-call = Aquí no se anuncia nada: este juego no avisa de últimas fichas. Sigan jugando.
cy-4-no-marker = No hay marcadores: cada brazo está abierto a todos. Juega una ficha.
cy-4-not-in-turn = { $seat } tiene que esperar: los turnos van por orden. Le toca a { $turn }.
cy-4-not-done = { $seat } tiene que esperar: el turno de { $turn } sigue. Termina con Listo.
cy-4-turn-over = { $seat } ya no puede hacer nada: ese turno terminó. Le toca a { $turn }.
cy-5-drew = { $seat } no puede robar otra vez: se roba una por turno. El turno termina con Listo.
cy-5-last-tile = Nadie puede robar: la última ficha queda en el pozo. El turno termina con Listo.
cy-5-draw-first = Eso tiene que esperar: { $seat } roba primero una ficha.

## Lo que se cree

cy-4-trust-play = Se le cree: { $seat } juega una ficha que antes negó al robar o pasar.
cy-4-trust-idle = Se le cree: { $seat } no tiene ficha que pueda jugar.

## Reglas de la casa

option-points-to-win = Puntos para ganar
    .line = Gana la partida quien primero llega a tantos puntos.

problem-sebastopol = Sebastopol, con un juego de doble 6, es para 4 personas, no { $seats }: elige set=9.
