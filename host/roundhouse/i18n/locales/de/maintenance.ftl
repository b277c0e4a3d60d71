### Die Installation und die Dateien des Programms: doctor, data, --version.

## Die Untersuchung

doctor-asking = Ich sehe mich um …
doctor-compiled = Die Regeln sind kompiliert.
doctor-plain = Die Regeln sind nicht kompiliert.
doctor-plain-advice = Computer denken langsamer, sonst ist alles gleich. Installiere einen C-Compiler und dann Roundhouse noch einmal.
doctor-firmware = Die Firmware für Zentralen ist { $version }, Build { $build }.
doctor-extras = Installierte Extras: { $extras }.
doctor-no-extras = Nicht installierte Extras: { $extras }.
doctor-no-extras-advice = Wenn du sie willst: { $cure }.
run-install = Gib `{ $command }` ein
install-anew = Installiere Roundhouse noch einmal aus seinem Ordner oder seiner Datei, mit [{ $extras }] hinter dem Namen, wie in `pip install '.[{ $extras }]'`
doctor-display = Es gibt einen Bildschirm.
doctor-no-display = Es gibt keinen Bildschirm.
doctor-no-display-advice = Spiel im Terminal mit --text, oder auf Handys mit `roundhouse serve`.
doctor-sound = Dieser Computer kann Klänge abspielen.
doctor-no-sound = Dieser Computer kann keine Klänge abspielen.
doctor-no-sound-advice = Eine Zentrale klingt von selbst; sonst schließ einen Lautsprecher an, oder beende das Programm, das ihn benutzt.
doctor-hub = An { $address } ist eine Zentrale.
doctor-pico = Ein Pico wartet auf Firmware.
doctor-no-hub = Es ist keine Zentrale angeschlossen.
doctor-no-hub-advice = Es fehlt nichts: Eine simulierte spielt mit. `roundhouse hubs --all` fragt jeden Port.
doctor-address = Handys finden diesen Computer unter { $address }.
doctor-no-address = Dieser Computer ist in keinem Netz.
doctor-no-address-advice = Verbinde ihn mit dem Netz, in dem die Handys sind.
doctor-port = Port { $port } ist frei für Handys.
doctor-port-taken = Port { $port } ist belegt.
doctor-port-taken-advice = Wenn das kein Tisch von dir ist, nimm einen anderen: --port { $other }
doctor-folder = Tische werden in { $folder } gespeichert.
doctor-no-folder = In { $folder } lässt sich nichts speichern ({ $reason }).
doctor-no-folder-advice = Nenn einen anderen Ordner mit --data oder in der Variable ROUNDHOUSE_DATA.
doctor-tables =
    { $count ->
        [0] Kein gespeicherter Tisch wartet.
        [one] { $count } gespeicherter Tisch wartet.
       *[other] { $count } gespeicherte Tische warten.
    }
doctor-no-tables = Die gespeicherten Tische sind nicht lesbar.
doctor-room = Auf der Platte sind { $free } MB frei.
doctor-room-advice = Mach Platz, mindestens { $least } MB: Jede Ansage ist auf der Platte, bevor die Antwort erscheint.
doctor-open-files = Das System lässt genug Handys für einen Saal herein.
doctor-few-files = Das System erlaubt { $most } offene Dateien.
doctor-few-files-advice = Für Tische reicht das; für einen Saal mit 600 Leuten heb die Grenze auf { $least } (ulimit -n, oder LimitNOFILE eines Dienstes).
doctor-broken = Eine Prüfung war nicht möglich.
doctor-reported = { $file } enthält dies und das Ende des Fehlerprotokolls, ohne Namen und Orte. Lies es, bevor du es verschickst.

## Die Dateien des Programms

data-folder = Tische und Einstellungen
data-copies = Kopien von Partien
data-log = Fehlerprotokoll
data-none-yet = { $path } (noch nicht da)
data-variable = Die Variable { $variable } nennt einen anderen Ordner für Tische, Einstellungen und Fehlerprotokoll.
data-nothing = In { $folder } sind keine Dateien dieses Programms: Nenn einen anderen Ordner mit --data.
data-file-exists = { $file } ist schon da: Nenn eine andere Datei.
data-exported =
    { $count ->
        [one] { $count } Datei ist in { $file }, auch die Passwörter eines Saals, wenn es welche gibt.
       *[other] { $count } Dateien sind in { $file }, auch die Passwörter eines Saals, wenn es welche gibt.
    }
data-not-empty = In { $folder } sind schon Tische oder Einstellungen: Nenn einen anderen Ordner mit --data, oder leg sie zuerst woandershin.
data-no-export = { $file } ist kein Export: Nenn eine Datei, die `roundhouse data export` geschrieben hat.
data-imported =
    { $count ->
        [one] { $count } Datei ist jetzt in { $folder }.
       *[other] { $count } Dateien sind jetzt in { $folder }.
    }
data-remove-ask =
    { $count ->
        [one] { $count } Datei in { $folder } würde für immer gelöscht: gespeicherte Tische, Einstellungen, Rückblicke.
       *[other] { $count } Dateien in { $folder } würden für immer gelöscht: gespeicherte Tische, Einstellungen, Rückblicke.
    } Tippe den letzten Namen des Ordners, wenn das so sein soll.
data-kept = Gelöscht wurde nichts: Tippe den letzten Namen des Ordners, oder nimm --yes.
data-removed =
    { $count ->
        [one] { $count } Datei ist gelöscht.
       *[other] { $count } Dateien sind gelöscht.
    } Kopien von Partien bleiben, wo sie sind.
