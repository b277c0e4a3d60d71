### The help of each command. The text is its line in the list of commands; .help is all of it.
### A paragraph that begins with \b keeps its lines.

main = Ein Tisch für Domino-Züge.
    .help =
        Ein Tisch für Domino-Züge: ein Schiedsrichter, der die Regeln kennt, Computer als Mitspieler und eine Zentrale, die leuchtet und klingt.

        \b
          roundhouse play                        am Bildschirm Spiel, Plätze, Regeln oder gespeicherten Tisch wählen
          roundhouse play basic-trains --text    ein anderes Spiel, im Terminal
          roundhouse play --computer --out out   Computern zusehen; legt Protokoll, Bild und Ton ab
          roundhouse referee --players Ann,Bo    ist Schiedsrichter bei einer Partie mit echten Steinen
          roundhouse serve --players Ann,Bo      teilt auf Handys aus: jeder hält seine eigene Hand
          roundhouse resume                      macht am letzten Tisch weiter
          roundhouse games                       listet die Spiele auf
          roundhouse rules mexican-train         zeigt die Regeln eines Spiels
          roundhouse check abend.txt             prüft ein Protokoll nach den Regeln
          roundhouse replay abend.txt            zeigt es noch einmal, Schritt für Schritt
          roundhouse review abend.txt            zeigt, was Entscheidungen kosteten, Glück und Können getrennt
          roundhouse stats                       Partien, Siege und beste Runden vieler Abende
          roundhouse hubs                        listet die Zentralen auf
          roundhouse flash                       bringt die Firmware auf eine Zentrale oder erneuert sie
          roundhouse status                      zeigt, wie es einer Zentrale geht; auch settings und selftest

        In der Umgebung:

        \b
          ROUNDHOUSE_DATA            der Ordner für Tische, Einstellungen, Fehlerprotokoll
          ROUNDHOUSE_HALL_PASSWORD   das Passwort beim Broker eines Saals
          ROUNDHOUSE_HOME_PASSWORD   das Passwort beim Broker von Home Assistant
          LC_ALL, LC_MESSAGES, LANG  die Sprache, wenn keine gewählt ist
          NO_COLOR                   keine Farben im Terminal
arena = Misst einen Computerspieler an einem anderen.
    .help =
        Misst, wie viel besser HERAUSFORDERER spielt als GEGNER, mit mehrfach gespielten Blättern: Dieselbe Mischung wird auf jedem Platz des Herausforderers einmal gespielt, mit Gegnern auf allen anderen, damit sich das Glück beim Austeilen aufhebt.

        { $kinds }

        Strg-C beendet es; was bis dahin gespielt ist, wird gezeigt und gespeichert.

        \b
          roundhouse arena sensible greedy                            einzelne Runden, zwei Plätze
          roundhouse arena sensible one-ply --seats 4 --matches       ganze Partien, vier Plätze
          roundhouse arena sensible greedy --better 2 --deals 5000    bis es feststeht
check = Prüft Protokolle nach den Regeln.
    .help =
        Zeigt zu jeder Zeile eines Protokolls oder einer Datei mit Szenarien, wie der Schiedsrichter entscheidet; DATEI kann - sein, für das, was durch eine Pipe kommt.

        Endet mit Exit-Code 1 bei der ersten Zeile, die abgelehnt wird oder nicht zu lesen ist, und nennt Zeile und Klausel; auch dann, wenn gezeigte Hände beweisen, dass jemand gepasst oder gezogen hat und doch legen konnte.

        Über eine Zeile wie `ask Bo 3-3 on Ann` wird entschieden, ohne dass sich etwas ändert; `ask legal` sagt, was jetzt geht und warum das Übrige nicht.

        Ein Protokoll lässt sich von Hand schreiben, mit Steinen, die niemand sah, und ab der Mitte einer Runde: RECORDS.md in roundhouse/records zeigt, wie.
club = Ein Abend mit vielen Tischen.
    .help = Ein Abend mit vielen Tischen.
conform = Prüft, ob eine Zentrale die Versprechen des Protokolls hält.
    .help =
        Prüft, ob eine Zentrale, unsere oder eine selbst gebaute, die Versprechen von firmware/PROTOCOL.md hält.

        ADRESSE ist ein Port wie /dev/ttyACM0 oder COM3, socket://RECHNER:PORT oder sim:// für die simulierte Zentrale; ohne sie die erste Zentrale, die antwortet. Es dauert etwa 15 Sekunden, lässt einmal die Räder klackern und ändert keine Einstellung. Endet mit Code 1, wenn ein Versprechen gebrochen ist.
