### The lessons: what each step says beside the table. There is room for about 110 characters.

lessons-title = Spielend lernen
lessons-line = Beginn mit Mexican Train: vier Minuten. Die anderen zeigen, was in ihrem Spiel anders ist.
lessons-others = Was anders ist bei
lessons-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
lessons-learned = gelernt

learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-back = Zurück
learn-finish = Schließen
learn-leave = Beenden
learn-lay = Der gestrichelte Platz ist für diesen Stein. Tipp darauf.
learn-astray = Diesen noch nicht. Jetzt ist der { $tile } dran: Der Pfeil zeigt, wo.

## Mexican Train

learn-mexican-train-aim = Alle haben Steine auf der Hand. Der erste Spieler ohne Steine gewinnt die Runde.
learn-mexican-train-engine = In der Zentrale liegt der 6-6. Dort beginnt jeder Zug, mit einer 6.
learn-mexican-train-train = Dein Zug beginnt bei Marke 1. An die große Zahl an seinem Ende legst du an.
learn-mexican-train-begin = Beginn deinen Zug: Tipp den 6-1 in deiner Hand an.
learn-mexican-train-others = Jeder legt einen Stein je Spielzug. Eine Messinglampe zeigt, wer dran ist: { $second }, dann { $third }.
learn-mexican-train-match = Gleiche Hälften liegen aneinander. Dein Zug endet mit 1: Leg den 1-4.
learn-mexican-train-double = Ein Doppel liegt quer. Leg den 4-4.
learn-mexican-train-follow = Nach einem Doppel legst du noch einen Stein: den 4-2 darauf.
learn-mexican-train-mexican = { $third } hat den Mexican Train begonnen. Er gehört allen und ist immer offen.
learn-mexican-train-on-mexican = Du hast keine 2. Aber der Mexican Train endet mit 3: Leg den 3-5 dort an.
learn-mexican-train-draw = Du hast weder eine 2 noch eine 4, also passt nichts. Zieh einen Stein.
learn-mexican-train-pass = Auch der 5-6 passt nicht. Tipp auf Fertig: Dein Marker geht hoch.
learn-mexican-train-marker = Solange dein Marker oben ist, dürfen alle an deinem Zug anlegen.
learn-mexican-train-back = Legst du selbst an deinem Zug an, geht der Marker runter. Leg den 1-5.
learn-mexican-train-open = Niemand konnte das Doppel von { $second } abdecken. Bis das geschieht, darf niemand woanders legen.
learn-mexican-train-cover = Du kannst es: Leg den 0-5 auf das Doppel von { $second }.
learn-mexican-train-last = Noch ein Stein: Die Zentrale hat die anderen gewarnt. Leg den 5-6.
learn-mexican-train-over = Du hast die Runde gewonnen. Die übrigen Steine zählen gegen die anderen; die wenigsten Punkte gewinnen.

## Super Train

learn-super-train-tiles = Super Train ist Mexican Train mit Loks, die überall passen, und mit fünf Buchstaben.
learn-super-train-wild = Eine Lok passt überall. Beginn damit deinen Zug: Tipp den Stein mit der 3 an.
learn-super-train-skip = S lässt aussetzen: { $second } kommt nicht dran.
learn-super-train-reverse = R dreht die Reihenfolge um: Nach dir kommt jetzt { $third }.
learn-super-train-twice = T lässt dich noch einmal legen.
learn-super-train-again = An eine offene Lok passt jeder Stein: Leg den 9-1 an.
learn-super-train-draw-first = D lässt die nächste Person ziehen, bevor sie legt.
learn-super-train-anywhere = A passt überall, auch an einen geschlossenen Zug: Leg es an den von { $second }.
learn-super-train-end = An einen offenen Buchstaben passt nur Lok oder Buchstabe. Sonst ist alles wie im Mexican Train.

## Derailing the Train

