"""The switches of Mexican Train, those that games built on it share, and the sheet's table of hands (MT-1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from roundhouse.games.options import Options, choice, switch

SHEET: Final = {
    9: {2: 12, 3: 11, 4: 10},
    12: {2: 16, 3: 16, 4: 15, 5: 14, 6: 12, 7: 10, 8: 9},
    15: {9: 11, 10: 11, 11: 11, 12: 11},
}
OLDER_SHEET: Final = {5: 12, 6: 11, 7: 10, 8: 9}


@dataclass(frozen=True)
class MexicanSwitches(Options):
    """The switches of Mexican Train that do not hang on its set; each names its clause."""

    last_winner_leads: bool = switch("MT-3")
    whole_first_train: bool = switch("MT-5")
    own_train_first: bool = switch("MT-6")
    follow_on_double: bool = switch("MT-8")
    one_double: bool = switch("MT-8")
    close_dead_doubles: bool = switch("MT-10", default=True)
    cover_last_double: bool = switch("MT-11")
    missed_call: bool = switch("MT-12")
    double_blank: int = choice(0, "MT-13", 25, 50)


@dataclass(frozen=True)
class MexicanTrainOptions(MexicanSwitches):
    """All switches of Mexican Train."""

    set: int = choice(12, "MT-1", 6, 9, 15, 18)
    older_deal: bool = switch("MT-1")
