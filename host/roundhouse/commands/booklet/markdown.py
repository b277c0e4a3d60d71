"""A booklet as Markdown."""

from __future__ import annotations

import re

from roundhouse.commands.booklet.booklet import Booklet, ClauseEntry, HouseRule
from roundhouse.i18n.texts import Texts

SIGNS = re.compile(r"([\\`*_\[\]<>])")
"""Characters with a meaning in Markdown."""


def as_markdown(booklet: Booklet) -> str:
    texts = booklet.texts
    reading = f"*{texts.printed('reading')}*"
    how = texts.printed("how-to-read", reading=reading, chosen=f"**{texts.printed('bold')}**")
    lines = [
        f"# {texts.printed('booklet-title', game=escape_markdown(booklet.title))}",
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
            lines += ["", *_entry(texts, entry, reading)]
    lines += ["", "---", "", escape_markdown(texts.printed("foot"))]
    return "\n".join(lines) + "\n"


def escape_markdown(text: str) -> str:
    """The text with Markdown's special characters escaped.

    >>> print(escape_markdown("one_double is *our* choice"))
    one\\_double is \\*our\\* choice
    """
    return SIGNS.sub(r"\\\1", text)


def _entry(texts: Texts, entry: ClauseEntry, reading: str) -> list[str]:
    first, *others = (escape_markdown(text) for text in entry.paragraphs)
    lines = [f"**{entry.clause}** {first}"]
    for text in others:
        lines += ["", text]
    if entry.reading:
        lines[-1] += f" *({reading.strip('*')})*"
    if entry.choices:
        lines.append("")
    return [*lines, *(_choice(texts, choice) for choice in entry.choices)]


def _choice(texts: Texts, choice: HouseRule) -> str:
    changed = not any(value.chosen and value.usual for value in choice.values)
    values = []
    for value in choice.values:
        text = escape_markdown(value.text)
        if changed and value.usual:
            text = texts.printed("usual-mark", value=text)
        values.append(f"**{text}**" if value.chosen else text)
    return f"- {escape_markdown(choice.title)} (`{choice.option}`): {escape_markdown(choice.line)} {' · '.join(values)}"
