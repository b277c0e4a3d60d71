### Which words may be typed for each word of the notation. The first is the one that is shown;
### others follow, separated by commas. Words of the notation itself may always be typed.

on = auf, an, bei
draw = ziehen, zieht, zieh, ziehe, nimmt, nehme
drew = zog, gezogen, nahm, genommen
done = fertig
pass = passen, passe, passt, gepasst
plays = legt, spielt, lege, spiele, setzt, stellt, gelegt, gespielt, gesetzt
tile = stein, steine
# Words that say nothing more and are left out: articles, other small words, and what stands beside a tile or a verb.
ignored = der, die, das, den, dem, des, von, vom, beim, und, ist, sie, ihn, ab, noch, nun, jetzt, letzten, letzte, doppel
train = zug
one = einen, ein, eine, einem
engine = lok
announce = ansage, ansagen, sagt, angesagt
claim = einspruch
forgot = vergaß, vergessen
penalty = strafe, strafstein
# Same in English.
marker = marker
# Same in English.
signal = signal
up = hoch, oben, rauf
down = runter, weg, herunter, unten
close = schließen
reveal = zeigt, zeigen
leads = beginnt, fängt
holds = hat
finds = findet
nobody = niemand
deal = ausgeteilt, austeilen
lot = los
out = aus, gewinnt, gewonnen
own = eigen, eigene, eigenen, eigenem, seinen, seinem, seine, ihren, ihrem, ihre, meinen, meinem, meine
left = links
right = rechts
mexican = mexican, mexikanisch, mexikanischen, mexikanische
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
calls = liste
fix = berichtigen, berichtige
insert = einfügen, einfüge
delete = streichen, streiche
stand = gilt
agree = einverstanden
decline = ablehnen, abgelehnt
correct = korrigieren, korrigiere, korrigier
seat = platz
leave = verlassen
join = kommt, kommen
after = nach
depart = geht, gehen
swap = tausche, tauschen, tausch
slot = gleis
press = drücken, drück
hold = halten
twice = zweimal
volume = lautstärke
mute = stumm
stop = stopp
menu = menü, menue
# Same in English.
pause = pause
resume = fortsetzen
quit = ende, beenden
help = hilfe
