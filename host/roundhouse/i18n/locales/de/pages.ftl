### Seiten im Browser, was immer sie zeigen: was abgelehnt wird.

wrong-host = Diese Seiten haben eine andere Adresse: Scanne den Code auf dem Bildschirm.
wrong-origin = Das kam von einer fremden Seite: Öffne unsere eigene Seite.
too-much = Das ist mehr, als diese Seiten brauchen.
too-often = Das war viel auf einmal: Warte zehn Sekunden.
not-found = Unter dieser Adresse gibt es keine Seite: Geh zurück zur ersten.
back = Zurück zur Seite
unstarted = Dieser Browser hat die Seite nicht gestartet: Hier bewegt sich nichts von selbst, und Tasten tun nichts. Lade sie neu oder nimm einen neueren Browser.