data = Die Dateien des Programms: wo sie sind, wie man sie mitnimmt.
    .help =
        Die Dateien des Programms.

        Gespeicherte Tische, Einstellungen, Rückblicke und die Dateien eines Saals sind in einem Ordner. Im Paket ist nichts davon: Wird Roundhouse deinstalliert oder erneuert, bleibt der Ordner, wie er ist.

        Die Variable ROUNDHOUSE_DATA nennt einen anderen Ordner, --data einen für diesen Befehl.
direct = Leitet einen Saal mit vielen Tischen.
    .help =
        Leitet einen Saal mit vielen Tischen. Sie melden jede Runde von selbst.

        Der Abend selbst läuft über das Pult, eine Seite, deren Adresse angezeigt wird: Leute anmelden, Runden beginnen, durchsagen, an jeder Zentrale ein Signal geben, Punkte korrigieren, drucken, die Punkte so speichern, wie `roundhouse club standings` sie liest. Alle anderen scannen einen Code und sehen ihren Tisch; eine Wand zeigt Plätze und Rangliste.

        Der Computer jedes Tisches braucht die Datei mit seinem Passwort, in einem Ordner hall seines Datenordners, und meldet mit --hall und --table:

        \b
          roundhouse club direct --tables 12                      der Saal
          roundhouse referee --hall mqtt://192.168.1.5 --table 7  ein Tisch

        Mit --broker werden auch die Dateien für Mosquitto geschrieben: Passwörter, Zugriffsliste, mosquitto.conf.
doctor = Was auf diesem Computer geht, und was für den Rest zu tun ist.
    .help =
        Sagt, was auf diesem Computer geht: Bildschirm, Klang, Zentralen, Netz, Extras, Ordner, Platte. Jede Zeile, die nicht stimmt, sagt, was zu tun ist.

        Endet mit Code 1, wenn etwas zu tun ist. Mit --report entsteht eine Datei: Schick sie mit, wenn du einen Fehler meldest.
export = Packt die Dateien ein, für einen anderen Computer.
    .help = Packt die Dateien des Programms in DATEI.zip: gespeicherte Tische, Einstellungen, Rückblicke und die Dateien eines Saals. Ein Tisch darf dabei weiterspielen.
flash = Bringt die Firmware auf einen Pico oder erneuert sie dort.
    .help =
        Bringt die Firmware der Zentrale auf einen Raspberry Pi Pico oder erneuert sie.

        ADRESSE ist der Port der Zentrale, etwa /dev/ttyACM0 oder COM3; ohne sie der einzige Pico, der da ist.

        Ohne --image gehen die Dateien der Firmware über das Kabel auf einen Pico mit MicroPython, und zwar nur die, die anders sind. Das lässt sich jederzeit anhalten: Eine halb erneuerte Zentrale startet nicht, und beim nächsten Mal geht es dort weiter.

        Mit --image kommt ein ganzes Image auf den Pico. Eine eingesteckte Zentrale wird gebeten, zum Laufwerk zu werden; bei einem neuen Pico halte beim Einstecken die Taste BOOTSEL gedrückt.

        \b
          roundhouse flash                                die Dateien, auf den einzigen Pico
          roundhouse flash COM3                           die Dateien, auf diesen
          roundhouse flash --image roundhouse-hub.uf2     das Image
games = Listet die Spiele auf.
    .help = Listet die Spiele auf: für wie viele Spieler, mit welchen Sätzen und auf welche Weise.
house-rules = Öffnet die Hausregeln im Terminal.
    .help =
        Öffnet die Seite der Hausregeln: Dort wählst du ein veröffentlichtes Regelblatt oder einzelne Regeln, gibst deinen eigenen einen Namen, gibst sie als Text weiter oder übernimmst die von anderen. Die Seite beginnt mit den Regeln des letzten Spiels oder von SPIEL.

        Tippe die Nummer einer Zeile und dahinter einen Wert, wenn du willst; eine leere Zeile führt zurück. `roundhouse play --sheet NAME` spielt nach Regeln, die einen Namen haben.
