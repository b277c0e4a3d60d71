"""The table in the terminal: what each order does, and what is shown."""

import io
from dataclasses import replace

import pytest
from rich.console import Console
from tests.terminal.scripted_person import DEALT, Person, ScriptedTerminal

from roundhouse.catalogs import Verbatim
from roundhouse.games import BasicTrains
from roundhouse.games.core.moves import Play
from roundhouse.games.core.notation import write_move
from roundhouse.hub.events import ButtonEvent, HubEvent, HubFault, Lost
from roundhouse.i18n.ruling_texts import clause_text
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Slot
from roundhouse.players import ExpertPlayer, moves_of
from roundhouse.presenters.dealt.hints import alternatives
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.table.table_view import table_view
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.referee import Chance, SeatedPlayer, TableSession, TakeSlot, train_slots
from roundhouse.terminal.console import TableConsole
from roundhouse.terminal.table_text import table_drawn


def first_play() -> str:
    """A play that Ann may make in her first turn."""
    referee = ScriptedTerminal([]).table.referee
    play = next(move for move in referee.legal() if isinstance(move, Play))
    return write_move(referee.game, play, referee.names)


def test_the_table_shows_trains_hands_boneyard_and_what_can_be_played() -> None:
    terminal = ScriptedTerminal([])
    position = terminal.table.referee.position
    assert position is not None
    game, shown = position.game, terminal.shown
    assert "Mexican Train · Round 1 of 10 · engine 9-9" in shown
    assert f"{position.boneyard} in the boneyard" in shown
    playable = {move.tile for move in position.legal() if isinstance(move, Play)}
    for tile in position.known_tiles(0):
        text = game.tiles.text(tile)
        assert (f"[{text}]" in shown) == (tile in playable)
    for other in (1, 2):
        hand = " ".join(game.tiles.text(tile) for tile in position.known_tiles(other))
        assert hand not in shown


def test_the_tiles_that_others_draw_are_not_shown() -> None:
    terminal = ScriptedTerminal(
        ["leave"], TableRequest("mexican-train", "Ann", 3, {"set": "9", "rounds": "1"}, "greedy", "7")
    )
    assert "draws a tile" in terminal.shown
    two = ScriptedTerminal(["seat Ada Zoe"], DEALT)
    assert "draws 0-" not in two.shown


def test_typing_help_appears_once_and_lists_what_can_be_typed_now() -> None:
    shown = ScriptedTerminal(["hint", "scores"]).shown
    assert shown.count("Type a play like") == 1
    basic = ScriptedTerminal([], TableRequest("basic-trains", "Ann", 5, {}, "greedy", "7"))
    assert "Lay a double as your engine." in basic.shown
    typed = basic.shown.split("Type a play like ")[1].split(",")[0]
    assert (
        f"Ann lays {typed} as the engine"
        in ScriptedTerminal([typed], TableRequest("basic-trains", "Ann", 5, {}, "greedy", "7")).shown
    )


def test_unused_tiles_are_not_mentioned_when_all_tiles_are_dealt() -> None:
    assert "face down" not in ScriptedTerminal([], TableRequest("basic-trains", "Ann", 5, {}, "greedy", "7")).shown
    assert (
        "3 face down, unused" in ScriptedTerminal([], TableRequest("basic-trains", "Ann", 4, {}, "greedy", "7")).shown
    )


@pytest.mark.parametrize("seed", ["1", "2", "7"])
def test_where_persons_share_the_screen_no_hand_is_shown_before_its_owner_is_there(seed: str) -> None:
    terminal = ScriptedTerminal([], TableRequest("mexican-train", "Ann,Bo", 3, {"set": "9"}, "greedy", seed))
    assert "press Enter when nobody else is looking" in terminal.prompts[0]
    assert "hand:" not in terminal.shown
    pressed = ScriptedTerminal(
        [HubFault("the lamps flicker"), "quit"], TableRequest("mexican-train", "Ann,Bo", 2, {}, "greedy", seed)
    )
    assert "the lamps flicker" in pressed.shown
    assert "hand:" not in pressed.shown


