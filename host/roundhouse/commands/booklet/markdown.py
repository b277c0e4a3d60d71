"""A booklet as Markdown."""

from __future__ import annotations

import re

from roundhouse import i18n
from roundhouse.commands.booklet.booklet import Booklet, ClauseEntry, HouseRule

SIGNS = re.compile(r"([\\`*_\[\]<>])")
"""Characters with a meaning in Markdown."""


def as_markdown(booklet: Booklet) -> str:
    """The booklet as Markdown."""
    language = booklet.language
    reading = f"*{i18n.printed_text('reading', language)}*"
    how = i18n.printed_text(
        "how-to-read", language, reading=reading, chosen=f"**{i18n.printed_text('bold', language)}**"
    )
    lines = [
        f"# {i18n.printed_text('booklet-title', language, game=escape_markdown(booklet.title))}",
        "",
        escape_markdown(booklet.line),
        "",
    ]
    lines += [
        "| | |",
        "|---|---|",
        *(f"| {escape_markdown(name)} | {escape_markdown(text)} |" for name, text in booklet.facts),
    ]
    lines += ["", how]
    for chapter in booklet.chapters:
        lines += ["", f"## {escape_markdown(chapter.title)}"]
        for entry in chapter.entries:
            lines += ["", *_entry(entry, reading, language)]
    lines += ["", "---", "", escape_markdown(i18n.printed_text("foot", language))]
    return "\n".join(lines) + "\n"


def escape_markdown(text: str) -> str:
    """The text with Markdown's special characters escaped.

    >>> print(escape_markdown("one_double is *our* choice"))
    one\\_double is \\*our\\* choice
    """
    return SIGNS.sub(r"\\\1", text)


def _entry(entry: ClauseEntry, reading: str, language: str) -> list[str]:
    first, *others = (escape_markdown(text) for text in entry.paragraphs)
    lines = [f"**{entry.clause}** {first}"]
    for text in others:
        lines += ["", text]
    if entry.reading:
        lines[-1] += f" *({reading.strip('*')})*"
    if entry.choices:
        lines.append("")
    return [*lines, *(_choice(choice, language) for choice in entry.choices)]


def _choice(choice: HouseRule, language: str) -> str:
    changed = not any(value.chosen and value.usual for value in choice.values)
    values = []
    for value in choice.values:
        text = escape_markdown(value.text)
        if changed and value.usual:
            text = i18n.printed_text("usual-mark", language, value=text)
        values.append(f"**{text}**" if value.chosen else text)
    return f"- {escape_markdown(choice.title)} (`{choice.option}`): {escape_markdown(choice.line)} {' · '.join(values)}"
