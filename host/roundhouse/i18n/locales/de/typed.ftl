### Which words may be typed for each word of the notation. The first is the one that is shown;
### others follow, separated by commas. Words of the notation itself may always be typed.

on = auf
draw = ziehen, zieht, zieh
drew = zog, gezogen
done = fertig
pass = passen, passe, passt
engine = lok
announce = ansage, ansagen
claim = einspruch
forgot = vergaß, vergessen
penalty = strafe, strafstein
# Same in English.
marker = marker
# Same in English.
signal = signal
up = hoch
down = runter, weg
close = schließen
reveal = zeigt, zeigen
leads = beginnt
holds = hat
finds = findet
nobody = niemand
deal = ausgeteilt, austeilen
lot = los
own = eigen
left = links
right = rechts
mexican = mexican, mexikanisch
community = gemeinschaft, gemeinschaftszug
public = sammelzug
points = punkte
hint = tipp
why = warum
who = wer
# Same in English.
hand = hand
table = tisch
scores = blatt, punkteblatt
trust = vertrauen
undo = zurück, rückgängig, zurücknehmen
redo = wiederholen, nochmal
correct = korrigieren, korrigiere
seat = platz
random = zufall
greedy = gierig
sensible = klug
leave = verlassen
join = kommt, kommen
after = nach
depart = geht, gehen
slot = gleis
press = drücken, drück
hold = halten
twice = zweimal
volume = lautstärke
mute = stumm
stop = stopp
quit = ende, beenden
help = hilfe
