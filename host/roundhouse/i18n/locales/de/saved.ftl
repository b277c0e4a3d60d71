### Ein gespeicherter Tisch oder ein Protokoll: Die heutigen Regeln beantworten eine Ansage anders als die von damals.

title = Die Regeln haben sich geändert
differs = Die Regeln haben sich geändert, seit { $name } gespeichert wurde: Die Ansage { $number } wird jetzt anders beantwortet.
call = Ansage: { $call }.
then = Damals: { $answer }.
now = Jetzt: { $answer }.
deal = die Steine werden ausgeteilt
lost =
    { $count ->
        [0] Wird von dort an neu entschieden, wird keine Ansage abgelehnt.
        [one] Wird von dort an neu entschieden, wird eine Ansage abgelehnt.
       *[other] Wird von dort an neu entschieden, werden { $count } Ansagen abgelehnt.
    }
leave = So lassen, wie er ist
keep = Lassen, wie es war: was jetzt abgelehnt wird, gilt
keep-line = Marker liegen, wie sie lagen. Wer dran ist, was gezogen wird und was eine Runde zählt, sagen die heutigen Regeln.
anew = Von dort an neu entscheiden und eine Kopie behalten
anew-line = Was jetzt abgelehnt wird, bewirkt nichts.
copy = Kopie
allowed = erlaubt
trusted = auf Vertrauen erlaubt, { $clauses }
refused = abgelehnt nach { $clause }
unreadable = an diesem Tisch bedeutet sie nichts
turn = { $seat } am Zug
open = { $train } { $ends }
marked = { $train } { $ends }, Marker oben
boneyard = Vorrat { $count }
totals = Punkte { $totals }
over = die Partie vorbei
elsewhere = die Hände oder die Punkte anders

## At a line of a record.

line = Die Regeln haben sich geändert, seit diese Zeile geschrieben wurde. { $then } { $now }
line-anew = Mit --rule-anew gelten die heutigen Regeln.
