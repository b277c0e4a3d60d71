"""A booklet as plain text, 80 columns wide: clauses stand in the margin."""

from __future__ import annotations

import textwrap

from roundhouse.commands.booklet.booklet import Booklet, ClauseEntry, HouseRule
from roundhouse.i18n.texts import Texts

WIDTH = 80
MARGIN = 8
"""Room for a clause and a space: `MT-13   `."""
NO_BREAK = "\N{NO-BREAK SPACE}"


def wrap(text: str, width: int, initial_indent: str = "", subsequent_indent: str = "") -> list[str]:
    """Wrap without breaking at hyphens, so that a tile such as 3-4 stays in one piece."""
    return textwrap.wrap(
        text, width, initial_indent=initial_indent, subsequent_indent=subsequent_indent, break_on_hyphens=False
    )


def as_text(booklet: Booklet) -> str:
    """The booklet as lines of at most 80 characters."""
    texts = booklet.texts
    lines = [booklet.title.upper(), "═" * len(booklet.title), "", *wrap(booklet.line, WIDTH), ""]
    column = 2 + max(len(name) for name, _ in booklet.facts)
    for name, text in booklet.facts:
        lines += wrap(text, WIDTH, initial_indent=f"  {name:<{column}}", subsequent_indent=" " * (column + 2))
    lines += ["", *wrap(how_to_read(texts), WIDTH)]
    for number, chapter in enumerate(booklet.chapters, 1):
        heading = f"{number}. {chapter.title}"
        lines += ["", "", heading, "─" * len(heading)]
        for entry in chapter.entries:
            lines += ["", *_entry(texts, entry)]
    lines += ["", "", *wrap(texts.printed("foot"), WIDTH)]
    return "\n".join(lines).replace(NO_BREAK, " ") + "\n"


def how_to_read(texts: Texts) -> str:
    """The legend of the marks."""
    reading = f"[{texts.printed('reading')}]"
    return texts.printed("how-to-read", reading=reading, chosen=texts.printed("chosen-sign"))


def _entry(texts: Texts, entry: ClauseEntry) -> list[str]:
    lines: list[str] = []
    written = list(entry.paragraphs)
    if entry.reading:
        # The mark stays in one piece.
        written[-1] += " " + f"[{texts.printed('reading')}]".replace(" ", NO_BREAK)
    margin = f"{entry.clause:<{MARGIN}}"
    for text in written:
        lines += [""] if lines else []
        lines += wrap(text, WIDTH, initial_indent=margin, subsequent_indent=" " * MARGIN)
        margin = " " * MARGIN
    for choice in entry.choices:
        lines += ["", *_choice(texts, choice)]
    return lines


def _choice(texts: Texts, choice: HouseRule) -> list[str]:
    signs = texts.printed("chosen-sign"), texts.printed("other-sign")
    indent = " " * (MARGIN + 2)
    changed = not any(value.chosen and value.usual for value in choice.values)
    values = [
        f"{signs[not value.chosen]} {_value(texts, value.text, changed and value.usual)}".replace(" ", NO_BREAK)
        for value in choice.values
    ]
    return [
        *wrap(f"{choice.title}: {choice.line}", WIDTH, initial_indent=indent, subsequent_indent=indent),
        *wrap(f"--rule {choice.option}=  {'  '.join(values)}", WIDTH, initial_indent=indent, subsequent_indent=indent),
    ]


def _value(texts: Texts, text: str, marked: bool) -> str:
    return texts.printed("usual-mark", value=text) if marked else text
