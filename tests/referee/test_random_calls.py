"""After any calls in any order, the journal's lines make the same table again and nothing is lost."""

from hypothesis import given
from hypothesis import strategies as some
from tests.depth import examples
from tests.referee.tables import ListJournal, basic_trains, mexican_train, private_trains, seats_for, slosh

from roundhouse.games import Game
from roundhouse.games.core.moves import DONE, DRAW
from roundhouse.games.core.position import Stage
from roundhouse.games.match.match import Correct
from roundhouse.indices import Seat
from roundhouse.referee import Answer, Chance, HandOver, SeatedPlayer, TableSession
from roundhouse_hub.lamps.scene import check, check_cue

GAMES = (
    mexican_train(2, missed_call=True),
    mexican_train(3, whole_first_train=True),
    private_trains(3),
    basic_trains(4),
    slosh(),
    slosh(own_engines=True),
    slosh(neighbor=True),
)

calls = some.lists(
    some.one_of(
        some.tuples(some.just("move"), some.integers(0, 200)),
        some.tuples(some.just("undo"), some.integers(1, 6)),
        some.tuples(some.sampled_from(["wrong", "seat", "correct"]), some.integers(0, 200)),
    ),
    max_size=120,
)


def make(table: TableSession, what: str, number: int) -> None:
    """One call of a kind; `number` says which of those that are possible."""
    referee = table.referee
    position, game = referee.position, referee.game
    match what:
        case "undo":
            if referee.steps >= number:
                assert len(table.undo(number).taken_back) >= number
        case "seat":
            table.call(HandOver(Seat(number % game.seats), SeatedPlayer(f"Guest {number}")))
        case "correct":
            table.call(Correct(number % 3, number % game.seats, number))
        case _ if position is None:
            if not referee.match.over:
                table.mode.begin(Seat(number % game.seats))
        case _ if position.stage == Stage.DEALING:
            table.mode.deal()
        case "wrong":
            table.call((DONE, DRAW)[number % 2])
        case "move":
            legal = position.legal()
            table.call(legal[number % len(legal)])


@examples(60)
@given(some.sampled_from(GAMES), calls, some.integers(0, 9))
def test_the_lines_make_the_same_table_and_no_tile_is_lost(game: Game, said: list[tuple[str, int]], seed: int) -> None:
    journal = ListJournal()
    table = TableSession(game, seats_for(game), Chance(str(seed)), journal)
    for what, number in [("move", 0), ("move", 0), *said]:
        make(table, what, number)
        check(table.output.scene)
        position = table.referee.position
        if position is not None:
            held = [tile for hand in position.hands for tile in range(game.tiles.size) if hand >> tile & 1]
            assert len(held) == len(set(held))
            assert len(held) + position.laid.bit_count() + position.boneyard == game.tiles.size
            for seat in range(game.seats):
                view = table.referee.views.of(seat)
                assert view is not None and view.count(seat) == position.count(seat)
    again = TableSession(game, seats_for(game))
    journal.replay_at(again)
    assert again.referee.match.events == table.referee.match.events
    assert again.referee.position == table.referee.position
    assert again.referee.seats == table.referee.seats
    assert again.output.scene == table.output.scene
    assert again.referee.made.seals == table.referee.made.seals


@examples(30)
@given(some.sampled_from(GAMES), calls)
def test_every_cue_can_be_sounded_and_a_refused_call_does_nothing(game: Game, said: list[tuple[str, int]]) -> None:
    table = TableSession(game, seats_for(game), Chance("7"))
    answers: list[Answer] = []
    table.listeners.append(answers.append)
    for what, number in [("move", 0), ("move", 0), *said]:
        make(table, what, number)
    assert len(answers) >= 2
    for answer in answers:
        for cue in answer.cues:
            check_cue(cue)
        assert answer.allowed or (answer.applied == () and [cue.name for cue in answer.cues] == ["refused"])
