### The page that shows the keys of the keyboard.

keys = Teclas
keys-title = Teclas
keys-line = Lo que hacen las teclas. Todo se puede hacer también tocando la pantalla.
keys-tables = En la mesa
keys-dealt = Si se reparte aquí
keys-called = En una mesa real
keys-slots = Solo con la base
keys-pages = En una página
keys-everywhere = Siempre

## What stands on a key

keycap-shift = Mayús
# Same in English.
keycap-ctrl = Ctrl
# Same in English.
keycap-alt = Alt
keycap-space = Espacio
keycap-enter = Intro
keycap-backspace = Retroceso
keycap-pageup = Re Pág
keycap-pagedown = Av Pág

## What the keys do

key-draw = Robar una ficha
key-done = Terminar el turno, o pulsar el botón con marco; en una repetición, un paso adelante
key-undo = Deshacer la última jugada; en una repetición, un paso atrás
key-number = Un tren, un número de una ficha, una vía, una opción; una cifra de una suma
key-ten = Diez más para la cifra siguiente: + y 2 es 12
key-public = El Tren Mexicano, o el primer tren público
key-number-of-public = El tren público con este número; en un tren que crece por los dos lados, el lado interior
key-announce = Avisar de que queda una ficha
key-claim = Reclamar que alguien no avisó
key-marker-up = Subir el marcador
key-marker-down = Bajar el marcador
key-walk-all = Elegir la ficha siguiente, aunque no se pueda jugar
key-move = Mover en la mano la ficha elegida
key-order = Ordenar la mano en su tren más largo
key-hint = Pedir una pista
key-why = Preguntar por qué se puede o no jugar la ficha elegida
key-turn = Girar una ficha que encaja de dos maneras
key-next = Empezar la ronda siguiente; en una repetición, ir a ella
key-scores = Ver los puntos
key-go = En una repetición: reproducir de corrido, o pausar
key-mute = Quitar el sonido, o ponerlo otra vez
key-softer = Bajar el volumen
key-louder = Subir el volumen
key-quit = Dejar la mesa
key-letter = Esta letra de una ficha
key-speaker = Habla el jugador de antes, o el de después
key-draw-pass = Robar y pasar
key-redo = Rehacer lo que se deshizo
key-calls = Ver las jugadas de esta ronda y corregir una
key-sum = Contar una mano ficha por ficha, o como suma: 12 + 17
key-twice = Pulsar dos veces el botón de esta vía
key-hold = Mantener pulsado el botón de esta vía
key-select = Seleccionar todo el nombre
key-minus = Puntos bajo cero, al corregir puntos
key-due = Pulsar el botón dorado, o el que tiene marco
key-walk = Ir a la ficha o al botón siguiente; cambiar el valor con marco
key-tab = Recorrer los botones en orden
key-erase = Borrar lo último que se escribió o tocó; si no, deshacer la última jugada
key-back = Soltar la ficha; si no, abrir el menú, o volver
key-keys = Mostrar esta página
key-full-screen = Llenar la pantalla, o volver a la ventana
