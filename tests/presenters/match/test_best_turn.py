"""The best turn of a round, as the podium tells it."""

import pytest

from roundhouse.games import MexicanTrain
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.text.position_reader import read_position
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.match.match_pages import best_turn_text
from roundhouse.referee import Referee, SeatedPlayer

PEOPLE = [SeatedPlayer("Ann"), SeatedPlayer("Bo")]
START = (
    "mexican-train seats=2 set=6 deal=3 engine=6-6 round=1 leader=A turn=A "
    "hands=A:6-5+5-5+5-4,B:6-4+4-1+1-1 laid=6-6 yard=21"
)


@pytest.mark.parametrize(
    ("calls", "told"),
    [
        ((), ""),
        (("6-5 on A",), "Ann laid 1 tile worth 11 points."),
        (("6-5 on A", "6-4 on B", "5-5 on A", "5-4 on A"), "Ann laid 2 tiles worth 19 points."),
    ],
)
def test_a_double_and_what_covers_it_are_one_turn(calls: tuple[str, ...], told: str) -> None:
    referee = Referee(MexicanTrain(2, MexicanTrainOptions(set=6, deal=3)), PEOPLE, read_position(START))
    for line in calls:
        assert referee.call(referee.read_call(line)).allowed, line
    assert best_turn_text(Texts(), referee).partition(": ")[2] == told