def test_a_refused_play_says_why_and_cites_the_clause() -> None:
    terminal = ScriptedTerminal(["done"])
    assert "(MT-4)" in terminal.shown
    assert terminal.table.referee.steps == ScriptedTerminal([]).table.referee.steps


def test_why_asks_without_playing() -> None:
    play = first_play()
    terminal = ScriptedTerminal([f"why {play}", "why draw", "why"])
    assert "That is allowed." in terminal.shown
    assert f"MT-4: {clause_text(Texts(), 'MT-4')}"[:36] in terminal.shown
    assert "like: why 5-6 on Bo" in terminal.shown
    assert terminal.table.referee.steps == ScriptedTerminal([]).table.referee.steps


def test_a_hint_is_the_experts_with_its_reason_and_says_what_other_plays_cost() -> None:
    request = TableRequest("mexican-train", "Ann", 4, {"set": "12"}, "greedy", seed="8")
    session = ScriptedTerminal([], request).table
    view, names = session.referee.views.of(0), session.referee.names
    assert view is not None
    expert = ExpertPlayer(session.chance.player_seed(0))
    first, *others = alternatives(view, expert.advice(view, moves_of(view, 0)))
    assert any(each.cost for each in others)
    shown = " ".join(ScriptedTerminal(["hint"] * (1 + len(others)), request).shown.split())
    assert f"The computer would play: {write_move(view.game, first.move, names)}. It keeps " in shown
    assert f" for your train. {len(others)} more plays: ask again." in shown
    for move, cost in others:
        worse = "" if cost is None else f", about {round(cost) or 'as good'}"
        assert f"You could also play: {write_move(view.game, move, names)}{worse}" in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("undo", "You have nothing to take back yet."),
        ("undo 99", "steps can be taken back."),
        ("undo 0", "Write how many steps to take back"),
        ("announce", "Ann need not announce it: the hub does that by itself."),
        ("claim", "Write who did not announce their last tile, like: claim Bo"),
        ("undo some", "Write how many steps to take back"),
        ("seat", "Write whose seat it is and who takes over"),
        ("seat Ada Caleb, hand", "Ada hands the seat to Caleb."),
        ("seat Ada Beatriz", "Beatriz sits here already: let the two change places, or use another name."),
        ("seat Ada random", "The computer (easy) takes over for Ada."),
        ("seat Ada Strong", "The computer (strong) takes over for Ada."),
        ("join strong after Ada", "strong cannot be used as a name"),
        ("volume 12", "Write a number from 0 (mute) to 10"),
        ("volume 3", "Volume 3 of 10."),
        ("mute", "Muted. Type mute again to turn the sound back on."),
        ("correct 1", "Write the round, the player and the points"),
        ("correct 1 Nobody 5", 'Who is "Nobody"? Name Ann, Ada or Beatriz.'),
        ("correct 1 Ann 5", "(C-8)"),
        ("scores", "Total"),
        ("?", "What you can type"),
        ("stop", "No new round starts after this one."),
        ("5-5 Bo", 'Cannot read "5-5 Bo".'),
        ("beatriz draws", "Beatriz has to wait: it is "),
        ("be 5-5", "Beatriz has to wait: it is "),
        ("anne draws", '"anne draws" can mean Ann draws. Write it that way.'),
        ("zoe draws", 'Cannot read "zoe draws".'),
        ("12-12 on Ann", "double-9"),
        ("5-6 on Nobody", "a train (Ann, Ada, Beatriz, mexican), not Nobody"),
        ("dance", 'Cannot read "dance".'),
    ],
)
def test_an_order_is_carried_out_or_says_what_to_write(typed: str, answer: str) -> None:
    terminal = ScriptedTerminal([typed])
    assert answer in " ".join(terminal.shown.split())
    assert "Traceback" not in terminal.shown