hubs = Listet die Zentralen auf, die da sind.
    .help =
        Listet die Zentralen auf, die da sind.

        Jeder Pico an einem seriellen Port wird gefragt, wer er ist; was nicht zu erreichen ist oder eine andere Firmware hat als die dieses Programms, steht mit dem da, was zu tun ist. Andere Geräte bleiben in Ruhe, außer mit --all. Die letzte Zeile ist die simulierte Zentrale, die kein Gerät braucht: Gib ihre Adresse, oder eine andere aus der Liste, an `roundhouse play --hub ADRESSE` und `roundhouse monitor ADRESSE`.
import = Packt einen Export auf diesem Computer aus.
    .help = Packt aus, was `roundhouse data export` eingepackt hat. Wo schon Tische oder Einstellungen sind, ändert sich nichts.
lab = Zeigt, was Hausregeln aus einem Spiel machen.
    .help =
        Spielt unter jeder Einstellung der Hausregeln viele Partien zwischen Computerspielern und vergleicht die Länge einer Runde, blockierte Runden, den Vorteil des Beginnenden, die Spanne der Punkte und die Plätze. Jede Einstellung bekommt dieselben Startwerte und wird Partie für Partie mit der ersten verglichen.

        Strg-C hört auf; was bis dahin gespielt ist, wird berichtet und gespeichert.

        \b
          roundhouse lab mexican-train --vary one_double=yes,no                        vier Plätze
          roundhouse lab mexican-train --vary one_double=yes,no --seats 2-8 --out .    auch Blatt und Tabelle
monitor = Zeigt in Worten, was über das Kabel zur Zentrale geht.
    .help =
        Zeigt in Worten, was über das Kabel zur Zentrale geht.

        ADRESSE ist ein Port wie /dev/ttyACM0 oder COM3, oder sim:// für eine simulierte Zentrale; ohne sie die erste Zentrale, die antwortet, und die simulierte, wenn keine da ist. Drück ihre Tasten und sieh, was sie sagt; die einer simulierten drückst du, indem du schreibst: `press 3`, `press 12 700` (die Lok, 700 ms lang), `unplug`, `plug`.

        \b
          roundhouse monitor sim://?drop=0.2     eine simulierte Zentrale an einem schlechten Kabel
          roundhouse monitor --record kabel.txt  hält in einer Datei fest, was gesagt wird
          roundhouse monitor --replay kabel.txt  liest diese Datei in Worten, ohne Zentrale
          roundhouse monitor COM3 --replay kabel.txt
                                                 zeigt und spielt die Datei auf einer Zentrale
photo = Liest die Steine einer Hand von einem Foto.
    .help =
        Liest die Steine einer Hand von Fotos: Zahlen, Punkte und was unsicher ist.

        Das geschieht nur auf diesem Computer; kein Bild verlässt ihn. Sag mit --tiles, wie viele Steine die Hand hat, dann wird gemeldet, wenn einer fehlt. Leg die Steine flach auf einen ruhigen Grund, in gleichmäßiges Licht, keinen auf einen anderen.

        Endet mit Code 1, wenn ein Stein fehlt oder nicht zu lesen war, und mit 2, wenn eine Datei kein Bild ist. Das Extra `camera` muss installiert sein.

        \b
          roundhouse photo steine.jpg --set 12 --tiles 9
          roundhouse photo --camera --set 12 --tiles 9        was die Webcam sieht
          roundhouse photo steine.jpg --show gelesen.png      was gelesen wurde, über das Foto gezeichnet
          roundhouse photo *.jpg --format json                ein Objekt je Zeile, für Programme
          roundhouse photo falsch.jpg --report falsch.zip     um ein falsch gelesenes Bild zu schicken
play = Spielt eine Partie.
    .help =
        Spielt SPIEL: mexican-train (das übliche) oder ein anderes, das `roundhouse games` auflistet.

        Mit Bildschirm und ohne weitere Angaben öffnet sich ein Fenster, in dem du Spiel, Spieler und Regeln wählst; mit einem Spiel oder mit Spielern ein Fenster mit diesem Tisch. Ohne Bildschirm oder mit --text ist der Tisch im Terminal. Jeder Tisch, an dem ein Mensch sitzt, wird gespeichert: `roundhouse resume` macht dort weiter.

        Hausregeln, als --rule NAME=WERT:

        { $rules }
