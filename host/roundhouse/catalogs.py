"""Texts for people, from message catalogs that a translator opens: `i18n/locales/<language>/<topic>.ftl`, in Fluent.

A text is named by its topic and its message, `start/deal-for`, or by a part of one, `events/draw.short`. `text` formats
it in a language. Layers that do not know who will read a text make a `Message`: an id with its facts, which every front
end formats in its own language; `str()` of one is English. This module knows neither games nor hubs; any may use it.

Why it is so: host/ARCHITECTURE.md#sentences-are-data-and-codes-travel
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale

    from roundhouse.fluent_texts import Bundle

SOURCE = "en"
"""The language that all others are translated from, and that is said where one lacks a text."""

_FOLDERS = [Path(__file__).with_name("i18n") / "locales"]
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_HEAD = re.compile(r"(?:-?[A-Za-z][\w-]*| +\.(?P<attribute>[A-Za-z][\w-]*)) *= *(?P<text>.*)")


class UnknownText(LookupError):
    """There is no such text, or it asks for a fact that was not given: a fault of the program."""


@dataclass(frozen=True)
class Number:
    """A whole number in a text, which agrees with its noun; `signed`: a plus is written, too."""

    value: int
    signed: bool = False


class Message:
    """A text without a language: its id and its facts. `str()` of it is English.

    >>> port = Message("hub/not-serial", address="COM3")
    >>> print(port)
    COM3 is not a serial port: `roundhouse hubs` shows what is there.
    >>> print(port.text("es"))
    COM3 no es un puerto serie: mira con `roundhouse hubs` qué hay.
    """

    def __init__(self, id: str, /, **facts: object) -> None:
        self.id = id
        self.facts = facts

    @staticmethod
    def of(message: str | Message, /, **facts: object) -> Message:
        """A message as it is, or one made of its id and facts."""
        return Message(message, **facts) if isinstance(message, str) else message

    def text(self, language: str = SOURCE) -> str:
        return text(self.id, language, **self.facts)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        facts = "".join(f", {name}={fact!r}" for name, fact in self.facts.items())
        return f"Message({self.id!r}{facts})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.facts) == (other.id, other.facts)

    def __hash__(self) -> int:
        return hash((self.id, *self.facts.items()))


class Verbatim(Message):
    """A text from somebody else, such as a hub: the same in every language.

    >>> Verbatim("{no} amplifier").text("es")
    '{no} amplifier'
    """

    def text(self, language: str = SOURCE) -> str:
        del language
        return self.id


class UserFacingError(Exception):
    """An error whose `str()` is for a person: what is wrong, and what to do. `message` has a text in every language."""

    def __init__(self, message: str | Message, /, **facts: object) -> None:
        self.message = Message.of(message, **facts)
        super().__init__(self.message)

    def __str__(self) -> str:
        return str(self.message)


def text(id: str, language: str = SOURCE, /, **facts: object) -> str:
    """The text of a message in a language; whole numbers among the facts agree with their nouns.

    Raises `UnknownText` if there is no such message in any language, or if it asks for a fact that is not given.

    >>> text("start/deal-for", "en", players=4), text("start/deal-for", "en", players=1)
    ('Deal for 4 players', 'Deal for 1 player')
    """
    return _formatted(language, id, tuple((name, _plain(fact, language)) for name, fact in facts.items()))


def has_text(id: str, language: str = SOURCE) -> bool:
    """Whether a language has a text of its own for this."""
    topic, message, attribute = _parts(id)
    catalog = _catalog(language, topic)
    return message in catalog.sources and catalog.part(message, attribute) != ""


def messages_of(topic: str, language: str = SOURCE) -> list[str]:
    """The names of the messages of a topic, as they stand in its file; none where there is no such file."""
    return [name for name in _catalog(language, topic).sources if not name.startswith("-")]


@cache
def topics(language: str = SOURCE) -> tuple[str, ...]:
    """Every topic of which a language has a file."""
    return tuple(sorted({topic for folder in _FOLDERS for topic in _topics_in(folder / language)}))


def languages() -> list[str]:
    """The languages there are, each a folder, by their two letters; the source language is the first."""
    codes = sorted(path.name for path in _FOLDERS[0].iterdir() if (path / "language.ftl").is_file())
    return sorted(codes, key=lambda code: code != SOURCE)


def add_locales(folder: Path) -> None:
    """Add a folder of catalogs, laid out as the product's own: a game from elsewhere brings its texts so."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        _forget_catalogs()


def remove_locales(folder: Path) -> None:
    """Take a folder of catalogs away again."""
    if folder in _FOLDERS:
        _FOLDERS.remove(folder)
        _forget_catalogs()


def _forget_catalogs() -> None:
    topics.cache_clear()
    _catalog.cache_clear()
    _formatted.cache_clear()


@cache
def locale_of(language: str) -> Locale:
    """The locale by which the language writes numbers, plurals and dates."""
    from babel import Locale  # takes a while

    return Locale.parse(text("language/locale", language), sep="-")


