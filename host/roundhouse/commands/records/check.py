"""`roundhouse check FILE...`: rules on every line of match records and scenarios."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

import click

from roundhouse.commands.booklet.text import WIDTH, wrap
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.records.record_files import record_lines, what_is_wrong
from roundhouse.commands.table_options import language_option
from roundhouse.games.core.moves import Move
from roundhouse.games.core.notation import ON, write_move
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.rulings import Ruling
from roundhouse.games.match.match import Between, Match
from roundhouse.games.sheets import PREFIX
from roundhouse.i18n.error_texts import shortened
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.facts import signed_points
from roundhouse.i18n.notation_words import to_notation
from roundhouse.i18n.ruling_texts import breach_text, reason_texts, refusal_text, trust_texts
from roundhouse.i18n.saved_answers import otherwise_text
from roundhouse.i18n.score_sheet_texts import team_totals, tie_notes
from roundhouse.i18n.sheet_texts import played_as
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import match_result, round_over, round_void, table_text
from roundhouse.records.checking import CheckedLine, check_record, refused_moves
from roundhouse.records.record_parser import SET_UP, RecordError, RecordLine, RecordParser
from roundhouse.records.scenario import ScenarioError, ScenarioRun, is_title, scenarios_of

COLUMN = 34
"""The column of the rulings, if the line of the record is short enough."""
NUMBER = 6


@click.command(cls=LocalizedCommand)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option("-q", "--quiet", is_flag=True)
@click.option("--table", is_flag=True)
@click.option("--all", "go_on", is_flag=True)
@language_option
@click.pass_context
def check(context: click.Context, files: tuple[Path, ...], quiet: bool, table: bool, go_on: bool, texts: Texts) -> None:
    """Print the ruling on every line; exit code 1 if one is refused."""
    reports = [_Report(file, quiet, table, texts) for file in files]
    for report in reports:
        report.check(go_on)
    wrong = [line for report in reports for line in report.wrong]
    for line in wrong:
        click.echo(f"roundhouse: {line}", err=True)
    if wrong:
        context.exit(1)


class _Report:
    """The report on one file, and the faults found in it."""

    def __init__(self, file: Path, quiet: bool, table: bool, texts: Texts) -> None:
        self.file, self.quiet, self.table, self.texts = file, quiet, table, texts
        self.wrong: list[str] = []
        self.rulings = self.trusted = 0

    def check(self, go_on: bool) -> None:
        """Rules on the file line by line, up to the first wrong one, or with `go_on` to the end."""
        reading, summary = None, "nothing-wrong"
        self._print(str(self.file))
        try:
            with record_lines(self.file) as lines:
                reading = RecordParser(lines, str(self.file), partial(to_notation, self.texts))
                if is_title(reading.lines.following):
                    summary = "all-as-expected"
                    self._scenarios(reading, go_on)
                else:
                    self._record(reading, go_on)
        except RecordError as error:
            self._unreadable(error, reading)
        self._print("" if self.wrong else self._text(summary, count=self.rulings, trusted=self.trusted) + "\n")

    # -- a record, scenarios --------------------------------------------------------------------------------

    def _record(self, reading: RecordParser, go_on: bool) -> None:
        for each in check_record(reading, go_on):
            if each.error is not None:
                self._unreadable(each.error, reading)
            else:
                self._line(each, reading.match, reading.seated)
        if (reading.game_named or not self.wrong) and reading.match.results:
            self._print(self._standing(reading.match, reading.names))

    def _scenarios(self, reading: RecordParser, go_on: bool) -> None:
        """With `go_on`, a wrong line is skipped; one that sets up the table ends its scenario."""
        for scenario in scenarios_of(reading):
            self._print(f"\n{scenario.title}")
            run = ScenarioRun(scenario)
            for line in scenario.lines:
                held = self._scenario_line(run, line)
                if not held and not go_on:
                    return
                if not held and line.text.partition(" ")[0] in SET_UP:
                    break

    def _scenario_line(self, run: ScenarioRun, line: RecordLine) -> bool:
        """Play a line of a scenario; return whether its expectations are met."""
        try:
            each = run.play(line)
        except ScenarioError as error:
            found = self.texts.of(error.found)
            if error.ruling is not None and run.match is not None:
                found = self._ruling(error.ruling, run.match, run.seated)
            self._at_fault(error.line, self._text("not-as-expected", found=found))
            return False
        except RecordError as error:
            self._unreadable(error, None)
            return False
        self._line(each, run.match, run.seated if run.match else (), expected=True)
        return True

    # -- a line -----------------------------------------------------------------------------------------------

    def _line(self, each: CheckedLine, match: Match | None, names: tuple[str, ...], expected: bool = False) -> None:
        """Print a line with its ruling and its results; `expected`: a refusal is no fault."""
        if match is None or each.event is None:
            names_rules = each.line.text.startswith(PREFIX)
            rules = played_as(self.texts, each.line.text, match.game) if match is not None and names_rules else ""
            self._print(_row(each.line, rules))
            if match is not None and each.is_query:
                self._legal(each.before, match, names)
        else:
            said = self._ruling_text(each, match, names)
            self._print(_row(each.line, said))
            if (other := each.in_own_turn) is not None and other.before is not None:
                ruling = self._ruling_text(other, match, names)
                self._print(_indented(self._text("in-own-turn", seat=names[other.before.turn], ruling=ruling)))
            for reason in self._reasons(each.in_own_turn or each, match, names) if each.is_query else ():
                self._print(_indented(reason))
            if each.wrong and not expected:
                self.wrong.append(self._located(each.line.number, said))
            if not each.is_query and (each.ruling.allowed or expected):
                self.rulings += 1
                self.trusted += each.ruling.on_trust
        if match is not None:
            self._consequences(each, match, names)

    def _consequences(self, each: CheckedLine, match: Match, names: tuple[str, ...]) -> None:
        """Claims that the hands now prove wrong, the end of a round, and the state of the table."""
        for what in self._disproved_claims(each, match, names):
            self._print(_indented(what))
            self.wrong.append(self._located(each.line.number, what))
        if each.is_query or not each.ruling.allowed:
            return
        position = match.position
        # A round may be over as it is written.
        before = match.start if each.line.text.startswith("position ") else each.before
        if before is None:
            pass  # nothing has ended that was not before
        elif position is None and match.results:
            self._print(_indented(round_over(self.texts, match.results[-1], match.game, names)))
        elif position is not None and match.hand_just_ended and not isinstance(each.event, Between):
            self._print(_indented(round_void(self.texts)))
        elif due := match.hands_due:
            held = self.texts.all_of([names[seat] for seat in due])
            self._print(_indented(self._text("hands-due", seats=held, seat=names[due[0]])))
        if self.table and position is not None and position.stage not in (Stage.DEALING, Stage.OVER):
            self._print(_indented(table_text(self.texts, position, names)))

    def _ruling_text(self, each: CheckedLine, match: Match, names: tuple[str, ...]) -> str:
        ruling, event = each.ruling, each.event
        if each.otherwise is not None:
            return otherwise_text(self.texts, each.otherwise, match.game, names)
        if each.changes_nothing:
            return self._text("left-out", why=refusal_text(self.texts, ruling, match.game, names))
        if event is None or each.before is None or isinstance(event, Between) or not ruling.on_trust:
            return self._ruling(ruling, match, names)
        told = trust_texts(self.texts, ruling.trusted, event, each.before, names)
        return " ".join(f"{sentence} ({clause})" for sentence, clause in zip(told, ruling.trusted, strict=True))

    def _reasons(self, each: CheckedLine, match: Match, names: tuple[str, ...]) -> list[str]:
        """By which clauses a move that is asked about may be made, and what follows from it."""
        if not each.ruling.allowed or isinstance(each.event, Between) or each.event is None or each.before is None:
            return []
        return reason_texts(self.texts, each.before.reasons(each.event), match.game, names)

    def _ruling(self, ruling: Ruling, match: Match, names: tuple[str, ...]) -> str:
        if ruling.allowed:
            return self._text("allowed")
        why = refusal_text(self.texts, ruling, match.game, names)
        return self._text("refused-by", clause=ruling.clause, why=why)

    def _legal(self, position: Position | None, match: Match, names: tuple[str, ...]) -> None:
        """The moves that are legal now, and why the others are not."""
        legal, refused = (position.legal(), refused_moves(position)) if position is not None else ([], [])
        listed = _by_train(legal, match, names)
        self._print(_indented(self._text("may-be-done" if listed else "nothing-may-be-done", moves=listed)))
        for each in refused:
            # A reason that names a tile is about the first one.
            told = 1 if "tile" in dict(each.ruling.facts) else len(each.moves)
            first, others = (_by_train(part, match, names) for part in (each.moves[:told], each.moves[told:]))
            why = f"{first}: {self._ruling(each.ruling, match, names)}"
            likewise = " " + self._text("and-likewise", moves=others) if others else ""
            self._print(_indented(why + likewise))

    def _disproved_claims(self, each: CheckedLine, match: Match, names: tuple[str, ...]) -> list[str]:
        """Claims taken on trust that the hands now prove wrong."""
        told = []
        for lines, breach in each.breaches:
            held = breach_text(self.texts, breach, match.game, names)
            if len(lines) > 1:
                listed = self.texts.all_of([str(line) for line in lines])
                told.append(self._text("not-all-true", lines=listed, what=held))
                continue
            event, before = match.events[breach.event], match.before(breach.event)
            did = event_text(self.texts, event, before, match.game, names)
            told.append(self._text("but-held", line=str(lines[0]), did=did, what=held))
        return told

    # -- output -------------------------------------------------------------------------------------------------

    def _unreadable(self, error: RecordError, reading: RecordParser | None) -> None:
        self._at_fault(RecordLine(error.line, error.said), what_is_wrong(self.texts, error, reading))

    def _at_fault(self, line: RecordLine, what: str) -> None:
        self._print(_row(line, what))
        self.wrong.append(self._located(line.number, what))

    def _standing(self, match: Match, everybody: tuple[str, ...]) -> str:
        """The totals, the winners once the match is over, the totals of teams, and what a tie comes to."""
        names = [everybody[player] for player in match.players]
        totals = ", ".join(
            f"{name} {signed_points(match.game, points)}" for name, points in zip(names, match.totals, strict=True)
        )
        told = [
            self._text("standing-over" if match.over else "standing", count=len(match.results), totals=totals),
            *([match_result(self.texts, match, names)] if match.over else []),
            *team_totals(self.texts, match, everybody),
            *tie_notes(self.texts, match, everybody),
        ]
        return "\n".join(line for sentence in told for line in wrap(sentence, WIDTH))

    def _located(self, line: int, what: str) -> str:
        return self._text("at-line", file=self.file, line=str(line), what=what)

    def _text(self, name: str, **facts: object) -> str:
        return self.texts.printed(name, **facts)

    def _print(self, text: str) -> None:
        if not self.quiet:
            click.echo(text)


def _by_train(moves: Iterable[Move], match: Match, names: tuple[str, ...]) -> str:
    """Moves in notation, the tiles of one train together: `5-4, 6-1 on Ann; draw`."""
    found: dict[str, list[str]] = {}
    for move in moves:
        what, _, where = write_move(match.game, move, names).partition(f" {ON} ")
        found.setdefault(f" {ON} {where}" if where else "", []).append(what)
    return "; ".join(f"{(', ' if where else '; ').join(what)}{where}" for where, what in found.items())


def _row(line: RecordLine, said: str) -> str:
    """A line of the record with its ruling: beside it if there is room, else below."""
    left = f"{line.number:>{NUMBER - 2}}  {shortened(line.text)}"
    if not said:
        return left
    indent = " " * COLUMN
    beside = f"{left:<{COLUMN - 2}}  " if len(left) <= COLUMN - 2 else indent
    lines = wrap(said, WIDTH, initial_indent=beside, subsequent_indent=indent)
    return "\n".join(lines if len(left) <= COLUMN - 2 else [left, *lines])


def _indented(text: str) -> str:
    return "\n".join(wrap(text, WIDTH, initial_indent=" " * NUMBER, subsequent_indent=" " * NUMBER))
