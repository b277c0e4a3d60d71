"""The report of a laboratory: lines for the terminal, a table for other programs, panels of the page."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO

from roundhouse.commands.analysis.lab_page import ChartPanel, Mark, page
from roundhouse.i18n.texts import Texts
from roundhouse.indices import number_of
from roundhouse.players import LEVELS
from roundhouse.players.arena.statistics import Interval, Sample
from roundhouse.players.laboratory import LAB_FIGURES, Experiment, Findings, seat_figure

NAMES = {"turns": "lab-turns", "blocked": "lab-blocked", "led": "lab-led", "spread": "lab-spread"}
NUMBERS = ("turns", "spread")
"""The figures that are not shares."""
WITHOUT_EVEN = (*NUMBERS, "blocked")
"""The figures that are not shared out among the seats."""
COLUMNS = ("seats", "figure", "matches", "mean", "low", "high", "deviation")
DIFFERENCES = ("pairs", "difference", "difference_low", "difference_high", "difference_deviation")
"""Columns of the table: how each figure differs from the first rules with as many seats."""
MARKS_BESIDE_EACH_OTHER = 120
"""The marks of seats that fit side by side in one panel."""


@dataclass(frozen=True)
class LabReport:
    """The findings of an experiment: every number of `seats` under the first of the `rules`, then under the next."""

    experiment: Experiment
    findings: Sequence[Findings]
    rules: Sequence[Mapping[str, str]]
    seats: Sequence[int]
    texts: Texts

    @property
    def title(self) -> str:
        """The game, and how many matches each setting has: some have one more than others after an interruption."""
        counts = [len(found.matches) for found in self.findings]
        name, fewest, most = self.texts.game_name(self.findings[0].game.name), min(counts), max(counts)
        if fewest == most:
            return self.texts.terminal("lab-title", game=name, matches=most)
        return self.texts.terminal("lab-title-between", game=name, fewest=fewest, most=most)

    @property
    def subtitle(self) -> str:
        """The rules that are alike everywhere, and who plays."""
        fixed = _written({name: value for name, value in self.rules[0].items() if name not in self._varied})
        rules = fixed or self.texts.terminal("lab-recommended")
        player = self.experiment.player
        level = self.texts.level_name(player) if player in LEVELS else player
        played = self.texts.terminal("lab-players", level=level, seed=self.experiment.seed)
        if self._varied and not fixed:
            return played
        return f"{self.texts.terminal('lab-rules', rules=rules)} {played}"

    def lines(self) -> Iterator[str]:
        """Every figure of every setting, and its difference from the first rules."""
        yield self.texts.terminal("lab-first-seat")
        for rule, found, first in self._settings():
            seats = self.texts.terminal("lab-seats-count", seats=found.game.seats)
            yield "\n" + ", ".join(filter(None, (self._keys[rule], seats)))
            for figure in found.names:
                line = self._line(found.sample(figure), figure)
                even = self._number(figure, 1 / found.game.seats)
                shared = figure not in WITHOUT_EVEN
                yield "  " + (self.texts.terminal("lab-even-share", line=line, even=even) if shared else line)
            if first is not found:
                yield "  " + self.texts.terminal("lab-differences", rules=self._keys[0])
                for figure in found.names:
                    yield "    " + self._line(found.difference(figure, first), figure, differs=True)

    def table(self) -> str:
        """Every figure of every setting as CSV, for other programs: a line each."""
        text, who = StringIO(), self.experiment
        table = csv.writer(text, lineterminator="\n")
        table.writerow(["game", "level", "seed", *self.rules[0], *COLUMNS, *DIFFERENCES])
        for rule, found, first in self._settings():
            setting = [found.game.name, who.player, who.seed, *self.rules[rule].values(), str(found.game.seats)]
            for figure in found.names:
                cells = _cells(found.sample(figure), figure)
                differences = _cells(found.difference(figure, first), figure, differs=True)
                table.writerow(
                    [*setting, figure, *cells, *(differences if first is not found else [""] * len(DIFFERENCES))]
                )
        return text.getvalue()

    def page(self) -> str:
        """The page: each figure beside its differences, and the seats below."""
        panels = []
        for figure in LAB_FIGURES:
            panels.append(self._panel(figure))
            if len(self.rules) > 1:
                panels.append(self._panel(figure, differs=True))
        notes = [self.subtitle, self.texts.terminal("lab-marks")]
        keys = self._keys if len(self.rules) > 1 else []
        return page(self.title, notes, keys, [*panels, *self._seat_panels()])

    def _settings(self) -> Iterator[tuple[int, Findings, Findings]]:
        """Each setting: which of the rules it has, its findings, and those of the first rules with as many seats."""
        for place, found in enumerate(self.findings):
            rule, column = divmod(place, len(self.seats))
            yield rule, found, self.findings[column]

    @property
    def _varied(self) -> list[str]:
        return [name for name in self.rules[0] if len({rule[name] for rule in self.rules}) > 1]

    @property
    def _keys(self) -> list[str]:
        """The options that set each of the rules apart; nothing if there are no others."""
        return [_written({name: rule[name] for name in self._varied}) for rule in self.rules]

    def _number(self, figure: str, value: float, digits: int = 1, *, differs: bool = False) -> str:
        """A value of a figure, or a difference; that of shares is in percentage points."""
        if differs:
            scaled = value if figure in NUMBERS else 100 * value
            return self.texts.number(scaled, signed=True, digits=digits)
        return (self.texts.number if figure in NUMBERS else self.texts.percent)(value, digits=digits)

    def _line(self, sample: Sample, figure: str, *, differs: bool = False) -> str:
        if figure in NAMES:
            name = self.texts.terminal(NAMES[figure])
        else:
            name = self.texts.terminal("lab-won", seat=figure.rpartition("_")[2])
        if sample.count < 2:
            return self.texts.terminal("lab-no-figure", name=name)
        bounds = _interval(sample, figure, differs=differs)
        mean, low, high = (self._number(figure, each, differs=differs) for each in (sample.mean, *bounds))
        if bounds.low == bounds.high:
            return self.texts.terminal("lab-constant", name=name, mean=mean, matches=sample.count)
        return self.texts.terminal("lab-line", name=name, mean=mean, low=low, high=high)

    def _panel(self, figure: str, *, differs: bool = False) -> ChartPanel:
        """A figure over the numbers of seats, or its differences."""
        title = self.texts.terminal(NAMES[figure])
        if differs:
            title = self.texts.terminal("lab-difference", name=title)
            units = "lab-difference-note" if figure in NUMBERS else "lab-points-note"
            note, even = self.texts.terminal(units), [0.0] * len(self.seats)
        elif figure in WITHOUT_EVEN:
            note, even = "", []
        else:
            note, even = self.texts.terminal("lab-even"), [1 / seats for seats in self.seats]
        marks = []
        for place, (rule, found, first) in enumerate(self._settings()):
            sample = found.difference(figure, first) if differs else found.sample(figure)
            if sample.count > 1 and not (differs and first is found):
                bounds = _interval(sample, figure, differs=differs)
                marks.append(Mark(place % len(self.seats), rule, sample.mean, *bounds))

        def number(value: float, decimals: int) -> str:
            return self._number(figure, value, decimals if figure in NUMBERS else max(0, decimals - 2), differs=differs)

        axis = self.texts.terminal("lab-seats")
        return ChartPanel(title, note, axis, {"": [str(seats) for seats in self.seats]}, marks, number, even)

    def _seat_panels(self) -> Iterator[ChartPanel]:
        """Panels with the share of the win for each seat in units of the even share, as many as need be."""
        title, note = self.texts.terminal("lab-shares"), self.texts.terminal("lab-shares-note")
        axis = self.texts.terminal("lab-seat")
        for line in _lines(self.seats, MARKS_BESIDE_EACH_OTHER // len(self.rules)):
            groups = {
                self.texts.terminal("lab-seats-count", seats=seats): [str(number_of(seat)) for seat in range(seats)]
                for seats in line
            }
            marks = []
            for rule, found, _ in self._settings():
                seats = found.game.seats
                for seat in range(seats if seats in line else 0):
                    sample = found.sample(seat_figure(number_of(seat)))
                    if sample.count > 1:
                        values = (value * seats for value in (sample.mean, *sample.share_interval))
                        marks.append(Mark(sum(line[: line.index(seats)]) + seat, rule, *values))
            yield ChartPanel(title, note, axis, groups, marks, self._times, [1.0] * sum(line), wide=True)

    def _times(self, value: float, digits: int) -> str:
        return self.texts.number(value, digits=digits)


def _lines(seats: Sequence[int], most: int) -> list[list[int]]:
    """The numbers of seats in lines that add up to `most` at most; a larger number has a line of its own.

    >>> _lines([2, 3, 4, 8, 2], 9)
    [[2, 3, 4], [8], [2]]
    """
    lines: list[list[int]] = [[]]
    for count in seats:
        if lines[-1] and sum(lines[-1]) + count > most:
            lines.append([])
        lines[-1].append(count)
    return lines


def _interval(sample: Sample, figure: str, *, differs: bool = False) -> Interval:
    """The interval of a figure's mean, or of that of its differences, within what it can be."""
    if figure in NUMBERS:
        return sample.interval if differs else sample.interval.within(0.0)
    return sample.interval.within(-1.0, 1.0) if differs else sample.share_interval


def _cells(sample: Sample, figure: str, *, differs: bool = False) -> list[str]:
    """Count, mean, interval and deviation; no interval where the numbers do not scatter or are too few."""
    mean = f"{sample.mean:.5g}" if sample.count else ""
    low, high = _interval(sample, figure, differs=differs)
    ends = [f"{low:.5g}", f"{high:.5g}"] if sample.count > 1 and low < high else ["", ""]
    return [str(sample.count), mean, *ends, f"{sample.variance**0.5:.5g}" if sample.count > 1 else ""]


def _written(rules: Mapping[str, str]) -> str:
    return ", ".join(f"{name}={value}" for name, value in rules.items())
