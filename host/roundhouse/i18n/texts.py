"""Every text in one language, by its name: one lookup for screens, terminal, phones and paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING

from roundhouse.catalogs import (
    SOURCE,
    Message,
    UserFacingError,
    format_number,
    has_text,
    languages,
    locale_of,
    messages_of,
    text,
    with_plain_spaces,
)
from roundhouse.i18n.lookup import SCREENS, TERMINAL, game_text_id, message_name, topic_of

if TYPE_CHECKING:
    from babel import Locale

LANGUAGES = tuple(languages())
"""Every language by its two letters; each is a folder of `locales`."""


@dataclass(frozen=True)
class Texts:
    """The texts of a language, by its two letters. A front end makes it when the language is chosen, and hands it on.

    There is a method for each place where people read: `screen`, `terminal`, the table that is `called`, the one of
    `buttons`, a `phone`, and so on. Facts of a text are given by name; whole numbers among them agree with their nouns.
    """

    language: str = SOURCE

    @property
    def locale(self) -> Locale:
        """The locale by which the language writes numbers, plurals and dates."""
        return locale_of(self.language)

    def text(self, id: str, /, **facts: object) -> str:
        """A text by its whole id.

        >>> Texts("es").text("words/seat", number=7)
        'el lugar 7'
        """
        return text(id, self.language, **facts)

    def of(self, said: str | Message | UserFacingError) -> str:
        """The text of an error or a `Message` from a layer that knows no language. Any other text stays as it is.

        >>> Texts("es").of(Message("notation/one-hand", name="Bo")), Texts("es").of("The amplifier is missing.")
        ('una mano para Bo', 'The amplifier is missing.')
        """
        message = said.message if isinstance(said, UserFacingError) else said
        return message.text(self.language) if isinstance(message, Message) else message

    def label(self, name: str, /, **facts: object) -> str:
        """A button, a heading, a small print.

        >>> Texts().label("draw"), Texts().label("round", round=4, rounds=13)
        ('Draw a tile', 'Round 4 of 13')
        """
        return self.text(f"labels/{message_name(name)}", **facts)

    def screen(self, sentence: str, /, **facts: object) -> str:
        """A sentence of the screens.

        >>> Texts().screen("deal-for", players=4), Texts().screen("deal-for", players=1)
        ('Deal for 4 players', 'Deal for 1 player')
        """
        return self._in(SCREENS, sentence, **facts)

    def lesson(self, sentence: str, /, **facts: object) -> str:
        """A text of the coach in a first game."""
        return self.screen(f"learn-{sentence}", **facts)

    def terminal(self, sentence: str, /, **facts: object) -> str:
        """A sentence of the terminal.

        >>> Texts().terminal("saved", name="mexican-train-3")
        'The table is saved: continue with `roundhouse resume mexican-train-3`.'
        """
        return self._in(TERMINAL, sentence, **facts)

    def called(self, sentence: str, /, **facts: object) -> str:
        return self.text(f"called/{message_name(sentence)}", **facts)

    def buttons(self, sentence: str, /, **facts: object) -> str:
        return self.text(f"buttons/{message_name(sentence)}", **facts)

    def pad(self, sentence: str, /, **facts: object) -> str:
        return self.text(f"score-pad/{message_name(sentence)}", **facts)

    def phone(self, sentence: str, /, **facts: object) -> str:
        return self.text(f"phones/{message_name(sentence)}", **facts)

    def evening(self, sentence: str, /, **facts: object) -> str:
        return self.text(f"evening/{message_name(sentence)}", **facts)

    def printed(self, name: str, /, **facts: object) -> str:
        """A heading, a line or a mark on paper."""
        return self.text(f"printed/{message_name(name)}", **facts)

    def wire(self, sentence: str, /, **facts: object) -> str:
        return self.text(f"wire/{message_name(sentence)}", **facts)

    def commands(self, topic: str) -> list[tuple[str, str]]:
        """The commands of a topic that can be typed, each with what it does."""
        names = [name for name in messages_of(topic) if name.startswith("command-")]
        return [(self.text(f"{topic}/{name}"), self.text(f"{topic}/{name}.does")) for name in names]

    def any_of(self, things: Sequence[str]) -> str:
        """`Ann, Bo or Cy`."""
        return self._joined("any-of", things)

    def all_of(self, things: Sequence[str]) -> str:
        """`Ann, Bo and Cy`."""
        return self._joined("all-of", things)

    def number(self, number: float, *, signed: bool = False, digits: int = 0, padded: bool = True) -> str:
        """A number as people read it; `signed`: with a plus, too; `padded`: with the zeros that end its digits."""
        return format_number(number, self.language, signed=signed, digits=digits, padded=padded)

    @property
    def decimal_sign(self) -> str:
        """The sign before the decimal places of a number.

        >>> Texts().decimal_sign, Texts("de").decimal_sign
        ('.', ',')
        """
        return self.number(0.5, digits=1)[1]

    def percent(self, share: float, *, digits: int = 0) -> str:
        """A share as a percentage with so many digits after the decimal point.

        >>> Texts().percent(0.5), Texts("de").percent(1.3), Texts("de").percent(0.012, digits=1)
        ('50%', '130 %', '1,2 %')
        """
        from babel.numbers import format_percent  # takes a while, here and below

        pattern = self.locale.percent_formats[None].pattern.replace("0", f"0.{'0' * digits}" if digits else "0")
        return with_plain_spaces(format_percent(share, pattern, self.locale))

    def day(self, of: date) -> str:
        """A day.

        >>> Texts().day(date(2026, 11, 9)), Texts("es").day(date(2026, 11, 9))
        ('Nov 9, 2026', '9 nov 2026')
        """
        from babel.dates import format_date

        return with_plain_spaces(format_date(of, "medium", self.locale))

    def moment(self, of: datetime) -> str:
        """A day and a time of day, to the minute.

        >>> Texts().moment(datetime(2026, 11, 9, 20, 5)), Texts("es").moment(datetime(2026, 11, 9, 20, 5))
        ('Nov 9, 2026, 8:05 PM', '9 nov 2026, 8:05 p.m.')
        """
        from babel.dates import format_time, get_datetime_format

        time = format_time(of.time(), "short", locale=self.locale)
        both = str(get_datetime_format("medium", self.locale))
        return with_plain_spaces(both.format(time, self.day(of)))

    def own_name(self) -> str:
        return self.text("language/name")

    def game_name(self, game: str) -> str:
        """The name of a game; of one that is not here, the word by which it is kept."""
        name = f"games/{game}/game"
        return self.text(name) if has_text(name) else game

    def game_line(self, game: str) -> str:
        return self.text(f"games/{game}/game.line")

    def game_card(self, game: str) -> tuple[str, str]:
        """The card of a game: a sentence about its character, and one about how it is played."""
        return self.text(f"games/{game}/game.card"), self.text(f"games/{game}/game.card-how")

    def option_name(self, option: str) -> str:
        return self.text(game_text_id(f"option-{option}"))

    def option_line(self, option: str) -> str:
        """The effect of a house rule, in one line."""
        return self.text(f"{game_text_id(f'option-{option}')}.line")

    def option_value(self, option: str, value: object) -> str:
        """A value of a house rule: a number as it is, another one in words."""
        return self.text(f"{game_text_id(f'option-{option}')}.{value}") if isinstance(value, str) else str(value)

    def level_name(self, level: str) -> str:
        """The level of a computer player in words: `good` for `regular`."""
        return self.text(f"start/who-{level}.level")

    def level_line(self, level: str) -> str:
        """The play of a level, in one line; a `person`, too."""
        return self.text(f"start/who-{level}.line")

    def _in(self, topics: tuple[str, ...], name: str, /, **facts: object) -> str:
        message = message_name(name)
        return self.text(f"{topic_of(topics, message)}/{message}", **facts)

    def _joined(self, phrase: str, things: Sequence[str]) -> str:
        if len(things) < 2:
            return "".join(things)
        return self.text(f"words/{phrase}", first=", ".join(things[:-1]), last=things[-1])
