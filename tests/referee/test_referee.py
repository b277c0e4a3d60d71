"""Calls in, rulings out: undo, hands that stay hidden, seats that change hands, seals."""

import pytest
from tests.referee.tables import mexican_train, play_rounds, seats_for, table_of

from roundhouse.games.core.moves import DONE, DRAW, Announce, Claim, Deal, Draw, Penalty, Play
from roundhouse.games.core.position import Stage
from roundhouse.games.match.match import Begin, Correct, Stop
from roundhouse.indices import Seat
from roundhouse.referee import Chance, HandOver, Referee, SeatedPlayer, Undo, UndoError
from roundhouse.referee.session.table_session import TableSession


def test_a_refused_call_changes_nothing_and_says_why() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    referee = table.referee
    before, steps = referee.position, referee.steps
    answer = referee.call(DONE)
    assert not answer.allowed
    assert answer.ruling.clause == "MT-4"
    assert answer.applied == ()
    assert (referee.position, referee.steps) == (before, steps)


def test_undo_names_what_it_took_back_latest_first() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    answers = [table.step() for _ in range(3)]
    position = table.referee.match.before(2)
    taken = table.undo(3).taken_back
    assert [each.event for each in taken] == [answer.applied[0].event for answer in reversed(answers) if answer]
    assert table.referee.position == position


@pytest.mark.parametrize("steps", [0, -1, 5])
def test_more_cannot_be_undone_than_was_called(steps: int) -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    with pytest.raises(UndoError) as error:
        table.undo(steps)
    assert (error.value.steps, error.value.possible) == (steps, 2)
    assert table.referee.steps == 2


def test_steps_to_leads_back_to_a_seats_last_choice() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    position = table.referee.position
    assert position is not None
    seat = position.turn
    assert table.referee.made.steps_to(seat) == 0
    chosen_in = table.referee.position
    for _ in range(2):
        table.step()
    table.undo(table.referee.made.steps_to(seat))
    assert table.referee.position == chosen_in


def test_a_seat_can_be_handed_over_in_mid_match() -> None:
    game = mexican_train()
    table = TableSession(game, [SeatedPlayer("Ann"), *seats_for(game)[1:]], Chance("7"))
    table.mode.begin(leader=Seat(0))
    assert table.step() is None
    position = table.referee.position
    assert position is not None
    hand = position.hands[0]
    table.call(HandOver(Seat(0), SeatedPlayer("Ann", "greedy")))
    answer = table.step()
    assert answer is not None
    assert isinstance(answer.applied[0].event, Play)
    assert hand >> answer.applied[0].event.tile & 1
    table.call(HandOver(Seat(0), SeatedPlayer("Zoe")))
    assert table.referee.names == ("Zoe", "Bo", "Cy")
    play_on = [table.step() for _ in range(10)]
    assert play_on[-1] is None
    assert table.referee.in_turn == SeatedPlayer("Zoe")


def test_undo_does_not_take_back_a_handed_over_seat() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    table.step()
    table.call(HandOver(Seat(1), SeatedPlayer("Zoe")))
    table.undo()
    assert table.referee.names[1] == "Zoe"


def test_points_can_be_corrected_and_the_correction_undone() -> None:
    table = table_of(mexican_train())
    play_rounds(table)
    before = table.referee.match.totals
    table.call(Correct(0, 1, before[1] + 10))
    assert table.referee.match.totals[1] == before[1] + 10
    table.undo()
    assert table.referee.match.totals == before


def test_stop_ends_the_match_after_the_round() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    table.call(Stop())
    play_rounds(table)
    assert table.referee.match.over
    assert table.mode.begin().ruling.clause == "C-9"


def test_after_a_round_the_table_is_still_there() -> None:
    table = table_of(mexican_train())
    play_rounds(table)
    left = table.referee.table
    assert left is not None
    assert left.over
    assert left.winner == table.referee.match.results[0].winner


def test_a_missed_call_costs_a_tile_without_anybody_naming_it() -> None:
    """A just claim draws the penalty; one undo takes both back."""
    game = mexican_train(missed_call=True)
    referee = Referee(game, seats_for(game))
    table = table_of(game)
    table.mode.begin()
    for _ in range(400):
        position = table.referee.position
        if position is None:
            table.mode.begin()
        elif position.extra_state and position.stage == Stage.TURN and position.boneyard:
            break
        elif position.stage == Stage.DEALING:
            table.mode.deal()
        else:
            table.referee.call(table.computers.move(position.turn))
    position = table.referee.position
    assert position is not None
    forgot = position.game.unannounced(position)
    assert forgot >= 0
    answer = table.call(Claim(forgot))
    assert [type(each.event) for each in answer.applied] == [Claim, Penalty]
    after = table.referee.position
    assert after is not None and after.count(forgot) == 2
    table.undo()
    assert table.referee.position == position
    assert referee.steps == 0


def test_a_computer_player_never_forgets_to_announce() -> None:
    table = table_of(mexican_train(missed_call=True))
    play_rounds(table, 3)
    events = table.referee.match.events
    assert any(isinstance(event, Announce) for event in events)
    assert not any(isinstance(event, Claim) for event in events)


def test_as_many_sit_down_as_there_are_seats() -> None:
    with pytest.raises(ValueError, match="3 seats, but 2"):
        Referee(mexican_train(3), [SeatedPlayer("Ann"), SeatedPlayer("Bo")])


def test_calls_know_no_seat_but_those_of_the_table() -> None:
    referee = Referee(mexican_train(), seats_for(mexican_train()))
    assert referee.call(Begin(7)).ruling.clause == "C-8"
    assert referee.call(HandOver(Seat(2), SeatedPlayer("Zoe"))).allowed
    with pytest.raises(UndoError, match="0 steps can be taken back, not 1"):
        referee.call(Undo(1))


def test_a_called_table_takes_on_trust_what_it_cannot_see() -> None:
    """Real tiles on a real table: nobody shuffles here, hands are counts, and a draw has no face."""
    game = mexican_train()
    referee = Referee(game, seats_for(game))
    referee.call(Begin(0))
    assert referee.call(Deal((0, 0, 0), (game.hand_size,) * 3)).allowed
    answer = referee.call(DRAW)
    assert answer.ruling.on_trust
    assert answer.applied[0].event == DRAW
    assert [(entry.seat, entry.clauses) for entry in referee.match.ledger] == [(0, ("MT-4",))]
    assert referee.made.seals == ()
    assert referee.breaches == []
    referee.call(Undo(1))
    assert referee.match.ledger == []


def test_a_called_table_settles_what_was_on_trust_by_the_tiles_that_turn_up() -> None:
    game = mexican_train(2, set=6, deal=2)
    referee = Referee(game, seats_for(game))
    drawn, fitting = Draw(game.tiles.tile(0, 1)), game.play_of(game.tiles.tile(5, 6), 0, 6)
    for call in (Begin(0), Deal((0, 0), (2, 2)), drawn, DONE, DRAW, DONE):
        assert referee.call(call).allowed
    assert referee.breaches == []
    assert "MT-4" in referee.call(fitting).ruling.trusted
    assert [(each.event, each.seat, each.clause) for each in referee.breaches] == [(2, 0, "MT-4"), (3, 0, "MT-4")]
    referee.call(Undo(1))
    assert referee.breaches == []
