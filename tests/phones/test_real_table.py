"""A table of real tiles on phones: a correction that is left, and a table of buttons. Scripts tell the rest."""

import pytest
from tools.testing.phone_table import TableOfPhones

from roundhouse.hub.events import ButtonEvent
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse_hub.link.messages import PRESS


@pytest.mark.parametrize("leave", ["quit", "undo"])
def test_a_correction_can_be_left_and_ends_when_the_call_is_gone(leave: str) -> None:
    table = TableOfPhones(mode="called")
    phone = table.seated(0)
    table.session.mode.begin(Seat(0))
    assert table.act(phone, "draw") == "taken"
    mine = f"choose-call:{len(table.session.referee.calls)}"
    assert table.act(phone, mine) == "taken"
    assert "Instead of" in phone.get("/part").text
    if leave == "quit":
        assert table.act(phone, "quit") == "taken"
    else:
        table.session.undo()
    assert "Instead of" not in phone.get("/part").text


def test_only_the_list_of_calls_is_to_be_touched_on_a_phone() -> None:
    table = TableOfPhones(mode="called")
    phone = table.seated(0)
    table.session.mode.begin(Seat(0))
    part = phone.get("/part").text
    assert 'class="calls"' in part and 'id="plays"' not in part
    television = table.present(Texts(), None)
    assert television.present().table.labels.last_plays == "Last plays"


def test_a_table_of_buttons_alone_is_watched() -> None:
    table = TableOfPhones(mode="slots")
    watching = table.seated(None)
    for slot in (0, 4, 8):
        table.table.handle_hub_event(ButtonEvent(slot, PRESS, ticks=0), 0)
    part = watching.get("/part").text
    assert part.count('<div class="train') == 4 and not table.offered(watching)
