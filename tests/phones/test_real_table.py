"""A table of real tiles on phones: everybody calls what they lay, counts their own hand, corrects what was misheard."""

from __future__ import annotations

import re

from starlette.testclient import TestClient
from tools.phone_table import TableOfPhones, until_hands

from roundhouse.hub.events import ButtonEvent
from roundhouse.phones.seating import WATCHER
from roundhouse_hub.link.messages import PRESS


def called(mode: str = "called") -> tuple[TableOfPhones, list[TestClient]]:
    """A table of real tiles, and a phone for each seat."""
    table = TableOfPhones(mode=mode)
    return table, [table.seated(seat) for seat in range(3)]


def in_play() -> tuple[TableOfPhones, TestClient, list[TestClient]]:
    """A round in play: who is in turn, and the others."""
    table, phones = called()
    table.session.mode.begin(0)
    if table.session.mode.awaited.what == "holder":
        table.session.mode.answer(0)
    turn = phones.pop(table.session.mode.awaited.seat)
    return table, turn, phones


def acts(table: TableOfPhones, phone: TestClient) -> set[str]:
    """The ids of what a phone's page offers."""
    return {action for action, _ in table.offered(phone)}


def test_a_round_is_begun_and_played_on_the_phones() -> None:
    table, phones = called()
    assert {("seat", (seat,)) for seat in (0, 1, 2, -1)} <= set(table.offered(phones[2]))
    assert table.act(phones[2], "seat:1") == "taken"
    turn, waiting = phones[table.session.mode.awaited.seat], phones[(table.session.mode.awaited.seat + 1) % 3]
    assert {"end", "draw"} <= acts(table, turn) and not {"end", "draw", "done", "train"} & acts(table, waiting)
    engine = table.session.referee.position
    assert engine is not None and engine.round.engine >= 0
    number = engine.round.engine
    other = (number + 1) % 7
    assert table.act(turn, "end", number) == table.act(turn, "end", other) == "taken"
    part = turn.get("/part").text
    assert part.count('aria-pressed="true"') == 2 and 'class="chip fits"' in part
    assert table.act(turn, "train", table.session.mode.awaited.seat, 0) == "taken"
    assert f"{number}-{other}" in waiting.get("/part").text


def test_a_call_is_corrected_in_place_on_the_phone_that_said_it() -> None:
    table, turn, others = in_play()
    assert table.act(turn, "draw") == "taken" and table.act(turn, "done") == "taken"
    number = len(table.session.referee.calls)
    mine = f"choose-call:{number}"
    assert f'data-act="{mine}"' in turn.get("/part").text and mine not in others[0].get("/part").text
    assert table.act(others[0], mine) == "unavailable"
    assert table.act(turn, mine) == "taken" and {"change-call", "remove-call"} <= acts(table, turn)
    assert table.act(turn, "change-call") == "taken"
    part = turn.get("/part").text
    assert "Instead of" in part and "quit" in acts(table, turn)
    assert table.act(others[0], "draw") == "taken", "the others play on"
    assert "Instead of" in turn.get("/part").text
    assert table.act(turn, "unseen") == table.act(turn, "train", 0, 0) == "taken"
    assert "Instead of" not in turn.get("/part").text and "corrected" in others[1].get("/part").text


def test_a_correction_can_be_left_and_ends_when_the_call_is_gone() -> None:
    table, turn, others = in_play()
    table.act(turn, "draw")
    mine = f"choose-call:{len(table.session.referee.calls)}"
    for leave in ("quit", "undo"):
        assert table.act(turn, mine) == table.act(turn, "change-call") == "taken"
        assert "Instead of" in turn.get("/part").text
        if leave == "quit":
            assert table.act(turn, "quit") == "taken"
        else:
            table.session.undo()
        assert "Instead of" not in turn.get("/part").text
    assert len(others) == 2


def test_one_phone_calls_for_all_and_everybody_reads_it() -> None:
    table, turn, others = in_play()
    assert table.act(others[0], "call-for-all") == "taken"
    assert "calls for everybody" in turn.get("/part").text
    assert {"end", "draw", "speaker"} <= acts(table, others[0])
    assert table.act(others[0], "draw") == "taken"


def test_everybody_counts_the_own_hand_at_the_same_time() -> None:
    table, phones = called()
    table.session.mode.begin(0)
    if table.session.mode.awaited.what == "holder":
        table.session.mode.answer(0)
    until_hands(table)
    left = table.session.mode.awaited.hands
    for seat in left:
        assert table.act(phones[seat], "by-sum") in ("taken", "unavailable")
        assert "digit" in acts(table, phones[seat])
    last, first = left[-1], left[0]
    assert table.act(phones[last], "digit", 9) == "taken"
    assert table.act(phones[first], "digit", 7) == "taken"
    assert "tell" in acts(table, phones[last])
    for pips in range(8, 80):
        if first not in table.session.mode.awaited.hands:
            break
        if table.act(phones[first], "tell") == "refused":
            table.act(phones[first], "erase")
            table.act(phones[first], "erase")
            for digit in str(pips):
                table.act(phones[first], "digit", int(digit))
    assert first not in table.session.mode.awaited.hands and "tell" not in acts(table, phones[first])
    if last != first:
        assert re.search(r"<output>9</output>", phones[last].get("/part").text), "what was entered stays"


def test_a_table_of_buttons_alone_is_watched() -> None:
    table = TableOfPhones(mode="slots")
    watching = table.seated(WATCHER)
    for slot in (0, 4, 8):
        table.table.hear(ButtonEvent(slot, PRESS, ticks=0), 0)
    part = watching.get("/part").text
    assert part.count('<div class="train') == 4 and not table.offered(watching)
