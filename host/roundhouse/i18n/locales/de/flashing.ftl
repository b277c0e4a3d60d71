### What is to be flashed.

simulated = Auf der simulierten Zentrale läuft immer die Firmware dieses Programms: Es gibt nichts zu flashen.
several-picos = Es sind { $count } Picos da; nenn den, den du meinst: { $listed }.
# Same in English.
flash-command = `roundhouse flash { $address }` ({ $what })
# Same in English.
several-listed = { $some }; { $more }
several-drives = Es sind { $count } Picos im Bootloader: Nenn den, den du meinst, mit { $listed }.
either = { $some } oder { $more }
hub-described = Zentrale { $name }, Firmware { $firmware }, Build { $build }
other-protocol = eine Zentrale mit anderem Protokoll
no-hub-yet = noch keine Zentrale
cannot-be-asked = lässt sich gerade nicht fragen
waits-for-image = Der Pico an { $drive } wartet auf ein Image: Gib `roundhouse flash --image DATEI.uf2` ein, oder steck ihn ohne BOOTSEL neu ein, wenn MicroPython darauf ist.
no-pico-reached = Kein Pico ist zu erreichen: { $cure }.
no-pico = Es ist kein Pico da: Steck die Zentrale mit einem Kabel ein, das Daten überträgt, oder, bei einem neuen Pico, { $bootsel } und gib `roundhouse flash --image DATEI.uf2` ein.
hold-bootsel = halte beim Einstecken seine Taste BOOTSEL gedrückt
other-build = Die Zentrale an { $address } hat einen anderen Build ({ $theirs }) der Firmware { $firmware } als dieses Programm ({ $ours }): Gib `roundhouse flash { $address }` ein, um sie anzugleichen.

## The files on a Pico

plug-in-again = zieh ihn ab, steck ihn wieder ein, und versuch es noch einmal
no-prompt = Das Gerät an { $address } zeigt nicht die Eingabe von MicroPython: Zieh es ab, halte beim Einstecken BOOTSEL gedrückt, und gib `roundhouse flash --image DATEI.uf2` ein.
files-full = Das Dateisystem des Pico an { $address } ist voll: Lösch eigene Dateien darauf, und gib noch einmal `roundhouse flash { $address }` ein.
pico-error = Der Pico an { $address } antwortete mit einem Fehler ({ $last }): { $again }.
broken-off = Die Verbindung zum Pico an { $address } brach mitten beim Erneuern ab: Steck ihn ein, und gib noch einmal `roundhouse flash { $address }` ein, das macht es fertig.
pico-gone = Der Pico an { $address } wurde abgezogen oder antwortet nicht mehr: { $again }.
old-micropython = Der Pico an { $address } hat MicroPython { $theirs }, und die Zentrale braucht { $oldest } oder neuer: Bring es mit `roundhouse flash { $address } --image DATEI` darauf.
other-program = Der Pico an { $address } startet ein Programm, das nicht zur Zentrale gehört (seine main.py): Sichere es, wenn du es brauchst, und gib `roundhouse flash { $address } --replace` ein.
no-room = Das Dateisystem des Pico an { $address } hat keinen Platz für die Dateien der Zentrale (es fehlen { $lacking } KB): Lösch eigene Dateien darauf, oder gib `roundhouse flash { $address } --image DATEI` ein.
worn-memory = Der Pico an { $address } liest { $path } anders zurück, als es geschrieben wurde: Gib noch einmal `roundhouse flash { $address }` ein; kommt das wieder, ist der Speicher des Pico abgenutzt.
not-confirmed = Build { $build } ist auf dem Pico, aber die Zentrale hat sich damit nicht gemeldet: Drück ihre Reset-Taste oder steck sie neu ein, und sieh mit `roundhouse hubs` nach. { $problem }
silent = Sie antwortet nicht.
says-build = Sie sagt, dass sie Build { $build } hat.
in-bootloader = Der Pico an { $address } wurde in den Bootloader geschickt, aber { $cure }.
no-drive = es ist kein Laufwerk erschienen: { $bootsel }, und gib denselben Befehl ohne Adresse ein
port-not-back = MicroPython ist auf dem Pico, aber sein Port ist nicht erschienen: Steck ihn neu ein, und sieh mit `roundhouse hubs --all` nach.

## Its drive, and the image

drive-not-mounted = das Laufwerk eines Pico ist eingesteckt, aber nicht eingehängt: gib `udisksctl mount -b { $labeled }` ein, und versuch es noch einmal
drive-of-other-board = Das Laufwerk { $drive } gehört zu einer anderen Platine ({ $board }), nicht zu einem Pico: { $newer }.
not-a-drive = { $drive } ist nicht das Laufwerk eines Pico im Bootloader (dort ist kein { $info }): Halte beim Einstecken des Pico BOOTSEL gedrückt, und nenn das Laufwerk, das dann erscheint, { $board } oder { $board2 }.
image-not-taken = Der Pico an { $drive } hat das Image nicht angenommen: Zieh ihn ab, halte beim Einstecken BOOTSEL gedrückt, und versuch es noch einmal.
went-away = Der Pico an { $drive } war weg, bevor er { $image } ganz hatte: Halte beim Einstecken BOOTSEL gedrückt, und gib denselben Befehl noch einmal ein.
drive-not-permitted = Du darfst nicht auf { $drive } schreiben: Häng es selbst ein (`udisksctl mount`), oder kopier das Image von Hand.
drive-full = Das Laufwerk { $drive } ist voll: Lösch, was dorthin kopiert wurde, oder zieh den Pico ab und fang neu an.
drive-not-written = { $drive } lässt sich nicht beschreiben ({ $reason }): Halte beim Einstecken des Pico BOOTSEL gedrückt, und versuch es noch einmal.
image-not-read = { $path } lässt sich nicht lesen ({ $reason }): Nenn die Datei des Images, eine, die auf .uf2 endet.
image-without-firmware = { $path } ist für einen Pico, enthält aber weder die Firmware der Zentrale noch MicroPython: Nimm roundhouse-hub.uf2, wie `make image` es baut.
not-uf2 = { $path } ist kein UF2: Nimm die Datei des Images, roundhouse-hub.uf2.
image-broken = { $path } ist kaputt, { $what }: Hol oder bau es noch einmal.
block-damaged = Block { $number } ist beschädigt
blocks-missing = da sind { $count } von { $total } Blöcken
image-for-other-chip = { $path } ist für { $chip }, nicht für einen Pico: { $newer }.
image-for-two = { $path } ist für zwei Chips zugleich: { $newer }.
image-for-other-pico = { $path } ist für einen { $model }, aber an { $place } ist ein { $other }: Nimm das Image für den { $other }.
image-for-other-board = { $path } ist für eine Platine mit anderem Speicher: { $newer }.
other-chip = einen anderen Chip ({ $family })
unnamed-chip = einen Chip, den es nicht nennt
take-pico-image = Nimm eins für den Raspberry Pi Pico (RP2040) oder Pico 2 (RP2350)