referee = Ist Schiedsrichter an einem echten Tisch.
    .help =
        Ist Schiedsrichter für SPIEL an einem echten Tisch: Legt eure eigenen Steine, sagt, was geschieht, und hört, was die Regeln dazu sagen.

        Ansagen schreibst du als Notation oder kürzer, eine je Zeile oder mehrere mit Kommas; ? listet auf, was man sagen kann:

        \b
          ann 12-5            Ann legt den 12-5
          bo zieht            Bo zieht
          cy 3-3 auf bo       Cy legt das Doppel 3 an den Zug von Bo
          bo fertig           Bo ist nicht mehr dran
          bo 3-4 5-5          was Bo am Ende noch hat; bo = 17 für die Summe

        Mit --slots sagen die Tasten der Zentrale alles, und geschrieben werden am Ende nur die Summen der Hände. Alle drücken das Gleis vor sich; danach sagt ein Gleis, dass ein Stein an seinem Zug liegt (lang: ein Doppel; zweimal: sein Marker kommt weg), und die Lok, dass jemand gezogen hat (zweimal: gepasst oder fertig; lang: der letzte Schritt wird zurückgenommen).

        Mit --score-pad wird nichts angesagt: Ihr nennt nur, wer in jeder Runde Schluss gemacht hat (bo aus, niemand), und was die Hände zählen (ann = 17). Was keine Hand zählen kann, wird abgelehnt.

        Jeder Tisch wird gespeichert: `roundhouse resume` macht dort weiter. Ansagen können durch eine Pipe kommen; dann ist der Exit-Code 1, wenn eine davon nicht ging.

        Hausregeln, als --rule NAME=WERT:

        { $rules }
remove = Löscht die Dateien.
    .help = Löscht nach einer Rückfrage gespeicherte Tische, Einstellungen, Rückblicke, die Dateien eines Saals und das Fehlerprotokoll in diesem Ordner. Kopien von Partien und alle anderen Dateien bleiben.
replay = Spielt ein Protokoll noch einmal ab.
    .help =
        Spielt das Protokoll DATEI noch einmal ab, Schritt für Schritt oder von selbst; DATEI kann - sein, für das, was durch eine Pipe kommt.

        Im Fenster geht die Leertaste weiter, U zurück, N zur nächsten Runde, und G spielt von selbst; auch die Lok einer Zentrale geht weiter. Im Terminal ist eine Taste ein Schritt: Enter weiter, b zurück, r zur nächsten Runde, g von selbst, q Ende.
resume = Macht an einem unterbrochenen Tisch weiter.
    .help =
        Macht an Tisch NAME weiter, oder am letzten, der nicht beendet ist.

        Jede Ansage wird sofort gespeichert: Auch wenn das Programm oder der Computer plötzlich stehen bleibt, geht es am Tisch dort weiter, wo er war.
review = Zeigt, was die Entscheidungen einer Partie gekostet haben.
    .help =
        Blickt auf eine gespeicherte Partie zurück: wie viel Glück alle mit ihren Steinen hatten, was ihre Entscheidungen gekostet haben, und die drei teuersten, jede mit dem, was besser gewesen wäre.

        Jede Entscheidung wird nach dem beurteilt, was man an diesem Platz wissen konnte, in vielen möglichen Welten zu Ende gespielt wie vom Experten. Die Zahlen sind Punkte Vorsprung auf den Schnitt der anderen am Ende einer Runde, mit 95-%-Intervallen. An einem echten Tisch kennt man eine Hand nur aus dem, was später gelegt und gezeigt wurde; was nicht bekannt ist, wird nicht beurteilt.

        Jede Entscheidung dauert etwa eine Drittelsekunde. Strg-C beendet, und was bis dahin beurteilt ist, wird gezeigt.

        \b
          roundhouse review partie.txt               die ganze Partie
          roundhouse review partie.txt --round 3     eine ihrer Runden
rules = Zeigt die Regeln eines Spiels.
    .help =
        Zeigt das Regelheft von SPIEL: seine Regeln in einfachen Worten, Klausel für Klausel, mit den gewählten Hausregeln.

        \b
          roundhouse rules mexican-train | less
          roundhouse rules mexican-train --rule one_double=yes --format html --out regeln.html
seat = Zeigt, wer in jeder Runde wo sitzt.
    .help = Zeigt als CSV, wer in jeder Runde wo sitzt, sodass sich möglichst wenige zweimal treffen. DATEI ist eine CSV mit einem Namen je Zeile und, wenn gewünscht, einem Team.
