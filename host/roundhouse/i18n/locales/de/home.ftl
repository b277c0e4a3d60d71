### Ein Tisch als Gerät von Home Assistant.

bad-address = { $address } ist keine Adresse eines Brokers: Schreib eine wie mqtt://roundhouse@homeassistant.local/kueche.
password-in-address = Lass das Passwort aus der Adresse weg, wo andere es lesen könnten: Es gehört in { $variable } oder in eine Datei.
bad-files = Die Dateien für Home Assistant in { $folder } sind nicht zu gebrauchen: { $reason }.
no-password = Für den Broker von Home Assistant gibt es kein Passwort: Schreib es in { $file }, oder setze { $variable }.
no-extra = Home Assistant braucht weitere Pakete: { $cure }.
away = Der Broker von Home Assistant auf { $host }, Port { $port }, ist weg: Spielt weiter, er zeigt den Tisch, sobald er wieder da ist.
refused = Der Broker von Home Assistant auf { $host }, Port { $port }, lässt { $user } nicht herein: Prüfe Namen und Passwort.
not-trusted = Der Broker von Home Assistant auf { $host }, Port { $port }, und dieser Computer trauen ihren Zertifikaten nicht: Vergleiche ca.pem und das Zertifikat hier mit denen des Brokers.
twin = Ein anderer Tisch zeigt sich auf { $host }, Port { $port }, unter demselben Namen: Gib jeder Adresse am Ende einen eigenen, etwa /kueche.
back = Der Broker von Home Assistant ist wieder da.

## Was Home Assistant zeigt

device = Dominotisch: { $name }
turn = Am Zug
warning = Letzter Stein
round-winner = Sieg in der Runde
winner = Sieg im Spiel
whistle = Pfeife
