### The lessons: what each step says beside the table. There is room for about 110 characters.

lessons-title = Aprender jugando
lessons-line = Empieza con el Tren Mexicano: cuatro minutos. Las otras muestran qué cambia en su juego.
lessons-others = Qué cambia en
lessons-steps =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
lessons-learned = aprendido

learn-step = Paso { $step } de { $steps }
learn-next = Siguiente
learn-back = Atrás
learn-finish = Cerrar
learn-leave = Salir
learn-lay = El lugar punteado es donde va esta ficha. Tócalo.
learn-astray = Esa todavía no. Ahora toca la { $tile }: la flecha muestra dónde.

## Mexican Train

learn-mexican-train-aim = Todos tienen fichas. El jugador que primero las coloca todas gana la ronda.
learn-mexican-train-engine = En la base está la 6-6. Ahí empieza cada tren, con un 6.
learn-mexican-train-train = Tu tren sale de la insignia 1. El número grande de su extremo es el que hay que igualar.
learn-mexican-train-begin = Empieza tu tren: toca la 6-1 de tu mano.
learn-mexican-train-others = Un turno es una ficha. Una luz dorada muestra a quién le toca: { $second }, luego { $third }.
learn-mexican-train-match = Una mitad toca a su igual. Tu tren termina en 1: coloca la 1-4.
learn-mexican-train-double = Un doble va atravesado. Coloca la 4-4.
learn-mexican-train-follow = Después de un doble juegas otra vez: coloca la 4-2 sobre él.
learn-mexican-train-mexican = { $third } ha empezado el Tren Mexicano. Es de todos y siempre está abierto.
learn-mexican-train-on-mexican = No tienes ningún 2. Pero el Tren Mexicano termina en 3: coloca ahí la 3-5.
learn-mexican-train-draw = No tienes ni un 2 ni un 4: nada encaja. Roba una ficha.
learn-mexican-train-pass = La 5-6 tampoco encaja. Toca Listo, y sube tu marcador.
learn-mexican-train-marker = Mientras tu marcador esté arriba, todos pueden jugar en tu tren.
learn-mexican-train-back = Cuando juegas en tu propio tren, baja el marcador. Coloca la 1-5.
learn-mexican-train-open = Nadie pudo cubrir el doble de { $second }. Hasta cubrirlo, nadie puede jugar en otra parte.
learn-mexican-train-cover = Tú puedes: coloca la 0-5 sobre el doble de { $second }.
learn-mexican-train-last = Queda una ficha: la base ha avisado a los demás. Coloca la 5-6.
learn-mexican-train-over = Terminaste y ganas la ronda. Lo que queda en las manos cuenta en contra; gana quien tiene menos puntos.

## Super Train

learn-super-train-tiles = Super Train es el Tren Mexicano con locomotoras, que encajan en todo, y con cinco letras.
learn-super-train-wild = Una locomotora encaja en todo. Empieza tu tren con ella: toca la ficha con el 3.
learn-super-train-skip = S salta a un jugador: { $second } pierde el turno.
learn-super-train-reverse = R da la vuelta al orden: ahora sigue { $third }.
learn-super-train-twice = T te deja jugar otra vez.
learn-super-train-again = Una locomotora abierta acepta cualquier ficha: coloca la 9-1.
learn-super-train-draw-first = D hace robar al siguiente antes de jugar.
learn-super-train-anywhere = A va en cualquier parte, también en un tren cerrado: colócala en el de { $second }.
learn-super-train-end = Una letra abierta solo acepta una locomotora u otra letra. Lo demás es como en el Tren Mexicano.

## Derailing the Train

learn-derailing-platform = El doble más alto de una mano es el andén: { $second } puso la 9-9.
learn-derailing-begin = Cada tren empieza en el andén. Coloca la 9-3.
learn-derailing-derail = Un doble descarrila cualquier tren, también uno cerrado: coloca la 5-5 en el de { $second }.
learn-derailing-may-cover = Puedes cubrirlo en seguida, pero no hace falta. Déjalo y toca Listo.
learn-derailing-derailed = Hasta cubrirlo, { $second } solo puede jugar ahí, y el tren está abierto a todos.
learn-derailing-cover = Los demás pueden volver a encarrilarlo: coloca la 5-7 sobre el doble.
learn-derailing-community = El tren comunitario es de todos. Si descarrila, nadie juega en otra parte.

## Mexican Train Station

learn-station-starter = { $second } tenía la 6-6, la colocó y empieza.
learn-station-whole = En tu primer turno puedes colocar un tren entero. Empieza con la 6-1.
learn-station-on = Sigue: encaja otra ficha.
learn-station-stop = Nada más encaja. Toca Listo.
learn-station-public = Cualquiera puede empezar otro tren para todos: coloca la 6-2 junto a la estación.
learn-station-score = El jugador que termina gana los puntos de todas las manos; los demás pierden los suyos. Gana quien tiene más.

## Private Trains

learn-private-trains-begin = Empieza tu tren: coloca la 6-1.
learn-private-trains-draw = Nada encaja en tu tren. Entonces robas primero, aunque una ficha encaje en otra parte.
learn-private-trains-pass = La 0-5 no ayuda. Toca Listo, y sube tu marcador.
learn-private-trains-own = { $third } jugó en tu tren abierto. Termina en 5: coloca la 5-0.
learn-private-trains-marker = Aquí el marcador no baja solo. Bájalo.
learn-private-trains-double = Coloca el doble 0-0.
learn-private-trains-follow = La ficha siguiente va sobre el doble: coloca la 0-3.
learn-private-trains-score = Lo que te queda cuenta en contra; la 0-0, hasta 50. Gana quien tiene menos puntos.

## Basic Trains

learn-basic-trains-engines = No hay nada que robar. Cada quien empieza con un doble propio: el tuyo es la 9-9.
learn-basic-trains-own = Un turno empieza con una ficha en tu tren, en cualquier extremo. Coloca la 9-4.
learn-basic-trains-each = Después cada otro tren puede recibir una ficha: coloca la 8-3 en el de { $second }.
learn-basic-trains-and = Y la 7-2 en el de { $third }.
learn-basic-trains-stop = Puedes parar cuando quieras. Toca Listo.
learn-basic-trains-lost = Si nada encaja en tu tren, pierdes el turno entero. Cierra los extremos de los demás.
learn-basic-trains-score = El jugador que termina recibe 5 puntos por cada ficha de los demás. Gana quien llega a 120.

## Slosh

learn-slosh-engine = La locomotora de cada ronda es fija. { $second } tenía la 4-4 y la colocó: de ahí salen todos los trenes.
learn-slosh-own = Un turno empieza con una ficha en tu tren: coloca la 4-0.
learn-slosh-each = Después cada otro tren puede recibir una ficha: coloca la 6-1 en el de { $third }.
learn-slosh-stop = Puedes parar cuando quieras. Toca Listo.
learn-slosh-score = El jugador que termina recibe 5 puntos por cada ficha de los demás. Gana quien llega a 120.
