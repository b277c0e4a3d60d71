"""House rules: one frozen value for each game, described as data and checked as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T", bound="Options")

QUOTED_LENGTH: Final = 60
"""The characters of a written fact that an error repeats."""
NEAREST: Final = 3
"""The number of names that an error proposes for an unknown one."""


class OptionError(ValueError):
    """Invalid options: `problem` names the case, `facts` what is wrong and what is allowed.

    `clause` is the one that refuses them. Of a fact that somebody wrote the beginning is enough to find it.
    """

    def __init__(self, problem: str, *, clause: str = "C-8", **facts: object) -> None:
        self.facts = {name: fact[:QUOTED_LENGTH] if isinstance(fact, str) else fact for name, fact in facts.items()}
        super().__init__(problem, self.facts)
        self.problem = problem
        self.clause = clause

    @property
    def option(self) -> str:
        """The name of the option that is wrong; empty where it is none in particular."""
        option = self.facts.get("option", "")
        return option.name if isinstance(option, Contradicted) else str(option)

    def __str__(self) -> str:
        return f"{self.problem}: " + ", ".join(f"{name}={value}" for name, value in self.facts.items())


class Contradicted(NamedTuple):
    """An option that another one does not go with: whenever it is not as recommended, or with one value only. A game
    that does not have it never chooses it."""

    name: str
    value: str = ""

    def is_chosen(self, options: Options) -> bool:
        option = option_fields(type(options)).get(self.name)
        if option is None:
            return False
        chosen = getattr(options, self.name)
        return option_text(chosen) == self.value if self.value else bool(chosen != option.default)


def _contradicted(names: str) -> tuple[Contradicted, ...]:
    return tuple([Contradicted(*name.split("=")) for name in names.split()])


# These return `Any`: a dataclass takes the result as the default of a field of another type, and mypyc checks what a
# function returns against its type.
def choice(default: Any, clause: str, *others: Any, contradicts: str = "", **parts: Any) -> Any:
    """An option with a few values; the first is what the game recommends.

    It does not go with those that it `contradicts` (`deal`, or one value, `engine_from=set`). `parts` are what it
    changes in a round: a function for each step of the rules that asks for it (see `OptionEffect`).
    """
    return _option(default, clause, (default, *others), contradicts, parts)


def usual(clause: str, *values: Any) -> Any:
    """An option with a few numbers; if it is left out (0), the rules decide by the number of players."""
    return _option(0, clause, values, "", {})


def switch(clause: str, default: bool = False, contradicts: str = "", **parts: Any) -> Any:
    return choice(default, clause, not default, contradicts=contradicts, **parts)


def number(clause: str, contradicts: str = "") -> Any:
    """An option that is a whole number, or left to the rules (None)."""
    return _option(None, clause, None, contradicts, {})


def _option(
    default: Any, clause: str, values: tuple[Any, ...] | None, contradicts: str, parts: Mapping[str, Any]
) -> Any:
    told = {"clause": clause, "values": values, "contradicts": _contradicted(contradicts), "parts": parts}
    return field(default=default, metadata=told)


class OptionEffect(NamedTuple):
    """A function of the position by which a chosen option changes one step of the rules."""

    option: str
    clause: str
    does: Any


@dataclass(frozen=True)
class Options:
    """The choices that every game leaves to a table; a game adds its own switches."""

    set: int = choice(12, "C-8")
    deal: int | None = number("C-8")
    rounds: int | None = number("C-9")
    teams: int | None = number("C-7")
    shared_win: bool = switch("C-7")
    last_round_decides: bool = switch("C-7", contradicts="shared_win")

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Made again from its values: where the rules are compiled, a frozen value takes no others afterwards."""
        return type(self), tuple(getattr(self, option.name) for option in fields(self))

    def check_values(self) -> None:
        """Raise OptionError for a value that is not offered, and for two that contradict each other."""
        for option in option_fields(type(self)).values():
            value = getattr(self, option.name)
            for other in option.metadata["contradicts"] if value != option.default else ():
                if other.is_chosen(self):
                    one, clause = Contradicted(option.name), option.metadata["clause"]
                    raise OptionError("contradiction", clause=clause, option=one, other=other)
            _check_value(option, value)


def _check_value(option: Field[Any], value: object) -> None:
    """Raise OptionError for a value that is not offered, perhaps a text that is none."""
    values, clause = option.metadata["values"], option.metadata["clause"]
    if value == option.default and type(value) is type(option.default):
        return
    if values is None:
        if type(value) is not int or value < 1:
            raise OptionError("not-a-number", clause=clause, option=option.name, value=value)
    elif value not in values or isinstance(value, bool) != isinstance(values[0], bool):
        ordered = sorted(values) if all(type(each) is int for each in values) else values
        text, allowed = option_text(value), tuple(map(option_text, ordered))
        raise OptionError("bad-value", clause=clause, option=option.name, value=text, allowed=allowed)


def option_fields(options: type[Options]) -> Mapping[str, Field[Any]]:
    """The options of a game by name, each with its clause and its values as metadata."""
    if options not in _FIELDS:
        _FIELDS[options] = {option.name: option for option in fields(options)}
    return _FIELDS[options]


_FIELDS: Final[dict[type[Options], Mapping[str, Field[Any]]]] = {}


def options_of(options: type[Options], clause: str) -> list[str]:
    return [name for name, option in option_fields(options).items() if option.metadata["clause"] == clause]


def option_text(value: object) -> str:
    """A value as it is written in a record and on the command line.

    >>> option_text(True), option_text(0)
    ('yes', '0')
    """
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def read_rules(written: Iterable[str], **named: int | None) -> dict[str, str]:
    """House rules as people write them (`one-double=yes`), and those that have an option of their own.

    Raises OptionError for what is no rule, and for a rule with two values. `read_options` takes the result.

    >>> read_rules(["one-double = yes"], set=9)
    {'set': '9', 'one_double': 'yes'}
    """
    rules = {name: str(value) for name, value in named.items() if value is not None}
    for rule in written:
        name, _, value = (part.strip() for part in rule.partition("="))
        if not name or not value:
            raise OptionError("not-a-rule", rule=rule)
        name = name.replace("-", "_")
        if rules.setdefault(name, value) != value:
            raise OptionError("two-values", option=name, one=rules[name], other=value)
    return rules


def read_options(kind: type[T], texts: Mapping[str, str]) -> T:
    """Options from their texts (`{"set": "9", "one_double": "yes"}`).

    Raises OptionError for an unknown name or a value that is not offered. The game itself checks whether the options
    fit each other and the number of players.

    >>> read_options(Options, {"rounds": "3"}).rounds
    3
    """
    known = option_fields(kind)
    values: dict[str, Any] = {}
    for name, text in texts.items():
        if name not in known:
            from difflib import get_close_matches  # takes a while, and is for mistakes only

            nearest = get_close_matches(name[:QUOTED_LENGTH], known, NEAREST, 0)
            raise OptionError("unknown-option", option=name, allowed=tuple(nearest))
        offered = known[name].metadata["values"]
        if offered is None:
            values[name] = int(text) if text.isdecimal() and len(text) <= QUOTED_LENGTH else text
        else:
            values[name] = {option_text(value): value for value in offered}.get(text, text)
        _check_value(known[name], values[name])  # Compiled, a field takes no value of another type.
    return kind(**values)


def write_options(options: Options) -> dict[str, str]:
    """The options that differ from what is recommended, as texts that `read_options` takes."""
    return {
        option.name: option_text(getattr(options, option.name))
        for option in fields(options)
        if getattr(options, option.name) != option.default
    }
