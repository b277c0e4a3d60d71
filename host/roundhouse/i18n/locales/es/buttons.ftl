### A table where the hub's buttons say all: what is asked in the terminal, and what the buttons mean.

## What the buttons mean, and what may be typed all the same

command-slot = una vía
    .does = una ficha en este tren
command-slot-long = una vía, largo
    .does = un doble en él
command-slot-twice = una vía, dos veces
    .does = baja su marcador, donde se hace a mano; o nada puede ya cubrir su doble
command-engine = la locomotora
    .does = robó una ficha; entre rondas: empieza la próxima
command-engine-twice = la locomotora, dos veces
    .does = pasó, o terminó
command-engine-long = la locomotora, largo
    .does = deshacer lo último que se pulsó; otra vez: lo anterior
command-press = pulsar 5
    .does = como si se pulsara la quinta vía, en el sentido del reloj desde arriba a la derecha; mantener 5, repetir 5, pulsar centro
command-undo = deshacer 3
    .does = deshacer los últimos tres pasos; rehacer: hacerlos otra vez
command-stand = vale
    .does = dar por buena la última jugada rechazada; vale 4: con el 4 abierto
command-sum = = 17
    .does = la suma de la mano que se pide
command-who = quién
    .does = de quién es el turno, y qué tiene cada quien
command-table = mesa
    .does = mostrar la mesa
command-score = hoja
    .does = mostrar la hoja de puntos
command-correct = corregir 1 bo 17
    .does = corregir los puntos que Bo recibió en la ronda 1
command-seat = lugar bo Dana
    .does = Bo le da su lugar a Dana
command-place = vía bo 5
    .does = Bo se sienta ante la quinta vía
command-volume = volumen 3
    .does = qué tan fuerte suena la base, de 0 a 10
command-stop = parar
    .does = no empezar otra ronda después de esta
command-menu = menú
    .does = mostrar lo demás: reglas, reglas de la casa, lo que se dio por cierto
command-photo = foto mano.jpg
    .does = contar la mano que se pide con una foto; foto: con lo que ve la cámara web
command-pause = pausa
    .does = hace esperar a la computadora y los avisos
command-resume = reanudar
    .does = los deja seguir
command-quit = salir
    .does = guardar la mesa y terminar el programa
command-help = ?
    .does = esta lista

## Messages

title = Lo que hacen los botones, y lo que puedes escribir
welcome = { $game } solo con los botones de la base: no se escribe nada hasta contar las manos. Escribe ? para más.
no-hub = No hay ninguna base conectada: la reemplaza una simulada. Escribe lo que se pulsa, así: pulsar 5
no-meaning = Ese botón no hace nada ahora.
press-what = Escribe una vía de 1 a 12, o centro, así: pulsar 5
