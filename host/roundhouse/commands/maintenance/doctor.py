"""`roundhouse doctor`: what works on this computer, and what to do about the rest."""

from __future__ import annotations

import errno
import json
import re
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from shutil import disk_usage
from sysconfig import get_path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from roundhouse.catalogs import reason_of
from roundhouse.commands.error_reporting import FAILED
from roundhouse.commands.localized_command import LocalizedCommand, command_texts
from roundhouse.commands.maintenance.installation import PACKAGE, CheckResult, CheckState, the_program
from roundhouse.commands.option_types import FILE, FOLDER
from roundhouse.flashing.drives import waiting_picos
from roundhouse.flashing.package import firmware_advice
from roundhouse.hub.discovery import find_hubs
from roundhouse.i18n.texts import Texts
from roundhouse.program.environment import default_data_folder, has_display, has_extra, log_file
from roundhouse.program.journal_tables import unfinished_tables
from roundhouse.program.result_files import ResultFile
from roundhouse.program.table_request import PHONE_PORT
from roundhouse.records import journal
from roundhouse.records.journal import Journal, JournalError
from roundhouse.web.connections import open_port
from roundhouse.window.speaker import has_sound

ROOM_MB = 100
"""Free space on disk with which an evening is safe."""
HALL_FILES = 1024
"""Open files with which a hall of 600 people gets in."""
NAME_KEYS = {"name", "names", "to", "by", "team", "club"}
"""The keys of a hall's entries and scores under which somebody or something is named."""
LOG_LINES = 200
"""The number of lines at the end of the log that a report holds."""
_ROOT = r"(?:[A-Za-z]:\\|/(?!dev/))"
FOLDERS = rf"""(?:(?<="){_ROOT}[^"\n]*|(?<='){_ROOT}[^'\n]*|(?<![\w~.:/\\"']){_ROOT}[^\s"']*)[/\\](?=[^/\\\s"'])"""
"""The folders of a path, which may have spaces between quotation marks; a device tells no name."""


def the_screen(texts: Texts) -> Iterator[CheckResult]:
    if has_display():
        yield CheckResult(CheckState.WELL, texts.terminal("doctor-display"))
    else:
        yield CheckResult(
            CheckState.NOTE, texts.terminal("doctor-no-display"), texts.terminal("doctor-no-display-advice")
        )


def the_sound(texts: Texts) -> Iterator[CheckResult]:
    if has_sound():
        yield CheckResult(CheckState.WELL, texts.terminal("doctor-sound"))
    else:
        yield CheckResult(CheckState.NOTE, texts.terminal("doctor-no-sound"), texts.terminal("doctor-no-sound-advice"))


def the_hubs(texts: Texts) -> Iterator[CheckResult]:
    found = [hub for hub in find_hubs() if hub.info is not None or hub.problem is not None]
    for hub in found:
        advice = hub.problem if hub.info is None else firmware_advice(hub.address, hub.info)
        yield CheckResult(
            CheckState.FAULT if hub.info is None else CheckState.NOTE if advice else CheckState.WELL,
            texts.terminal("doctor-hub", address=hub.address), texts.of(advice) if advice else "",
        )  # fmt: skip
    for waiting in waiting_picos():
        yield CheckResult(CheckState.NOTE, texts.terminal("doctor-pico"), texts.of(waiting))
    if not found:
        yield CheckResult(CheckState.NOTE, texts.terminal("doctor-no-hub"), texts.terminal("doctor-no-hub-advice"))


def the_network(texts: Texts) -> Iterator[CheckResult]:
    if not has_extra("phones"):
        return
    from roundhouse.phones.addresses import adapters, best_address, usual_address

    address = best_address(adapters(), usual_address())
    if address:
        yield CheckResult(CheckState.WELL, texts.terminal("doctor-address", address=address))
    else:
        yield CheckResult(
            CheckState.NOTE, texts.terminal("doctor-no-address"), texts.terminal("doctor-no-address-advice")
        )
    try:
        open_port("", PHONE_PORT).close()
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        yield CheckResult(
            CheckState.NOTE, texts.terminal("doctor-port-taken", port=PHONE_PORT),
            texts.terminal("doctor-port-taken-advice", other=PHONE_PORT + 1),
        )  # fmt: skip
    else:
        yield CheckResult(CheckState.WELL, texts.terminal("doctor-port", port=PHONE_PORT))


