"""A refused call can stand: the table is asked once, all are told, and at a dealt table the others agree first."""

import pytest
from tests.presenters.overruled_tables import refused_call
from tests.referee.tables import ListJournal
from tests.window.plain_services import PlainServices

from roundhouse import actions
from roundhouse.actions.action import Index
from roundhouse.games import MexicanTrain
from roundhouse.games.core.moves import DRAW, Overruled, Play
from roundhouse.games.core.notation import LONGEST_NOTE, read_move
from roundhouse.games.core.rulings import TableError
from roundhouse.games.match.fitting_options import fitting_options
from roundhouse.games.text.position_reader import read_position
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.pages.how_to_play import HowToPlayPage, booklet_of_table
from roundhouse.presenters.pages.list_page import OFF, ON, Paragraph, Setting, submit_form
from roundhouse.presenters.pages.questions import OverrulingPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.records.record import read_record, write_record
from roundhouse.referee import Chance, SeatedPlayer, TableSession


def shown(presenter: Presenter) -> str:
    announcement = presenter.present().announcement
    assert announcement is not None
    return f"{announcement.title} {announcement.text}".strip()


def test_a_closed_train_the_table_is_asked_once_and_everybody_is_told() -> None:
    session = refused_call("5-7")
    presenter = Presenter(session)
    page = OverrulingPage(presenter)
    said = [row.text for row in page.present(Texts()).rows if hasattr(row, "text")]
    assert said[0] == "Ann plays 5-7 on Bo's train: refused by MT-7."
    submit_form(Texts(), page, {"note": "nobody  had looked", "do": "confirm"})
    assert shown(presenter) == "Ann plays 5-7 on Bo's train; the table lets it stand (MT-7: nobody had looked)."
    position = session.referee.position
    assert position is not None and (position.ends[1], position.turn) == (7, 1)
    assert presenter.present().refused_call is None, "the table is another one"
    assert not session.referee.match.ledger, "nothing of it is taken on trust"


@pytest.mark.parametrize(("meaning", "opens"), [(0, 6), (1, 4)])
def test_of_a_tile_that_does_not_match_the_table_says_which_number_is_open(meaning: int, opens: int) -> None:
    session = refused_call("4-6")
    page = OverrulingPage(Presenter(session))
    numbers = [choice.label for choice in page.present(Texts()).choices if choice.look == "card"]
    assert numbers == ["6", "4"]
    submit_form(Texts(), page, {"do": f"open:{meaning}"})
    submit_form(Texts(), page, {"do": "confirm"})
    position = session.referee.position
    assert position is not None and position.ends[1] == opens


def test_a_call_out_of_turn_can_stand() -> None:
    session = refused_call("5-7")
    presenter = Presenter(session)
    with pytest.raises(TableError):
        session.call_text("cy 12-3 on cy")
    assert presenter.submit(actions.LetStand(Index(0))).status == "taken"
    position = session.referee.position
    assert position is not None and (position.ends[2], position.turn) == (3, 0)
    assert session.referee.match.events[-1].clause == "MT-3"  # type: ignore[union-attr]


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    session = refused_call("7-12")
    presenter = Presenter(session)
    offer = presenter.present().offer(actions.SeeOverruling)
    assert (
        offer is not None
        and not offer.enabled
        and offer.why_not.startswith("That cannot stand: 7-12 cannot be laid again")
    )
    assert presenter.submit(actions.LetStand(Index(0))).status == "unavailable"


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("x" * 10_000, "That note is too long: keep it to 100 characters."),
        ("Bo's #2", "A note is one line without #."),
        ("a\x07b", "A note is one line without #."),
    ],
)
def test_a_note_that_is_none_is_refused_in_one_sentence(note: str, said: str) -> None:
    session = refused_call("5-7")
    presenter, steps = Presenter(session), session.referee.steps
    page = OverrulingPage(presenter)
    submit_form(Texts(), page, {"note": note, "do": "confirm"})
    assert page.present(Texts()).line == said and session.referee.steps == steps
    assert presenter.submit(actions.LetStand(Index(0), note)).status == "refused"
    assert shown(presenter) == said and session.referee.steps == steps
    assert presenter.submit(actions.LetStand(Index(0), "x" * LONGEST_NOTE)).status == "taken"


