### The screens of a table with real tiles: the call pad, what is asked there, and the hub alone.

## At a real table: the call pad

called-drew = Gezogen
called-drew-passed = Gezogen, gepasst
called-done = Fertig
called-passed = Gepasst
called-earlier = War eine frühere Ansage falsch?
called-more = Mehr
called-clear = Leeren
called-redo = Noch einmal
called-for-all = Für alle ansagen
called-own = Nur für mich ansagen
# Same in English.
called-blank = blank
called-on-table = liegt
called-touch-first = Tipp auf den Zug, dann auf die andere Zahl des Steins. Oder zuerst auf beide Zahlen.
called-touch-two = Tipp auf beide Zahlen des gelegten Steins.
called-touch-other = Tipp auf die andere Zahl des Steins.
called-touch-second = Und die andere Zahl? Dieselbe noch einmal ist ein Doppel.
called-where = { $tile }: Tipp auf den Zug, an dem er liegt.
called-where-unseen = Ein Stein, den niemand lesen konnte: Tipp auf seinen Zug.
called-fits = Passt an: { $trains }.
called-fits-one = Passt nur an den { $train }.
called-fits-none = { $tile } passt an keinen Zug, an den { $seat } jetzt legen darf.
called-lies = { $tile } liegt schon auf dem Tisch.
called-lay-on = An den { $train }
called-engine = { $tile } liegt
called-penalty = Strafstein gezogen
called-which-way = Wie herum liegt er?
called-opens = { $end } ist offen
called-left = Linkes Ende: { $train }
called-right = Rechtes Ende: { $train }
called-not-ended = { $seat } muss warten: { $turn } hat den Spielzug nicht beendet.
called-is-done = { $turn } ist fertig
called-not-yet = { $seat } muss warten: { $turn } ist dran.
called-nothing-to-undo = Es gibt nichts zurückzunehmen.

## At a real table: what is asked

called-leader = Wer fängt die erste Runde an?
called-leader-line = Tipp auf jemanden oder lass das Los entscheiden.
called-lot = Losen
called-holder-hand = Wer hat { $tile }?
called-holder-found = Wer hat das höchste Doppel, das noch keine Lok war?
called-holder-lower = Wer hat das Doppel der Runde oder das nächstniedrigere?
called-holder-each = Wer hat das höchste Doppel?
called-holder-set = Wer hat den Stein mit den meisten Augen?
called-finder = Alle ziehen einen Stein. Wer findet die Lok?
called-holder-line = Alle sehen ihre Steine an. Tipp auf den Namen.
called-nobody = Niemand
called-round = Runde { $round }
called-take =
    Dreht die Steine um, mischt, und nehmt je { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.
called-take-engine =
    Legt { $tile } in die Zentrale. Mischt die anderen verdeckt, und nehmt je { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.
called-dealt = Alle haben ihre Steine
called-hand = Was hat { $seat } noch?
called-hand-line =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } nach den Ansagen. Tipp jeden an, oder nenn die Summe.
called-hands-left = Noch zu zählen: { $seats }
called-last-double = Wie viele Augen hat das Doppel, mit dem { $seat } Schluss gemacht hat?
called-last-double-line = Niemand hat es gesehen: { $seat } nennt die Augen.
called-by-tiles = Stein für Stein
called-by-sum = Als Summe
called-told = { $seat } hat { $sum }
called-told-twice = { $tile } ist schon genannt.
called-last-back = Letzten zurück
called-over = Die Partie ist vorbei
called-end = Ende

## At a real table: more

called-more-title = An diesem Tisch
called-more-line = Alles bisher Gesagte ist gespeichert.
called-unseen = Ein unlesbarer Stein
called-unseen-line = Er liegt, und seine Zahlen bleiben unbekannt.
called-unseen-double = Ein unlesbares Doppel
called-unseen-double-line = Es liegt quer, und seine Zahl bleibt unbekannt.
called-redo-line = Wiederholt, was zurückgenommen wurde, wenn es noch geht.
called-how-to-play-line = Die Regeln dieses Spiels und was ihr vereinbart habt.
called-settings-line = Sprache, Schrift, Bewegung, Ton.
called-scores-line = Das Blatt nach Runden, und Korrekturen.
called-trust = Auf Vertrauen
called-trust-line = Was in dieser Runde niemand prüfen konnte.
called-stop = Ende nach dieser Runde
called-stop-line = Danach beginnt keine; wer vorn liegt, gewinnt.
called-stop-now = Die Partie jetzt beenden
called-stop-now-line = Wer vorn liegt, gewinnt.
called-stop-over = Die Partie ist schon zu Ende.
called-stop-none = Es wurde noch keine Runde gespielt.
called-go-on = Nach dieser Runde weiterspielen
called-leave = Tisch verlassen
called-leave-line = Er wird gespeichert, und ihr spielt ein andermal weiter.

## Eine Ansage wird an ihrer Stelle berichtigt

fix-title = Was in dieser Runde angesagt wurde
fix-line = Tipp auf die falsche Ansage. Die späteren werden neu geprüft.
fix-last-plays = Tipp auf Falsches · alle ›
fix-menu = Ansage berichtigen
fix-menu-line = Alle Ansagen dieser Runde: sag, was es wirklich war.
fix-change = Es war etwas anderes
fix-insert = Fehlt davor
fix-remove = Gab es nicht
fix-remove-rest = Diese und alle danach streichen ({ $count })
fix-keep = Auf Vertrauen behalten
fix-no-longer = Das gilt nicht mehr
fix-no-longer-line = { $call }. { $reason }
fix-begins = { $seat } beginnt die Runde
fix-trust = auf Vertrauen
fix-corrected = berichtigt
fix-was = vorher: { $call }
fix-waits = noch nicht geprüft
fix-instead = Statt: { $call }. Sag an, was es wirklich war.
fix-before = Vor: { $call }. Sag an, was fehlt.
fix-touch = Tipp auf die richtige Zahl, den richtigen Zug, oder was es war.
fix-was-now = Es war: { $was }. Jetzt ist es: { $now }.
fix-added = Es fehlte: { $now }.
fix-gone = Das gab es nicht: { $was }.
fix-done = Berichtigt. Alle Ansagen danach gelten noch.
fix-removed =
    { $count ->
        [one] Die Ansage ist gestrichen
       *[other] { $count } Ansagen sind gestrichen
    }. Rückgängig holt zurück, was da war.
fix-withdrawn = Alles ist, wie es vor der Berichtigung war.
fix-withdraw = Alles lassen, wie es war
fix-undo = Berichtigung rückgängig

## The hub alone

slots-seat = { $seat }, drück das Gleis vor dir.
slots-taken = Dort sitzt schon jemand.
slots-elsewhere = Umsetzen
slots-leader = Wer fängt die erste Runde an? Drück dieses Gleis, oder die Lok für das Los.
slots-deal = Drück die Lok, wenn alle ihre Steine haben.
slots-finder = Alle ziehen einen Stein. Wer findet die Lok? Drück dein Gleis; halt es gedrückt, um sie zu legen. Hat sie niemand, drück die Lok.
slots-holder-hand = Wer hat { $tile }? Drück dein Gleis; halt es gedrückt, um die Lok zu legen. Hat ihn niemand, drück die Lok.
slots-holder-found = Wer hat das höchste Doppel, das noch keine Lok war? Drück dein Gleis; halt es gedrückt, um es zu legen. Hat es niemand, drück die Lok.
slots-holder-lower = Wer hat das Doppel der Runde oder das nächstniedrigere? Drück dein Gleis; halt es gedrückt, um es zu legen. Hat es niemand, drück die Lok.
slots-holder-each = Wer hat das höchste Doppel? Drück dein Gleis; halt es gedrückt, um es zu legen.
slots-holder-set = Wer hat den Stein mit den meisten Augen? Drück dein Gleis.
nudge = Keine Eile, { $seat }: Du bist dran.
slots-ready = Die Zentrale ist bereit.
slots-drew = Gezogen
slots-tile = Gleis: ein Stein
slots-double = Lang: ein Doppel
slots-draws = Lok: gezogen
slots-ends = Zweimal: fertig
slots-touch = Tipp auf das Bild.
slots-undoes = Lang: rückgängig
slots-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }

## A hub that has gone, and is there again

hub-gone = Die Zentrale ist weg.
hub-troubled = Die Zentrale hat einen Fehler.
hub-back = Die Zentrale ist wieder da.

## Eine Hand, von Fotos gezählt

count-photo = Vom Foto zählen
count-another = Noch ein Foto
count-drop = Verwerfen
count-share = Foto allen zeigen
count-hide = Foto nicht mehr zeigen
count-shown = Das Foto der Hand von { $seat }
count-reading = Das Foto wird gelesen …
count-read = { $count ->
        [one] { $count } Stein, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] { $count } Steine, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
count-look = Nicht sicher: { $tiles }. Sieh nach, und tippe an, was falsch ist.
count-missing = { $count ->
        [one] Ein Stein fehlt: Mach noch ein Foto, oder tippe ihn unten an.
       *[other] { $count } Steine fehlen: Mach noch ein Foto, oder tippe sie unten an.
    }
count-whole = Alle { $count } Steine sind gezählt: Nimm erst einen weg.
count-full = Eine Hand hat höchstens { $count } Fotos: Verwirf eines, oder tippe die fehlenden Steine unten an.
count-wrong-hand = Ist das die richtige Hand?
count-elsewhere = { $tile } wurde in der Hand von { $seat } gezählt.
count-no-tiles-seen = Es sind keine Steine zu finden: Fotografiere von oben, näher.
count-no-tiles-dark = Das Foto ist zu dunkel: Mach es noch einmal mit mehr Licht.
count-no-tiles-blurred = Das Foto ist unscharf: Halte die Kamera ruhig und mach es noch einmal.
count-no-picture = Das ist kein Bild, das sich lesen lässt: Nimm eine Datei als JPEG, PNG, WebP oder HEIC.
count-too-large = Das Bild ist zu groß: Nimm eines mit höchstens 64 Megapixeln.
count-too-slow = Das Foto zu lesen dauerte zu lange: Schick es noch einmal.
count-no-heic = Das ist ein Bild als HEIC, das sich hier nicht lesen lässt: Speichere es als JPEG.
count-no-webcam = Es wurde keine Webcam gefunden: Steck eine ein oder erlaube sie in den Einstellungen des Systems, oder zieh eine Datei ins Fenster, oder tippe foto und ihren Namen.
count-webcam-busy = Die Webcam gibt kein Bild: Schließ das Programm, das sie benutzt, und versuch es noch einmal.
count-webcam-denied = Dieses Programm darf die Webcam nicht benutzen: Tritt der Gruppe video bei und melde dich neu an.
count-no-extra = Fotos zu lesen braucht weitere Pakete: `roundhouse doctor` sagt, wie du sie installierst.
count-busy = Andere Fotos werden gelesen: Versuch es gleich noch einmal.
count-not-read = Das Bild lässt sich nicht lesen: { $reason }.
camera-title = Fotografiere die Hand
camera-hint = Leg die Steine flach hin, keinen auf einen anderen, alle ins Bild.
camera-starts = Die Webcam startet …
camera-take = Bild aufnehmen
own-photo = Meine Hand vom Foto
own-line = Dein längster Zug: { $tiles }.
own-no-line = Aus deinen Steinen wird kein eigener Zug.
