"""`roundhouse data`: where the program's files are; takes them to another computer, or away."""

from __future__ import annotations

import sqlite3
import tempfile
import zipfile
import zlib
from contextlib import closing, suppress
from pathlib import Path, PurePosixPath
from shutil import copyfileobj
from typing import BinaryIO, Final

import click

from roundhouse.catalogs import reason_of
from roundhouse.commands.localized_command import LocalizedCommand, LocalizedGroup, command_texts
from roundhouse.commands.option_types import FILE, FOLDER
from roundhouse.program.environment import DATA_VARIABLE, at_terminal, copies_folder, default_data_folder, log_file
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.result_files import writing

OURS: Final = (
    "tables.journal*", "choices.json*", "phones-*.json", "hands-*.json", "code.png", "roundhouse.log*",
    "reviews/*", "hall/*", "home-assistant/*",
)  # fmt: skip
"""The files that the program keeps in a data folder; all others there stay untouched."""
DATABASES: Final = (".journal", ".sqlite")
"""The endings of the names of SQLite files: each is taken as it is at one moment, also while a table is played."""
BESIDE_DATABASES: Final = ("-wal", "-shm", "-journal")
"""The endings of the files that SQLite keeps beside one, and that belong to no copy."""
DATA = click.option("--data", type=FOLDER, default=default_data_folder, metavar="DIR")


@click.group(cls=LocalizedGroup)
def data() -> None:
    """The program's files."""


@data.command(cls=LocalizedCommand)
@DATA
def where(data: Path) -> None:
    """Print where tables, copies and the log are."""
    texts = command_texts()
    told = [(texts.terminal("data-folder"), data), (texts.terminal("data-copies"), copies_folder(data))]
    told.append((texts.terminal("data-log"), log_file()))
    width = max(len(name) for name, _ in told)
    for name, path in told:
        # No table, which would break a long path that somebody wants to copy.
        click.echo(f"{name:{width}}  {path if path.exists() else texts.terminal('data-none-yet', path=path)}")
    click.echo(texts.terminal("data-variable", variable=DATA_VARIABLE))


@data.command("export", cls=LocalizedCommand)
@click.argument("file", type=FILE, metavar="FILE.zip")
@DATA
def export_data(file: Path, data: Path) -> None:
    """Pack the data folder. Raises ImpossibleRequest if the file exists or cannot be written."""
    texts = command_texts()
    if not files_of(data):
        raise ImpossibleRequest("data-nothing", folder=data)
    if file.exists():
        raise ImpossibleRequest("data-file-exists", file=file)
    with writing(file):
        count = pack(data, file)
    click.echo(texts.terminal("data-exported", count=count, file=file))


@data.command("import", cls=LocalizedCommand)
@click.argument("file", type=FILE, metavar="FILE.zip")
@DATA
def import_data(file: Path, data: Path) -> None:
    """Unpack an export into a data folder that is empty. Raises ImpossibleRequest otherwise, or for another file."""
    texts = command_texts()
    if files_of(data):
        raise ImpossibleRequest("data-not-empty", folder=data)
    try:
        packed = file.open("rb")
    except OSError as error:
        raise ImpossibleRequest("no-file", file=file, reason=reason_of(error)) from error
    try:
        with packed:
            count = unpack(packed, data)
    # All that `zipfile` raises for a damaged, locked or foreign file.
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, RuntimeError) as error:
        raise ImpossibleRequest("data-no-export", file=file) from error
    except OSError as error:
        raise ImpossibleRequest("no-folder", folder=data, reason=reason_of(error)) from error
    click.echo(texts.terminal("data-imported", count=count, folder=data))


@data.command(cls=LocalizedCommand)
@click.option("--yes", is_flag=True)
@DATA
def remove(yes: bool, data: Path) -> None:
    """Delete what the program keeps there, after asking; copies of matches stay."""
    texts, found = command_texts(), files_of(data)
    if not found:
        raise ImpossibleRequest("data-nothing", folder=data)
    if not yes:
        click.echo(texts.terminal("data-remove-ask", count=len(found), folder=data))
        if not at_terminal() or click.prompt("", default="", show_default=False, prompt_suffix="> ") != data.name:
            raise ImpossibleRequest("data-kept")
    try:
        for path in found:
            path.unlink()
            for ending in BESIDE_DATABASES:
                path.with_name(path.name + ending).unlink(missing_ok=True)
        for folder in {data, *(path.parent for path in found)}:
            with suppress(OSError):  # something else lies there
                folder.rmdir()
    except OSError as error:
        raise ImpossibleRequest("no-folder", folder=data, reason=reason_of(error)) from error
    click.echo(texts.terminal("data-removed", count=len(found), folder=data))


def files_of(data: Path) -> list[Path]:
    """The program's files in a data folder, without what SQLite keeps beside a database."""
    found = {path for pattern in OURS for path in data.glob(pattern) if path.is_file()}
    return sorted(path for path in found if not path.name.endswith(BESIDE_DATABASES))


def pack(data: Path, file: Path) -> int:
    """Write the files of a data folder into a new archive that only its owner may read; how many there are."""
    file.touch(0o600, exist_ok=False)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive, tempfile.TemporaryDirectory() as aside:
        found = files_of(data)
        for path in found:
            still = _still(path, Path(aside)) if path.name.endswith(DATABASES) else path
            archive.write(still, path.relative_to(data).as_posix())
    return len(found)


def _still(path: Path, folder: Path) -> Path:
    """A copy of a database as it is at one moment."""
    copy = folder / path.name
    with closing(sqlite3.connect(path)) as database, closing(sqlite3.connect(copy)) as kept:
        database.backup(kept)
    return copy


def unpack(file: BinaryIO, data: Path) -> int:
    """Put the files of an export into a folder; how many. Raises ValueError, and what `zipfile` raises.

    A file that is damaged, or that holds anything else, is found before anything is written.
    """
    with zipfile.ZipFile(file) as archive:
        inside = [each for each in archive.infolist() if not each.is_dir()]
        for each in inside:
            parts = PurePosixPath(each.filename).parts
            ours = any(
                len(parts) == len(PurePosixPath(kept).parts) and PurePosixPath(*parts).match(kept) for kept in OURS
            )
            if not ours or ".." in parts or "\\" in each.filename or ":" in parts[0]:
                raise ValueError(each.filename)
        if archive.testzip() is not None:  # before anything is written
            raise ValueError("damaged")
        for each in inside:
            place = data / each.filename
            place.parent.mkdir(parents=True, exist_ok=True)
            place.touch(0o600)
            with archive.open(each) as packed, place.open("wb") as unpacked:
                copyfileobj(packed, unpacked)
    return len(inside)
