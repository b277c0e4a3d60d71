### Der Saal: Tische und ihre Leitung an einem Broker.

## Wo der Broker ist

bad-address = { $address } ist keine Adresse eines Brokers: Schreib eine wie mqtts://192.168.1.5:8883/north.
password-in-address = Lass Namen und Passwort aus der Adresse weg, wo andere sie lesen könnten: Das Passwort gehört in { $variable } oder in eine Datei.
bad-files = Die Dateien des Saals in { $folder } sind nicht brauchbar: { $reason }.
no-password = Es gibt kein Passwort für den Saal: Kopiere { $file } vom Rechner der Leitung oder setze { $variable }.
no-extra = Der Saal braucht weitere Pakete: { $cure }.
no-table = --hall braucht die Nummer dieses Tisches: Ergänze --table N.
cannot-listen = Der Broker des Saals kann auf { $host }, Port { $port }, nicht lauschen: { $reason }.

## Die Verbindung

away = Der Broker des Saals auf { $host }, Port { $port }, ist weg: Spielt weiter, alles wird gemeldet, sobald er wieder da ist.
refused = Der Broker des Saals auf { $host }, Port { $port }, lässt { $user } nicht herein: Prüfe das Passwort und den Namen des Saals.
not-trusted = Der Broker des Saals auf { $host }, Port { $port }, und dieser Computer trauen ihren Zertifikaten nicht: Vergleiche ca.pem und das Zertifikat hier mit denen des Brokers.
twin = Am Broker auf { $host }, Port { $port }, ist noch jemand { $user }: Gib jedem Tisch eine eigene Nummer.
back = Der Broker des Saals ist wieder da.

## Was die Leitung liest

listening = Der Broker des Saals lauscht auf { $address }. Jeder Tisch braucht die Datei mit seinem Passwort aus { $folder }.
pages = Das Pult, nur für dich: { $desk } — die Wand: { $wall }
goes-on = Der Abend geht weiter (Leute da: { $count }, Runden begonnen: { $round }); mit --new beginnt ein neuer.
ends = Strg-C schließt den Saal; der Abend ist gespeichert.
unsaid = Der Broker ist weg: Niemand hat es gehört.
here = Tisch { $table } ist da.
gone = Tisch { $table } ist weg.
scores = Tisch { $table }, Spiel { $deal }: { $sheet }
corrected = Tisch { $table } berichtigt Spiel { $deal }: { $sheet }
taken-back = Tisch { $table } nimmt Spiel { $deal } zurück.
garbage = Was Tisch { $table } sagt, ist nicht zu lesen: Sieh nach, welches Programm dort läuft.
flood = Tisch { $table } meldet mehr Punkte, als er gespielt haben kann; weitere werden nicht gespeichert: Sieh nach, welches Programm dort läuft.
conflict = Tisch { $table } nennt zwei verschiedene Ergebnisse für ein Spiel; das erste zählt: Frag dort nach.
unsteady = Tisch { $table } kommt und geht immer wieder, und das wird nicht mehr gemeldet: Prüfe sein Netzwerk.
not-kept = Die Datei des Saals lässt sich nicht schreiben ({ $reason }): Schaff Platz auf der Festplatte dieses Computers, oder lass Roundhouse dort schreiben.
in-use = Eine andere Leitung hat { $path } geöffnet: Schließ jene zuerst, oder nenn mit --data einen anderen Ordner.

## Was ein Tisch hört

cue-begin = Die Leitung: Die Runde beginnt.
cue-five-minutes = Die Leitung: Noch fünf Minuten.
cue-stop = Die Leitung: Stopp.
notice = Die Leitung: { $text }