def the_files(texts: Texts, data: Path) -> Iterator[CheckResult]:
    try:
        data.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=data):
            pass
        yield CheckResult(CheckState.WELL, texts.terminal("doctor-folder", folder=data))
    except OSError as error:
        yield CheckResult(
            CheckState.FAULT, texts.terminal("doctor-no-folder", folder=data, reason=texts.of(reason_of(error))),
            texts.terminal("doctor-no-folder-advice"),
        )  # fmt: skip
        return
    try:
        yield CheckResult(CheckState.WELL, texts.terminal("doctor-tables", count=_tables_waiting(data)))
    except JournalError as error:
        yield CheckResult(CheckState.FAULT, texts.terminal("doctor-no-tables"), texts.of(error))
    free = disk_usage(data).free // 1_000_000
    if free >= ROOM_MB:
        yield CheckResult(CheckState.WELL, texts.terminal("doctor-room", free=free))
    else:
        yield CheckResult(
            CheckState.FAULT,
            texts.terminal("doctor-room", free=free),
            texts.terminal("doctor-room-advice", least=ROOM_MB),
        )
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if most == resource.RLIM_INFINITY or most >= HALL_FILES:
            yield CheckResult(CheckState.WELL, texts.terminal("doctor-open-files"))
        else:
            yield CheckResult(
                CheckState.NOTE, texts.terminal("doctor-few-files", most=most),
                texts.terminal("doctor-few-files-advice", least=HALL_FILES),
            )  # fmt: skip


def _tables_waiting(data: Path) -> int:
    """The number of tables that can be gone on with; a journal that is not there is not made."""
    if not (data / journal.JOURNAL_FILE).exists():
        return 0
    with Journal(data) as kept:
        return len(unfinished_tables(kept))


def findings(texts: Texts, data: Path) -> Iterator[CheckResult]:
    """All checks, one after the other; one that breaks is itself a finding."""
    checks: list[Callable[[Texts], Iterator[CheckResult]]] = [
        the_program, the_screen, the_sound, the_hubs, the_network, lambda said: the_files(said, data),
    ]  # fmt: skip
    for check in checks:
        try:
            yield from check(texts)
        except Exception as error:
            yield CheckResult(CheckState.FAULT, texts.terminal("doctor-broken"), f"{type(error).__name__}: {error}")


@click.command(cls=LocalizedCommand)
@click.option("--report", type=FILE, metavar="FILE")
@click.option("--data", type=FOLDER, default=default_data_folder, metavar="DIR")
@click.pass_context
def doctor(ctx: click.Context, report: Path | None, data: Path) -> None:
    """Say what works; ends with 1 where something has to be done."""
    texts, console = command_texts(), Console(highlight=False)
    found = []
    table = Table.grid(padding=(0, 1))
    table.add_column()
    table.add_column(overflow="fold")
    with console.status(texts.terminal("doctor-asking")):
        for finding in findings(texts, data):
            found.append(finding)
            sign, style = finding.state.value
            table.add_row(Text(sign, style=style), Text(finding.said))
            if finding.advice:
                table.add_row("", Text(finding.advice, style="dim"))
    console.print(table)
    if report is not None:
        ResultFile(report).save(without_names(_report(found), data))
        console.print(texts.terminal("doctor-reported", file=report))
    if any(finding.state is CheckState.FAULT for finding in found):
        ctx.exit(FAILED)


def _report(found: list[CheckResult]) -> str:
    """The findings and the end of the log, as text."""
    lines = [f"{each.state.value[0]} {each.said}" + (f"\n  {each.advice}" if each.advice else "") for each in found]
    with suppress(OSError):
        lines += ["", *log_file().read_text(encoding="utf-8", errors="replace").splitlines()[-LOG_LINES:]]
    return "\n".join(lines) + "\n"


def without_names(text: str, data: Path) -> str:
    """A text without the names of the people who have played here, of this computer's user, and of folders."""
    names = {*_names_at_evenings(data)}
    if (data / journal.JOURNAL_FILE).exists():
        with suppress(JournalError, OSError), Journal(data) as kept:
            names |= {name for table in kept.tables() for name, _ in table.setup.seats}
    known = {str(data): "DATA", str(PACKAGE.parent): "PROGRAM", get_path("stdlib"): "PYTHON", str(Path.home()): "~"}
    for folder, name in known.items():
        text = text.replace(folder, name)
    text = re.sub(FOLDERS, "…/", text)
    text = re.sub(r"(--(?:players|name|code)[ =]).*?(?= --|$)", r"\1NAMES", text, flags=re.MULTILINE)
    return re.sub(
        "|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(names, key=len, reverse=True)) or r"(?!)",
        "PLAYER",
        text,
    )


def _names_at_evenings(data: Path) -> Iterator[str]:
    """The names of people, teams and clubs in what halls keep, which may be open in another program."""
    told = "SELECT entry FROM evening UNION ALL SELECT payload FROM scores UNION ALL SELECT payload FROM outbox"
    for file in data.glob("hall/*.sqlite"):
        with suppress(sqlite3.Error), closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as kept:
            for (line,) in kept.execute(told):
                with suppress(ValueError):  # a damaged line ends no report
                    yield from filter(None, _named_in(json.loads(line)))


def _named_in(said: object, as_name: bool = False) -> Iterator[str]:
    match said:
        case dict():
            for key, value in said.items():
                yield from _named_in(value, key in NAME_KEYS)
        case list():
            for value in said:
                yield from _named_in(value, as_name)
        case str() if as_name:
            yield said