def test_a_seat_is_handed_to_a_person_who_then_plays() -> None:
    terminal = ScriptedTerminal(["seat Ada Zoe", "", first_play(), "", "hand"])
    assert terminal.table.referee.seats[1] == SeatedPlayer("Zoe")
    ann, zoe = (f"{name}, it is your turn: press Enter when nobody else is looking." for name in ("Ann", "Zoe"))
    covered_first = ["Ann > ", ann, "Ann > ", zoe, "Zoe > "]
    assert terminal.prompts[:5] == covered_first, "Zoe, who has come to the screen, may not see Ann's hand"


def test_a_press_of_the_hub_counts_and_its_troubles_are_reported() -> None:
    slot = train_slots(new_table(DEALT).referee.game)[0]
    news: list[str | HubEvent] = [
        ButtonEvent(slot, "down", 0),
        Lost(Verbatim("The hub was unplugged.")),
        HubFault("The amplifier is missing."),
    ]
    terminal = ScriptedTerminal(news)
    assert "(MT-4)" in terminal.shown
    assert "The hub is gone. The hub was unplugged." in terminal.shown
    assert "The hub has a fault. The amplifier is missing." in terminal.shown


ONE_LEFT = TableRequest("mexican-train", "Ann", 2, {"set": "6", "missed_call": "yes", "deal": "2"}, "greedy", "3")


def before_the_last_tile(request: TableRequest = ONE_LEFT) -> tuple[TableSession, str]:
    """A table at which Ann is about to come down to one tile, and how she plays."""
    table = new_table(request)
    table.mode.begin(leader=Seat(0))
    play = next(move for move in table.referee.legal() if isinstance(move, Play) and not move.double)
    return table, write_move(table.referee.game, play, table.referee.names)


def test_a_missed_call_can_be_announced_with_the_play() -> None:
    """The order after the comma is carried out before the next player's turn."""
    table, typed = before_the_last_tile()
    shown = ScriptedTerminal([f"{typed}, announce"], table=table).shown
    assert "Ann has one tile left" in shown and "did not announce" not in shown


def test_who_comes_down_to_one_tile_is_asked_before_the_computer_plays() -> None:
    table, typed = before_the_last_tile()
    terminal = ScriptedTerminal([typed, "announce"], table=table)
    assert "Ann, you have one tile left: type announce, or press Enter to go on > " in terminal.prompts
    assert "Ann has one tile left" in terminal.shown and "did not announce" not in terminal.shown


@pytest.mark.parametrize("line", ["", "draw"])
def test_who_types_something_else_has_not_announced(line: str) -> None:
    table, typed = before_the_last_tile()
    assert "Ann did not announce" in ScriptedTerminal([typed, line], table=table).shown


def test_when_the_time_is_over_the_computer_claims_that_the_call_was_missed() -> None:
    table, typed = before_the_last_tile()
    now = 0

    class Silent(Person):
        """Types a play, then nothing for some seconds."""

        def ask(self, prompt: str) -> str | HubEvent | None:
            nonlocal now
            if prompt.startswith("Ann, you have one tile left"):
                claims.append("did not announce" in self.shown)
                now += 4999
                assert not desk.is_due
                now += 1
                return None if desk.is_due else ""
            return super().ask(prompt)

    claims: list[bool] = []
    person = Silent([typed])
    desk = TableConsole(Presenter(table), person.console, person.ask, clock=lambda: now)
    desk.run()
    assert claims == [False] and "Ann did not announce" in person.shown


def test_at_a_shared_terminal_the_last_tile_is_announced_before_the_next_person_looks() -> None:
    table, typed = before_the_last_tile(replace(ONE_LEFT, players="Ann,Bo"))
    terminal = ScriptedTerminal(["", typed, "announce", ""], table=table)
    asked = [prompt.partition(",")[0] for prompt in terminal.prompts]
    assert asked.index("Ann", 2) < asked.index("Bo"), terminal.prompts
    table, typed = before_the_last_tile(replace(ONE_LEFT, players="Ann,Bo"))
    terminal = ScriptedTerminal(["", typed, "", "announce"], table=table)
    assert "Ann has one tile left" in terminal.shown, "also while Bo has not looked"
    table, typed = before_the_last_tile(replace(ONE_LEFT, players="Ann,Bo"))
    assert "did not announce" in ScriptedTerminal(["", typed, "", "", "claim Ann"], table=table).shown