def test_undo_takes_it_back_and_redo_brings_it_again() -> None:
    session = refused_call("5-7")
    journal = ListJournal()
    session.history.write_to(journal)
    before, presenter = session.referee.position, Presenter(session)
    presenter.submit(actions.LetStand(Index(0), "so be it"))
    after = session.referee.position
    session.undo()
    assert session.referee.position == before and presenter.present().refused_call is not None
    session.redo()
    assert session.referee.position == after
    assert journal[0] == "stand MT-7 A 5-7 on B; so be it" == journal[-1]


def dealt(*people: str) -> tuple[TableSession, Play]:
    """A dealt table, and a tile of Ann's that does not match where she calls it."""
    seats = [SeatedPlayer(name) for name in people] + [SeatedPlayer("Eve", "greedy")]
    session = TableSession(MexicanTrain(len(seats)), seats, Chance("3"))
    session.mode.begin(Seat(0))
    position = session.referee.position
    assert position is not None
    tile = next(each for each in position.known_tiles(0) if 12 not in position.game.tiles.ends[each])
    return session, position.game.turned(tile, 0, 12, position.game.tiles.ends[tile][0])


def test_at_a_dealt_table_the_others_agree_first() -> None:
    session, play = dealt("Ann", "Bo", "Cy")
    pages = [Presenter(session, only=Seat(seat)) for seat in range(3)]
    session.call(play)
    assert [page.present().refused_call is not None for page in pages] == [True, False, False]
    assert pages[1].submit(actions.LetStand(Index(0))).status == "unavailable", "nobody else knows of that tile"
    pages[0].submit(actions.LetStand(Index(0), "it is late"))
    request = pages[2].present().proposal
    assert request is not None and (request.seat, request.waits_for) == (0, (1, 2))
    assert request.title == "Ann wants a refused call to stand" and request.what.endswith("“it is late”")
    agree = pages[1].present().offer(actions.Agree)
    assert agree is not None and agree.label == "Let it stand"
    pages[1].submit(actions.Agree())
    assert session.referee.position is not None and not session.referee.position.begun
    pages[2].submit(actions.Agree())
    after = session.referee.position
    assert after is not None and (after.begun, after.turn) == (1, 1)
    assert pages[2].present().table.message.text.endswith("the table lets it stand (MT-5: it is late).")


def test_somebody_who_does_not_agree_leaves_it_refused() -> None:
    session, play = dealt("Ann", "Bo")
    pages = [Presenter(session, only=Seat(seat)) for seat in range(2)]
    session.call(play)
    pages[0].submit(actions.LetStand(Index(0)))
    pages[1].submit(actions.Decline())
    assert session.proposals.open is None and not session.referee.position.begun  # type: ignore[union-attr]


def test_one_person_among_computers_asks_nobody_and_they_play_on() -> None:
    session, play = dealt("Ann")
    presenter = Presenter(session)
    presenter.submit(actions.ShowHand())
    session.call(play)
    presenter.submit(actions.LetStand(Index(0)))
    assert isinstance(session.referee.match.events[-1], Overruled)
    assert session.step() is not None, "the computer player plays on from there"


def test_hints_and_reasons_go_on_from_what_stands() -> None:
    session, play = dealt("Ann")
    presenter = Presenter(session)
    presenter.submit(actions.ShowHand())
    session.call(play)
    presenter.submit(actions.LetStand(Index(0)))
    while session.referee.in_turn != session.referee.seats[0]:
        session.step()
    presenter.submit(actions.ShowHand())
    position = session.referee.position
    assert position is not None and position.ends[0] == play.opens
    presenter.submit(actions.Hint())
    view = session.referee.views.of(0)
    assert view is not None and view.ends == position.ends
    assert shown(presenter).startswith("Hint The computer would")


def test_an_overruled_draw_takes_the_top_tile() -> None:
    session, _ = dealt("Ann")
    position = session.referee.position
    assert position is not None and not session.call(DRAW).allowed
    count = position.count(0)
    session.let_stand(session.overruling.meanings[0], Seat(0))
    event = session.referee.match.events[-1]
    assert isinstance(event, Overruled) and event.move.tile >= 0  # type: ignore[union-attr]
    assert session.referee.position is not None and session.referee.position.count(0) == count + 1


