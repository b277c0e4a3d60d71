### What somebody did. The text is a sentence without its period, for the log; .short goes without the name,
### for the list of last plays where a badge tells who it was.

begin = Eine neue Runde beginnt
    .short = neue Runde
deal = Die Steine werden ausgeteilt, je { $count }
    .short =
        { $count ->
            [one] je { $count } Stein
           *[other] je { $count } Steine
        }
deal-uneven = Die Steine werden ausgeteilt: { $hands }
engine = { $seat } legt { $tile } als Lok
    .short = { $tile } als Lok
play-own = { $seat } legt { $tile } an den eigenen Zug
    .short = { $tile }, eigener Zug
play-other = { $seat } legt { $tile } an den { $train }
    .short = { $tile } an den { $train }
play-own-left = { $seat } legt { $tile } an den eigenen Zug, links
    .short = { $tile }, eigener Zug links
play-own-right = { $seat } legt { $tile } an den eigenen Zug, rechts
    .short = { $tile }, eigener Zug rechts
play-other-left = { $seat } legt { $tile } links an den { $train }
    .short = { $tile } an den { $train }, links
play-other-right = { $seat } legt { $tile } rechts an den { $train }
    .short = { $tile } an den { $train }, rechts
draw = { $seat } zieht einen Stein
    .short = gezogen
draw-seen = { $seat } zieht { $tile }
    .short = { $tile } gezogen
marker-drew = { $seat } legt den gezogenen Stein nicht, Marker hoch
    .short = gezogen, Marker hoch
marker-empty = { $seat } kann nicht legen und der Vorrat ist leer, Marker hoch
    .short = kann nicht, Marker hoch
marker-passed = { $seat } passt, ohne zu ziehen, Marker hoch
    .short = passt, Marker hoch
first-train-laid = { $seat } hat den ersten Zug gelegt
    .short = erster Zug gelegt
turn-lost = { $seat } hat keinen Stein für den eigenen Zug und setzt aus
    .short = setzt aus
turn-done = { $seat } ist fertig
    .short = fertig
no-double = { $seat } hat kein Doppel
    .short = kein Doppel
announce = { $seat } hat noch einen Stein
    .short = noch ein Stein
announce-before = { $seat } macht die Geräusche: Gleich bleibt nur ein Stein
    .short = Rattern und Pfiff
claim = { $seat } hat den letzten Stein nicht angesagt
    .short = Ansage vergessen
penalty = { $seat } zieht einen Strafstein
    .short = Strafstein gezogen
hunt = Niemand hat die Lok: Alle ziehen einen Stein
    .short = alle ziehen einen Stein
hunt-alone = Niemand hat die Lok: { $seat } zieht einen Stein
    .short = { $seat } zieht einen Stein
marker-up = { $seat } stellt den Marker auf
    .short = Marker hoch
marker-down = { $seat } nimmt den Marker weg
    .short = Marker weg
overruled = { $what }; der Tisch lässt es gelten ({ $clause })
    .short = { $what }, gilt ({ $clause })
close = Nichts kann das Doppel am { $train } mehr abdecken
    .short = Doppel am { $train } geschlossen
reveal = { $seat } zeigt { $tiles }
    .short = zeigt { $tiles }
reveal-none = { $seat } hat keinen Stein mehr
    .short = kein Stein mehr
reveal-pips =
    { $seat } hat noch { $count ->
        [one] { $count } Auge
       *[other] { $count } Augen
    }
    .short =
        noch { $count ->
            [one] { $count } Auge
           *[other] { $count } Augen
        }
reveal-tiles =
    { $seat } hat noch { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
    .short =
        noch { $count ->
            [one] { $count } Stein
           *[other] { $count } Steine
        }
reveal-last =
    { $seat } hat mit einem Doppel von { $count ->
        [one] { $count } Auge
       *[other] { $count } Augen
    } Schluss gemacht
    .short = Schluss mit einem Doppel von { $count }
correct =
    Runde { $round } ist korrigiert: { $seat } hat { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    .short =
        Runde { $round }: { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkte
        }
stop = Nach dieser Runde beginnt keine neue
    .short = die Zeit ist um
out = { $seat } hat Schluss gemacht
    .short = hat Schluss gemacht
out-nobody = Niemand kann legen
    .short = niemand kann legen
join = Jemand kommt an den Tisch
    .short = jemand kommt
depart = Jemand verlässt den Tisch
    .short = jemand geht
swap = { $seat } und { $other } tauschen die Plätze
    .short = zwei tauschen die Plätze
