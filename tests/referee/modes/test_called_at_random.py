"""Random calls at a called table: each gets a ruling or a question, and an invalid one changes nothing."""

from hypothesis import given
from hypothesis import strategies as st
from tests.depth import same_examples
from tests.referee.modes.call_script import SMALL, called_table
from tests.referee.tables import basic_trains, mexican_train, slosh

from roundhouse.games.core.moves import Deal
from roundhouse.games.core.rulings import TableError
from roundhouse.games.match.match import Begin
from roundhouse.referee.session.table_session import TableSession

WORDS = [
    "ann",
    "bo",
    "c",
    "6-1",
    "6-6",
    "5-5",
    "1-1",
    "9-9",
    "?",
    "on",
    "own",
    "mex",
    "draw",
    "done",
    "dr",
    "engine",
    "deal",
]
WORDS += ["nobody", "lot", "= 5", "announce", "claim", "penalty", "up", "reveal", "leads"]


@same_examples(60)
@given(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=4).map(" ".join), max_size=25))
def test_any_call_gets_a_ruling_or_a_question(lines: list[str]) -> None:
    table: TableSession
    for game in (mexican_train(3, **SMALL, missed_call=True), basic_trains(4), slosh(neighbor=True)):
        table = called_table(game)
        for line in lines:
            before, steps = table.referee.position, table.referee.steps
            try:
                answers = table.call_text(line)
            except TableError:
                assert (table.referee.position, table.referee.steps) == (before, steps)
                continue
            if not answers[-1].allowed:
                assert table.referee.position == before or any(isinstance(each.call, Begin | Deal) for each in answers)
