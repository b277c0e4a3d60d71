"""What is said of a table that is set up: how long its match takes, and who may sit down."""

from __future__ import annotations

from roundhouse.catalogs import format_number
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.setup import table_setup
from roundhouse.records.preferences import TableChoice


def length_text(choice: TableChoice, language: str) -> str:
    """The length of the match in words."""
    rounds = table_setup.option_of(choice, "rounds")
    if choice.minutes is not None:
        return screen_text("length-minutes", language, count=round(choice.minutes))
    return (
        screen_text("length-rounds", language, count=rounds)
        if isinstance(rounds, int)
        else screen_text("length-all", language)
    )


def rounds_and_time(choice: TableChoice, language: str) -> str:
    """How many rounds that is, and about how long they take."""
    rounds = table_setup.rounds_of(choice)
    if rounds is None:
        return screen_text("length-all-line", language)
    minutes = rounds * table_setup.round_minutes(choice)
    if minutes < 90:
        about = screen_text("length-about-minutes", language, minutes=max(5, 5 * round(minutes / 5)))
    else:
        hours = format_number(round(minutes / 30) / 2, language, digits=1, padded=False)
        about = screen_text("length-about-hours", language, hours=hours)
    return screen_text("length-rounds-line", language, count=rounds, about=about)


def rounds_in(choice: TableChoice, minutes: int, language: str) -> str:
    """How many rounds that is about; the last one is played to its end."""
    rounds = max(1, round(minutes / max(1.0, table_setup.round_minutes(choice))))
    rounds = min(rounds, table_setup.rounds_of(choice) or rounds)
    return screen_text("length-minutes-line", language, count=rounds)


def seats_hint(choice: TableChoice, language: str) -> str:
    """How many players the game is for, and how to sit down; at real tiles, that the computer players stay away."""
    least, most = table_setup.seats_offered(choice)
    if least == most:
        offered = screen_text("seats-exactly", language, most=most)
    else:
        offered = screen_text("seats-range", language, least=str(least), most=str(most))
    replaced = choice.mode != table_setup.DEALT and table_setup.machines(choice.places)
    return f"{offered} {screen_text('seats-all-people' if replaced else 'seats-hint', language)}"