def format_number(
    number: float, language: str = SOURCE, *, signed: bool = False, digits: int = 0, padded: bool = True
) -> str:
    """The number as people read it, with a minus as wide as a plus; `signed`: a plus is written, too.

    `digits` follow the decimal point; without `padded` no zeros end them.

    >>> format_number(-7), format_number(7, signed=True), format_number(0, signed=True)
    ('−7', '+7', '0')
    >>> format_number(-0.03, signed=True, digits=1)
    '0.0'
    >>> [format_number(number, "de", digits=2, padded=False) for number in (10, 0.5, 4 / 3)]
    ['10', '0,5', '1,33']
    """
    number = round(number, digits) or 0  # what is rounded to nothing has no sign
    plus = "+" if signed and number else "-"
    whole, _, decimals = f"{number:{plus}.{digits}f}".replace("-", "−").partition(".")
    decimals = decimals if padded else decimals.rstrip("0")
    return f"{whole}{_decimal_point(language)}{decimals}" if decimals else whole


def _decimal_point(language: str) -> str:
    from babel.numbers import get_decimal_symbol  # takes a while

    return get_decimal_symbol(locale_of(language))


def with_plain_spaces(text: str) -> str:
    """The text with plain spaces: few fonts have narrow and unbreakable ones."""
    return text.replace("\u202f", " ").replace("\xa0", " ")


def reason_of(error: OSError) -> Message | str:
    """The reason why a file cannot be used; a rare one in the words of the system.

    >>> print(reason_of(FileNotFoundError(errno.ENOENT, "No such file or directory")), reason_of(OSError("burnt")))
    there is no such file or folder burnt
    """
    id = _REASONS.get(error.errno or 0)
    return Message(id) if id else error.strerror or str(error)


_REASONS = {
    errno.EADDRINUSE: "files/in-use",
    errno.EACCES: "files/no-permission",
    errno.EEXIST: "files/exists",
    errno.EISDIR: "files/is-folder",
    errno.ENOENT: "files/not-found",
    errno.ENOSPC: "files/disk-full",
    errno.ENOTDIR: "files/parent-is-file",
    errno.EPERM: "files/no-permission",
    errno.EROFS: "files/read-only",
}


def _plain(fact: object, language: str) -> str | Number:
    match fact:
        case str() | Number():
            return fact
        case Message():
            return fact.text(language)
        case int():
            return Number(fact)
        case float():
            return f"{fact:g}".replace(".", _decimal_point(language))
    return str(fact)


def _parts(id: str) -> tuple[str, str, str]:
    topic, _, rest = id.rpartition("/")
    message, _, attribute = rest.partition(".")
    return topic, message, attribute


@lru_cache(maxsize=8192)
def _formatted(language: str, id: str, facts: tuple[tuple[str, str | Number], ...]) -> str:
    """A text, cached: a screen asks for most of its texts again in every frame."""
    topic, message, attribute = _parts(id)
    catalog = _catalog(language, topic)
    if message not in catalog.sources:
        if language == SOURCE:
            raise UnknownText(f"there is no text {id}")
        return _formatted(SOURCE, id, facts)
    written = catalog.part(message, attribute)
    if not written:
        raise UnknownText(f"there is no text {id}")
    if "{" not in written:
        return written
    from roundhouse.fluent_texts import FluentInt  # takes a while, and most texts are plain

    given = {
        name: fact if isinstance(fact, str) else FluentInt.of(fact.value, format_number(fact.value, signed=fact.signed))
        for name, fact in facts
    }
    said, errors = catalog.bundle.said(message, attribute, given)
    if errors:
        raise UnknownText(f"{id} in {language}: {errors[0]}")
    return said


@cache
def _catalog(language: str, topic: str) -> _Catalog:
    for folder in _FOLDERS:
        path = folder / language / f"{topic}.ftl"
        if path.is_file():
            return _Catalog(language, topic, path.read_text(encoding="utf-8"))
    return _Catalog(language, topic, "")


def _topics_in(folder: Path) -> Iterator[str]:
    for path in folder.rglob("*.ftl"):
        yield path.relative_to(folder).with_suffix("").as_posix()


class _Catalog:
    """The messages of one topic in one language, by their names."""

    def __init__(self, language: str, topic: str, source: str) -> None:
        self._language, self._topic = language, topic
        found = list(_ENTRY.finditer(source))
        ends = [*(match.start() for match in found), len(source)][1:]
        self.sources = {match[1]: source[match.start() : end] for match, end in zip(found, ends, strict=True)}

    @cached_property
    def bundle(self) -> Bundle:
        from roundhouse.fluent_texts import Bundle  # takes a while, and most texts are plain

        # The locale is itself a message, which needs none to be read.
        locale = self._language if self._topic == "language" else str(locale_of(self._language))
        return Bundle(locale, self.sources)

    def part(self, message: str, attribute: str) -> str:
        """The text of a message or of a part of it as it is written; empty if there is none."""
        return _written(self.sources[message]).get(attribute, "")


@lru_cache(maxsize=8192)
def _written(source: str) -> Mapping[str, str]:
    """The text of a message, and those of its attributes by their names, without their indentation."""
    parts: dict[str, list[str]] = {}
    for line in source.splitlines():
        if (head := _HEAD.match(line)) is not None:
            lines = parts[head["attribute"] or ""] = [head["text"]]
        elif line[:1].strip():
            break  # a remark on what follows
        else:
            lines.append(line)
    return {name: "\n".join((first, dedent("\n".join(rest)))).strip() for name, (first, *rest) in parts.items()}
