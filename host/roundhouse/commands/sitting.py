"""People at a live table: in a window where one can be opened, else in the terminal; afterwards the table is saved."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from roundhouse.commands.outside import resume_arguments
from roundhouse.commands.setting import open_hub
from roundhouse.commands.souvenirs import save_record, save_table
from roundhouse.commands.text.desk import Desk
from roundhouse.commands.text.lines import Lines
from roundhouse.hub import HubThread
from roundhouse.hub.finding import SIMULATED
from roundhouse.records.journal import TableJournal
from roundhouse.referee import LiveTable
from roundhouse.words.terminal import terminal


def sit_down(
    table: LiveTable,
    page: TableJournal,
    console: Console,
    *,
    in_window: bool,
    address: str | None,
    out: Path | None,
    language: str,
) -> None:
    """Plays until the match is over or the people have had enough; says where the table is kept."""
    lines = Lines(console)
    hub = None
    try:
        if in_window:
            in_window = _window(table, address, console, language)
        if not in_window:
            hub = open_hub(address, lines.heard)
            table.join(hub)
            Desk(table, console, lines.ask, language).run()
    except KeyboardInterrupt:
        # Everything said is on disk: stopping is as good as quitting.
        console.print()
    finally:
        if hub is not None:
            hub.flush()
            hub.close()
    if out is not None and table.referee.match.events:
        console.print(terminal("souvenirs", language))
        for path in (save_record(table.referee, out), save_table(table.referee, out, language)):
            console.print(f"  {path}", highlight=False, soft_wrap=True)
    if table.referee.match.over:
        page.finish()
    else:
        name = resume_arguments(page.name, page.journal.path.parent)
        console.print(terminal("saved", language, name=name), highlight=False, markup=False, soft_wrap=True)


def _window(table: LiveTable, address: str | None, console: Console, language: str) -> bool:
    """Plays in a window; False, after saying why, where none can be opened."""
    from roundhouse.table.live.playing import WindowError, play_in_window

    try:
        with heard_at(table, address) as hub:
            play_in_window(table, hub, language)
    except WindowError as error:
        console.print(terminal("no-window", language, reason=error), highlight=False, markup=False, soft_wrap=True)
        return False
    return True


@contextmanager
def heard_at(table: LiveTable, address: str | None) -> Iterator[HubThread | None]:
    """The table with a hub, which is heard through this computer unless it is a real one with its own loudspeaker."""
    from roundhouse.table.live.speaker import HubWithSpeaker, Speaker

    hub = open_hub(address)
    speaker = None
    try:
        if hub is None or hub.address.startswith(SIMULATED):
            speaker = Speaker()
            table.join(HubWithSpeaker(hub, speaker))
        else:
            table.join(hub)
        yield hub
    finally:
        table.join(None)
        if speaker is not None:
            speaker.close()
        if hub is not None:
            hub.close()
