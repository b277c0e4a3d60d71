### A table where only the results of rounds are entered: what is asked, and what may be typed in the terminal.

## What may be typed

command-out = bo aus
    .does = Bo hat in dieser Runde Schluss gemacht; niemand: sie war blockiert
# Same in English.
command-count = ann 17
    .does = was Ann noch hat; 12+5 wird addiert
command-undo = zurück 3
    .does = nimmt die letzten drei Einträge zurück; zurück: nur den letzten
command-correct = korrigieren 1 bo 17
    .does = korrigiert die Punkte, die Bo für Runde 1 bekam
command-score = blatt
    .does = zeigt das Punkteblatt
command-menu = menü
    .does = zeigt, was es sonst noch gibt
command-quit = ende
    .does = speichert den Tisch und beendet das Programm
command-help = ?
    .does = diese Liste

## What is asked

welcome = Spielt mit euren Steinen. Sagt nach jeder Runde, wer Schluss gemacht hat, zum Beispiel bo aus. Tipp ? für mehr.
winner = Wer hat in Runde { $round } Schluss gemacht?
winner-line = Spielt die Runde und wählt dann den Spieler ohne Steine.
pips-line = Zählt die Punkte der Steine, die übrig sind.
tiles-line = Zählt die Steine, die übrig sind: Alle sind gleich viel wert.
