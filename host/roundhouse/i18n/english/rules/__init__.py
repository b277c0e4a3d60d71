"""What is said of the rules in English: one module a game, and one for what all games have in common.

Refusals say what, why and what now, each at most 90 characters with names of up to eight. `{train}` and `{on}` stand
for "Bo's train" or "the Mexican Train", `{owner}` for the name of the train's owner, `{double}` for "double 6-6",
`{tile}` for "5-6", `{seat}` for a name. Trusts go by clause and by what was done: a play, or a draw or pass.
"""

from roundhouse.i18n.english.rules.basic_trains import BASIC_TRAINS
from roundhouse.i18n.english.rules.common import COMMON
from roundhouse.i18n.english.rules.derailing import DERAILING
from roundhouse.i18n.english.rules.mexican_train import MEXICAN_TRAIN
from roundhouse.i18n.english.rules.private_trains import PRIVATE_TRAINS
from roundhouse.i18n.english.rules.slosh import SLOSH
from roundhouse.i18n.english.rules.station import STATION
from roundhouse.i18n.english.rules.super_train import SUPER_TRAIN

RULES = (COMMON, MEXICAN_TRAIN, SUPER_TRAIN, DERAILING, STATION, PRIVATE_TRAINS, BASIC_TRAINS, SLOSH)
