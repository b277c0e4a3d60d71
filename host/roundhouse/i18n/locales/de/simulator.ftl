### The simulated hub.

not-started = Die simulierte Zentrale { $address } ist nicht gestartet: Sieh oben nach, was sie sagt.
ended = Die simulierte Zentrale an { $address } ist beendet: Öffne sie neu.
in-use = { $address } ist schon belegt: Schließ den anderen Tisch, oder nimm sim://NAME.
cable-out = Das Kabel von { $address } ist gezogen: Warte, bis es wieder steckt, oder steck es selbst ein.
cable-out-plug = Das Kabel der simulierten Zentrale ist gezogen: Warte, bis es wieder steckt, oder gib `plug` ein.
bad-share = { $name }={ $share } ist kein Anteil der Zeilen: Nimm eine Zahl von 0 bis 1.
bad-time = { $name }={ $time } ist keine Zeit: Nimm eine Zahl von 0 bis { $longest }.
unknown-setting = Eine simulierte Zentrale hat keine Einstellung '{ $name }': Wähle aus { $known }.
bad-setting = { $name }={ $value } ergibt keinen Sinn: Nimm { $number }, etwa { $name }=1.
whole-number = eine ganze Zahl
number = eine Zahl
