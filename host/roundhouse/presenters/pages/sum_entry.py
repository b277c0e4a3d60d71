"""Points that are written in a field, perhaps as a sum."""

from __future__ import annotations

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.list_page import Field
from roundhouse.sums import LONGEST, MINUS, SumError, read_sum


class SumEntry:
    """The `text` so far; points `below_zero` can be written where points are lost."""

    def __init__(self, *, below_zero: bool) -> None:
        self._below_zero, self.text = below_zero, ""

    @property
    def read(self) -> int | SumError | None:
        """The points that are written, or why they are none; None while nothing is."""
        try:
            return read_sum(self.text, below_zero=self._below_zero) if self.text else None
        except SumError as error:
            return error

    def line(self, texts: Texts, asked: str) -> str:
        """How a sum adds up, or what it lacks while it is being written; else what is `asked`."""
        read = self.read
        if isinstance(read, SumError):
            return texts.of(read)
        if "+" in self.text:
            return texts.called("sum", parts=self.text.replace("+", " + "), sum=read)
        return asked

    def fault(self, texts: Texts) -> str:
        read, unfinished = self.read, not self.text or self.text[-1] in ("+", MINUS)
        return "" if unfinished or not isinstance(read, SumError) else texts.of(read)

    def field(self, label: str) -> Field:
        return Field("points", label, self.text, self._write, "signed" if self._below_zero else "digits")

    def _write(self, text: str) -> None:
        """A sum; a minus behind a number turns its sign."""
        before, plus, number = text.replace("-", MINUS).rpartition("+")
        if number.endswith(MINUS) and number != MINUS:
            number = number[:-1].removeprefix(MINUS) if number.startswith(MINUS) else MINUS + number[:-1]
        self.text = f"{before}{plus}{number}"[: LONGEST + 1]