def test_the_booklet_lists_what_stood_and_the_house_rule_that_fits() -> None:
    session = refused_call("5-7")
    presenter = Presenter(session)
    assert presenter.match.overruled == []
    presenter.submit(actions.LetStand(Index(0)))
    page = booklet_of_table(presenter).present(Texts())
    *_, last = page.sections
    assert last.title == "What this table let stand"
    told = [row.text for row in last.rows if isinstance(row, Paragraph)]
    assert told == ["Ann plays 5-7 on Bo's train; the table lets it stand (MT-7)."], "no house rule opens that train"


@pytest.mark.parametrize(
    ("position", "line", "rules"),
    [
        ("ends=A:5,B:-*,C:-,mexican:- hands=A:?4,B:?4,C:?4", "stand A 6-4 on B", [("others_begin", True)]),
        ("ends=A:5,B:-,C:-,mexican:- hands=A:?4,B:?4,C:?4", "stand B 6-4 on B", []),
        ("ends=A:5,B:-,C:-,mexican:- hands=A:?4,B:?4,C:?4", "stand A done", [("no_draw", True)]),
    ],
)
def test_a_house_rule_fits_if_it_allows_the_call(position: str, line: str, rules: list[tuple[str, bool]]) -> None:
    there = read_position(
        f"mexican-train seats=3 set=6 round=1 leader=A engine=6-6 turn=A laid=6-6+5-6 {position} yard=14"
    )
    stood = read_move(there, line)
    assert isinstance(stood, Overruled) and list(fitting_options(there, stood)) == rules


def test_a_touch_makes_a_rule_that_fits_the_next_tables() -> None:
    services, game = PlainServices(), MexicanTrain(2)
    fitting = [("whole_first_train", True), ("whole_first_turn", True), ("close_dead_doubles", False), ("deal", 14)]
    page = HowToPlayPage(game.name, game.options, overruled=["Bo draws a tile"], fitting=fitting, services=services)
    *_, last = page.present(Texts()).sections
    train, turn, close, deal = (row for row in last.rows if isinstance(row, Setting))
    assert (train.label, train.value) == ("Whole first train", OFF)
    assert (turn.label, deal.label) == ("Whole first turn", "Tiles dealt: 14")
    assert close.value == ON and close.detail.startswith("Turn this off to play like this from the next match on.")
    train.choose(ON)
    assert services.choices.table.rules["mexican-train"] == {"whole_first_train": "yes"}
    assert page.fault(Texts()) == ""
    assert page.present(Texts()).answer("option:whole_first_turn", ON)
    assert page.present(Texts()).line.startswith("“Whole first turn” and “Whole first train” do not go together")
    assert page.present(Texts()).answer("option:close_dead_doubles", OFF)
    assert services.choices.table.rules["mexican-train"]["close_dead_doubles"] == "no"
    assert page.present(Texts()).answer("option:close_dead_doubles", ON)
    assert "close_dead_doubles" not in services.choices.table.rules["mexican-train"]


def test_another_leads_a_round_than_the_rules_say_and_it_is_dealt_at_once() -> None:
    start = read_position(
        "mexican-train seats=2 engine=12-12 round=1 leader=A turn=A ends=A:7,B:5,mexican:- hands=A:?1,B:?3"
        " laid=5-12+7-12+12-12 yard=84"
    )
    session = TableSession(
        MexicanTrain(2),
        [SeatedPlayer("Ann"), SeatedPlayer("Bo")],
        start=start.replace(game=MexicanTrain(2)),
        mode="called",
    )
    for line in ("ann 7-3 on ann", "bo 9", "ann leads"):
        session.call_text(line)
    presenter = Presenter(session)
    refused = presenter.present().refused_call
    assert refused is not None and refused.what == "Ann begins the round: refused by MT-3."
    presenter.submit(actions.LetStand(Index(0), "she was quicker"))
    position = session.referee.position
    assert position is not None and (position.turn, position.round.number, position.count(0)) == (0, 1, 16)
    assert not presenter.present().announcement or "next seat leads" not in shown(presenter), "that is not why"
    assert presenter.match.overruled == ["Ann begins the round; the table lets it stand (MT-3: she was quicker)"]
    record = write_record(session.referee.match, ("Ann", "Bo"))
    assert "stand MT-3 Ann begin Ann; she was quicker" in record
    assert read_record(record).match().position == position
