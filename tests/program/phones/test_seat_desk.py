"""The terminal of a computer whose tables are on phones."""

import io

from rich.console import Console
from tools.testing.phone_table import TableOfPhones

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.program.phones.seat_desk import SeatDesk


def test_the_hosts_terminal_frees_seats_and_says_who_got_one() -> None:
    table, printed = TableOfPhones(), io.StringIO()
    desk = SeatDesk(Console(file=printed), Texts(), "host-unknown")
    desk.watch(table.table)
    lost = table.seated(1)
    phone = table.phone()
    assert phone.post("/ask", data={"code": table.table.tickets.code, "ask": 1}).status_code == 303
    number = table.table.requests.numbers[Seat(1)]
    assert f"A phone that shows {number} asks for the seat of Bo. Type free 2 to let it in." in printed.getvalue()
    desk.run_command(["free", "2"], table.table)
    assert f"The table's computer gave the seat of Bo to the phone that showed {number}." in printed.getvalue()
    assert (lost.get("/part").status_code, phone.get("/part").status_code) == (403, 200)
    desk.run_command(["free", "4"], table.table)
    assert "Type host, free and the number of a seat" in printed.getvalue()
    desk.run_command(["host"], table.table)
    assert f"by the code {table.table.tickets.host_code}, which works once" in printed.getvalue()