selftest = Prüft jede Lampe, jeden Ton und jede Taste einer Zentrale.
    .help =
        Lässt eine Zentrale jede Lampe in jeder Farbe zeigen, jeden Ton spielen und der Reihe nach um jede Taste bitten.

        ADRESSE ist ein Port wie /dev/ttyACM0 oder COM3, oder sim:// für eine simulierte Zentrale; ohne sie die erste, die antwortet. Sieh hin und hör zu; drück jede Taste, wenn ihre Lampe leuchtet. Strg-C beendet den Test. Ohne Computer: Halte beim Einschalten der Zentrale die Tasten der Gleise 1, 2 und 3 gedrückt.
serve = Stellt einen Tisch für Handys bereit.
    .help =
        Teilt SPIEL auf Handys aus: Alle scannen den Code mit einem Handy im selben Netz, nehmen einen Platz und haben eine Hand, die sonst niemand sieht. Ein Fenster geht nicht auf.

        Computer nehmen die Plätze, für die niemand genannt ist. Jeder Tisch wird gesichert: `roundhouse resume --phones` setzt ihn fort, und alle sind wieder auf ihrem Platz.

        Ohne Spiel und Namen bereiten Handys auch den Tisch vor: Alles geschieht dort.

        Hausregeln, als --rule NAME=WERT:

        { $rules }
settings = Zeigt oder ändert die Einstellungen einer Zentrale.
    .help =
        Zeigt oder ändert die Einstellungen einer Zentrale; sie behält sie auch ausgeschaltet.

        ADRESSE ist ein Port wie /dev/ttyACM0 oder COM3, oder sim:// für eine simulierte Zentrale, die sie am Ende vergisst; ohne sie die erste, die antwortet. Eine Zentrale erkennt ihre Teile nicht selbst: Nenn sie hier.

        \b
          roundhouse settings                                 wie die Zentrale eingestellt ist
          roundhouse settings --volume 3 --quiet              für den Abend
          roundhouse settings --slots 2 --parts lamps,buttons drei Tasten und ein Streifen auf dem Steckbrett
standings = Zeigt die Rangliste eines Abends.
    .help =
        Zeigt die Rangliste eines Abends als CSV. DATEI ist eine CSV mit einer Zeile für jeden Spieler jeder Runde: Runde, Tisch, Spieler, Punkte.

        Eine Runde, die jemand ausgelassen hat, zählt so viel wie der Durchschnitt der gespielten. Bei Gleichstand entscheiden die gewonnenen Runden, dann die beste Runde; wer noch immer gleich ist, teilt sich den Platz.

        \b
          roundhouse club standings punkte.csv                         die Summe der Punkte, die kleinste zuerst
          roundhouse club standings punkte.csv --by margin             für Tische ungleicher Größe
          roundhouse club standings punkte.csv --teams spieler.csv     die Teams, nach dem Schnitt ihrer Leute
sheets = Listet Regelblätter auf: eigene und veröffentlichte.
    .help = Listet die Regeln auf, die du unter einem Namen behalten hast, dann die veröffentlichten Regelblätter, die hier bekannt sind: von Klubs, Herstellern, Nachschlagewerken, Familien und Apps. Jedes ist eine Vorwahl von Hausregeln für --sheet.
stats = Partien, Siege und beste Runden vieler Abende.
    .help =
        Zeigt, wie es an allen gespeicherten Tischen ausging, für alle Spieler oder die genannten.

        Partien zählen, wenn sie vorbei sind, ein geteilter Sieg anteilig; Runden zählen überall, für alle, die an ihrem Ende dort saßen.
status = Zeigt, wie es einer Zentrale geht.
    .help =
        Zeigt, wie es einer Zentrale geht: seit wann sie läuft, woraus sie besteht, was schiefging.

        ADRESSE ist ein Port wie /dev/ttyACM0 oder COM3, oder sim:// für eine simulierte Zentrale; ohne sie die erste, die antwortet, und die simulierte, wenn keine da ist. Eine Zentrale mit schwacher Batterie oder im Notbetrieb sagt, was zu tun ist.
where = Sagt, wo die Dateien sind.
    .help = Sagt, in welchen Ordnern Tische, Kopien von Partien und das Fehlerprotokoll sind.
