"""What is said of the rules in Spanish: one module a game, and one for what all games have in common.

Facts stand for what they do in English: `{train}` and `{on}` are "el tren de Bo" or "el Tren Mexicano", `{double}` is
"doble 6-6". So a sentence has "en {train}", never "de {train}" or "a {train}", which would have to become "del" and
"al". Names have no gender here: no word agrees with one.
"""

from roundhouse.i18n.spanish.rules.basic_trains import BASIC_TRAINS
from roundhouse.i18n.spanish.rules.common import COMMON
from roundhouse.i18n.spanish.rules.derailing import DERAILING
from roundhouse.i18n.spanish.rules.mexican_train import MEXICAN_TRAIN
from roundhouse.i18n.spanish.rules.private_trains import PRIVATE_TRAINS
from roundhouse.i18n.spanish.rules.slosh import SLOSH
from roundhouse.i18n.spanish.rules.station import STATION
from roundhouse.i18n.spanish.rules.super_train import SUPER_TRAIN

RULES = (COMMON, MEXICAN_TRAIN, SUPER_TRAIN, DERAILING, STATION, PRIVATE_TRAINS, BASIC_TRAINS, SLOSH)
