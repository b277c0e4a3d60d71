"""`roundhouse check FILE...`: rules on every line of match records."""

from __future__ import annotations

from pathlib import Path

import click

from roundhouse import i18n
from roundhouse.commands.booklet.text import WIDTH, wrap
from roundhouse.commands.localized_command import SpokenCommand
from roundhouse.commands.record_files import text_of, what_is_wrong
from roundhouse.commands.table_options import language_option
from roundhouse.games.match import Between, Match
from roundhouse.games.moves import Deal
from roundhouse.games.position import Stage
from roundhouse.i18n.facts import signed
from roundhouse.i18n.texts import all_of
from roundhouse.records.checking import CheckedLine, check_record
from roundhouse.records.record_parser import RecordError, RecordParser

COLUMN = 34
"""The column of the rulings, if the line of the record is short enough."""
NUMBER = 6


@click.command(cls=SpokenCommand)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option("-q", "--quiet", is_flag=True)
@language_option
@click.pass_context
def check(context: click.Context, files: tuple[Path, ...], quiet: bool, language: str) -> None:
    """Prints the ruling on every line; exit code 1 if one is refused."""
    wrong = [line for file in files for line in _check(file, quiet, language)]
    for line in wrong:
        click.echo(f"roundhouse: {line}", err=True)
    if wrong:
        context.exit(1)


def _check(file: Path, quiet: bool, language: str) -> list[str]:
    """Prints the rulings on one file; returns what is wrong in it, line by line."""

    def at(line: int, what: str) -> str:
        return i18n.printed_text("at-line", language, file=file, line=str(line), what=what)

    def tell(text: str) -> None:
        if not quiet:
            click.echo(text)

    text = text_of(file)
    tell(str(file))
    wrong: list[str] = []
    try:
        reading = RecordParser(text, str(file))
    except RecordError as error:
        return [at(error.line, what_is_wrong(error, None, language))]
    rulings = trusted = 0
    try:
        for each in check_record(reading):
            said = _said(each, reading, language)
            tell(_row(each, said))
            if not each.ruling.allowed:
                return [*wrong, at(each.line.number, said)]
            rulings += each.event is not None
            trusted += each.ruling.on_trust
            for what in _held(each, reading, language):
                tell(_indented(what))
                wrong.append(at(each.line.number, what))
            if each.before is not None and reading.match.position is None:
                tell(_round_over(reading, language))
            elif _made_void(each, reading):
                tell(_round_void(each, reading, language))
        match = reading.match
    except RecordError as error:
        what = what_is_wrong(error, reading, language)
        tell(_row(CheckedLine(reading.reader.line), what))
        return [*wrong, at(error.line, what)]
    if match.results:
        tell(_standing(match, reading.seated, language))
    tell("" if wrong else i18n.printed_text("nothing-wrong", language, count=rulings, trusted=trusted) + "\n")
    return wrong


def _said(each: CheckedLine, reading: RecordParser, language: str) -> str:
    """The ruling on a line as text."""
    if each.event is None:
        return ""
    ruling, game = each.ruling, reading.match.game
    if not ruling.allowed:
        why = i18n.refusal_text(ruling, game, reading.seated, language)
        return i18n.printed_text("refused-by", language, clause=ruling.clause, why=why)
    if each.before is None or isinstance(each.event, Between) or not ruling.trusted:
        return i18n.printed_text("allowed", language)
    told = i18n.trust_texts(ruling.trusted, each.event, each.before.turn, game, reading.seated, language)
    return " ".join(f"{sentence} ({clause})" for sentence, clause in zip(told, ruling.trusted, strict=True))


def _row(each: CheckedLine, said: str) -> str:
    """A line of the record with its ruling: beside it if there is room, else below."""
    left = f"{each.line.number:>{NUMBER - 2}}  {each.line.text}"
    if not said:
        return left
    indent = " " * COLUMN
    beside = f"{left:<{COLUMN - 2}}  " if len(left) <= COLUMN - 2 else indent
    lines = wrap(said, WIDTH, initial_indent=beside, subsequent_indent=indent)
    return "\n".join(lines if len(left) <= COLUMN - 2 else [left, *lines])


def _held(each: CheckedLine, reading: RecordParser, language: str) -> list[str]:
    """What the hands that are seen now prove wrong of what was taken on trust."""
    match, names = reading.match, reading.seated
    told = []
    for lines, breach in each.breaches:
        held = i18n.breach_text(breach, match.game, names, language)
        if len(lines) > 1:
            listed = all_of([str(line) for line in lines], language)
            told.append(i18n.printed_text("not-all-true", language, lines=listed, what=held))
            continue
        did = i18n.event_text(match.events[breach.event], match.before(breach.event), match.game, names, language)
        told.append(i18n.printed_text("but-held", language, line=str(lines[0]), did=did, what=held))
    return told


def _round_over(reading: RecordParser, language: str) -> str:
    match = reading.match
    return _indented(i18n.round_over(match.results[-1], match.game, reading.seated, language) if match.results else "")


def _made_void(each: CheckedLine, reading: RecordParser) -> bool:
    """Whether this line voided the round, so that the tiles are dealt again."""
    moved = each.event is not None and not isinstance(each.event, Between) and each.before is not None
    position = reading.match.position
    return moved and position is not None and position.stage == Stage.DEALING


def _round_void(each: CheckedLine, reading: RecordParser, language: str) -> str:
    said = i18n.round_void(language)
    if isinstance(each.event, Deal) and any(each.event.hidden):
        said += " " + i18n.printed_text("void-unless", language, seat=reading.seated[-1])
    return _indented(said)


def _indented(text: str) -> str:
    return "\n".join(wrap(text, WIDTH, initial_indent=" " * NUMBER, subsequent_indent=" " * NUMBER))


def _standing(match: Match, names: tuple[str, ...], language: str) -> str:
    totals = ", ".join(f"{name} {signed(match.game, points)}" for name, points in zip(names, match.totals, strict=True))
    name = "standing-over" if match.over else "standing"
    return "\n".join(wrap(i18n.printed_text(name, language, count=len(match.results), totals=totals), WIDTH))
