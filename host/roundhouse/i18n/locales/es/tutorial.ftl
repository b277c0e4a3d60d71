### The first game: what to do now, and why. The texts stand beside the table and have room for about 110 characters.

learn-title = ¿Y ahora?
learn-opening = Un primer juego
learn-begin = Todos reciben fichas. Quien primero las coloca todas gana la ronda.
learn-dealt = El { $engine }-{ $engine } está en la base. Desde ahí cada quien arma su propio tren.
learn-yours = Tu tren empieza en la insignia { $seat }. El número grande de su final es el que hay que igualar.
learn-next = Siguiente
learn-first = Empieza tu tren: una ficha alzada tiene un { $engine }, como la de la base. Tócala, y luego tu tren.
learn-own = Las fichas alzadas encajan. Toca una cuya mitad iguale el número grande al final de tu tren.
learn-mexican = Nada encaja en tu tren, pero el Tren Mexicano es de todos: una ficha alzada encaja ahí.
learn-visit = Un tren con marcador está abierto a todos. Tu ficha alzada encaja en uno de esos.
learn-lay = El lugar punteado es donde va esta ficha. Tócalo.
learn-lay-somewhere = Encaja en los lugares punteados. Tu tren es solo tuyo: aliméntalo mientras puedas.
learn-nowhere = Esta no encaja ahora en ninguna parte. Toca una ficha alzada.
learn-follow = Un doble nunca se queda solo: coloca ahora otra ficha, sobre él o donde encaje.
learn-cover = Un doble espera, y nadie puede jugar en otra parte hasta cubrirlo. Coloca una ficha sobre él.
learn-draw = Nada de tu mano encaja. Roba una ficha: si encaja, puedes colocarla en seguida.
learn-done = Nada encaja. Termina el turno: sube tu marcador, y todos juegan en tu tren hasta que lo hagas tú.
learn-wait = No queda nada que hacer en este turno.
learn-waiting = { $player } está pensando. La luz dorada de la base muestra de quién es el turno.
learn-played = Ese fue el tren de { $player }. Una mitad siempre toca a su igual.
learn-visited = Ese tren tiene marcador, así que está abierto a todos: { $player } lo aprovechó.
learn-on-mexican = { $player } usó el Tren Mexicano. Tú también puedes, siempre que una ficha encaje.
learn-double = { $player } puso un doble, atravesado. Hay que cubrirlo antes que nada.
learn-drew = { $player } no tenía nada que encajara y robó una ficha.
learn-marker = { $player } no pudo jugar. Subió su marcador: ese tren está ahora abierto a todos.
learn-over = La ronda terminó. Lo que queda en una mano cuenta contra su dueño; gana quien menos puntos tiene.