learn-derailing-platform = Das höchste Doppel auf einer Hand ist der Bahnsteig: { $second } hat den 9-9 gelegt.
learn-derailing-begin = Jeder Zug beginnt am Bahnsteig. Leg den 9-3.
learn-derailing-derail = Ein Doppel lässt jeden Zug entgleisen, auch einen geschlossenen: Leg den 5-5 an den von { $second }.
learn-derailing-may-cover = Du darfst es gleich abdecken, musst aber nicht. Lass es liegen und tipp auf Fertig.
learn-derailing-derailed = Bis es abgedeckt ist, darf { $second } nur dort legen, und der Zug ist für alle offen.
learn-derailing-cover = Alle anderen dürfen ihn wieder aufs Gleis setzen: Leg den 5-7 auf das Doppel.
learn-derailing-community = Der Gemeinschaftszug gehört allen. Ist er entgleist, legt niemand woanders.

## Mexican Train Station

learn-station-starter = { $second } hatte den 6-6, hat ihn gelegt und beginnt.
learn-station-whole = Wenn du zum ersten Mal dran bist, darfst du einen ganzen Zug legen. Beginn mit dem 6-1.
learn-station-on = Weiter: Noch ein Stein passt.
learn-station-stop = Mehr passt nicht. Tipp auf Fertig.
learn-station-public = Alle dürfen noch einen Zug für alle beginnen: Leg den 6-2 an den Bahnhof.
learn-station-score = Der Sieger der Runde gewinnt die Augen aller Hände, die anderen verlieren ihre. Die meisten Punkte siegen.

## Private Trains

learn-private-trains-begin = Beginn deinen Zug: Leg den 6-1.
learn-private-trains-draw = An deinen Zug passt nichts. Dann ziehst du zuerst, auch wenn woanders ein Stein passt.
learn-private-trains-pass = Der 0-5 hilft nicht. Tipp auf Fertig: Dein Marker geht hoch.
learn-private-trains-own = { $third } hat an deinem offenen Zug angelegt. Er endet mit 5: Leg den 5-0.
learn-private-trains-marker = Hier geht der Marker nicht von selbst runter. Nimm ihn runter.
learn-private-trains-double = Leg das Doppel 0-0.
learn-private-trains-follow = Der nächste Stein gehört auf das Doppel: Leg den 0-3.
learn-private-trains-score = Deine übrigen Steine zählen gegen dich, der 0-0 sogar 50. Die wenigsten Punkte gewinnen.

## Basic Trains

learn-basic-trains-engines = Hier wird nicht gezogen. Alle beginnen mit einem eigenen Doppel: Deins ist der 9-9.
learn-basic-trains-own = Zuerst kommt ein Stein an deinen eigenen Zug, an ein beliebiges Ende. Leg den 9-4.
learn-basic-trains-each = Dann darf jeder andere Zug einen Stein bekommen: Leg den 8-3 an den von { $second }.
learn-basic-trains-and = Und den 7-2 an den von { $third }.
learn-basic-trains-stop = Du darfst jederzeit aufhören. Tipp auf Fertig.
learn-basic-trains-lost = Passt nichts an deinen eigenen Zug, setzt du ganz aus. Verschließ also die Enden der anderen.
learn-basic-trains-score = Der Spieler, der Schluss macht, bekommt 5 Punkte für jeden Stein der anderen. 120 Punkte siegen.

## Slosh

learn-slosh-engine = Die Lok jeder Runde steht fest. { $second } hatte den 4-4 und hat ihn gelegt: Dort beginnen alle Züge.
learn-slosh-own = Zuerst kommt ein Stein an deinen eigenen Zug: Leg den 4-0.
learn-slosh-each = Dann darf jeder andere Zug einen Stein bekommen: Leg den 6-1 an den von { $third }.
learn-slosh-stop = Du darfst jederzeit aufhören. Tipp auf Fertig.
learn-slosh-score = Der Spieler, der Schluss macht, bekommt 5 Punkte für jeden Stein der anderen. 120 Punkte siegen.