@pytest.mark.parametrize("width", [60, 80, 400])
def test_the_open_end_of_a_long_train_is_seen_in_a_narrow_terminal(width: int) -> None:
    table = new_table(TableRequest("mexican-train", "Ann", 2, {"set": "12"}, "greedy", "7", all_computers=True))
    table.mode.begin()
    while not table.referee.match.results:
        table.step()
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(
        table_drawn(Texts(), table_view(Texts(), table.referee, Seat(0)), Seat(0))
    )
    lines = out.getvalue().splitlines()
    game = table.referee.game
    for train in table.referee.match.lines():
        last = train[-1]
        assert isinstance(last, Play)
        assert any(line.rstrip(" ▲").endswith(game.tiles.text(last.tile, last.joined)) for line in lines)
    assert max(len(line) for line in lines) <= width
    assert ("…" in out.getvalue()) == (width < 400)


def test_a_row_shows_the_lamp_of_its_player_wherever_the_train_is_drawn() -> None:
    table = TableSession(BasicTrains(4), [SeatedPlayer(name) for name in ("Ann", "Bo", "Cy", "Dee")], Chance("1"))
    for seat, slot in enumerate(map(Slot, (11, 3, 0, 6))):
        table.call(TakeSlot(Seat(seat), slot))
    table.mode.begin()
    out = io.StringIO()
    Console(file=out, width=80, color_system=None).print(table_drawn(Texts(), table_view(Texts(), table.referee)))
    assert [line[:6].split() for line in out.getvalue().splitlines()[2:]] == [
        ["▶", "Ann"], ["●", "Bo"], ["●", "Cy"], ["●", "Dee"]
    ]  # fmt: skip


def test_the_menu_leads_to_its_pages_and_back_to_the_table_or_away() -> None:
    menu = ScriptedTerminal(["menu"]).shown
    rules = menu.splitlines()
    number = next(line.split()[0] for line in rules if "How to play" in line)
    pause = next(line.split()[0] for line in rules if "Pause the table" in line)
    leave = next(line.split()[0] for line in rules if "Leave the table" in line)
    read = ScriptedTerminal(["menu", number, "", "0", "", "scores"])
    assert "How to play Mexican Train" in read.shown and "Type one of the numbers" in read.shown
    assert "Keys" not in read.shown, "there are none in a terminal"
    scores = next(line.split()[0] for line in rules if "The scores so far" in line)
    assert "That is not possible now." in ScriptedTerminal(["menu", scores]).shown
    assert "Total" in read.shown, "the table goes on"
    assert ScriptedTerminal(["menu", pause]).table.clock.paused
    assert "How to play" not in ScriptedTerminal(["menu", leave, "menu", number]).shown.replace("  How to play", "", 1)


def test_a_turn_that_takes_its_time_is_told_twice_though_nobody_types() -> None:
    table = new_table(replace(DEALT, turn_clock=60))
    now, heard = 0, list[tuple[int, int]]()

    class Slow(Person):
        """Types nothing for some minutes."""

        def ask(self, prompt: str) -> str | HubEvent | None:
            nonlocal now
            while now < 300_000:
                heard.append((now // 1000, self.shown.count("turn has taken")))
                now += 10_000
                if desk.is_due:
                    return None
            return super().ask(prompt)

    person = Slow([])
    desk = TableConsole(Presenter(table), person.console, person.ask, clock=lambda: now)
    desk.run()
    assert [second for second, told in heard if (second, told - 1) in heard] == []
    assert "Ann's turn has taken 60 seconds. Nobody has to hurry." in person.shown
    assert "Ann's turn has taken 120 seconds." in person.shown
    assert [next(second for second, told in heard if told == count) for count in (0, 1, 2)] == [0, 60, 120]
