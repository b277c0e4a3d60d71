### A table where only the results of rounds are entered: what is asked, and what may be typed in the terminal.

## What may be typed

command-out = bo fuera
    .does = Bo se quedó sin fichas en esta ronda; nadie: se cerró
# Same in English.
command-count = ann 17
    .does = lo que le queda a Ann; 12+5 se suma
command-undo = deshacer 3
    .does = deshacer las últimas tres anotaciones; deshacer: solo la última
command-correct = corregir 1 bo 17
    .does = corregir los puntos que Bo recibió en la ronda 1
command-score = hoja
    .does = mostrar la hoja de puntos
command-menu = menú
    .does = mostrar qué más hay
command-quit = salir
    .does = guardar la mesa y terminar el programa
command-help = ?
    .does = esta lista

## What is asked

welcome = Jueguen con sus fichas. Después de cada ronda digan quién se quedó sin fichas, como bo fuera. Escribe ? para saber más.
winner = ¿Quién se quedó sin fichas en la ronda { $round }?
winner-line = Jueguen la ronda y elijan al jugador sin fichas.
pips-line = Cuenten los puntos de las fichas que quedan.
tiles-line = Cuenten las fichas que quedan: todas valen lo mismo.
