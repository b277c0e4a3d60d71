"""The texts about a table that is set up: how long its match takes, and who may sit down."""

from __future__ import annotations

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.setup import table_setup
from roundhouse.records.preferences import TableChoice


def sheet_text(texts: Texts, choice: TableChoice) -> str:
    """The name of the chosen sheet, and whether the rules have been changed since."""
    sheet = table_setup.sheet_of_choice(choice)
    if sheet is None:
        return texts.screen("sheet-nobody-chosen")
    return sheet.name if table_setup.follows_its_sheet(choice) else texts.screen("sheet-changed", sheet=sheet.name)


def rules_summary(texts: Texts, choice: TableChoice) -> str:
    """The chosen sheet, or how many house rules differ from the recommended ones."""
    if choice.sheet and table_setup.sheet_of_choice(choice) is not None:
        return sheet_text(texts, choice)
    changed = table_setup.changed_rules(choice)
    return texts.screen("rules-changed", count=changed) if changed else texts.screen("rules-recommended")


def length_text(texts: Texts, choice: TableChoice) -> str:
    rounds = table_setup.option_of(choice, "rounds")
    if choice.minutes is not None:
        return texts.screen("length-minutes", count=round(choice.minutes))
    return texts.screen("length-rounds", count=rounds) if isinstance(rounds, int) else texts.screen("length-all")


def rounds_and_time(texts: Texts, choice: TableChoice) -> str:
    """The number of rounds, and about how long they take."""
    rounds = table_setup.rounds_of(choice)
    if rounds is None:
        return texts.screen("length-all-line")
    minutes = rounds * table_setup.round_minutes(choice)
    if minutes < 90:
        about = texts.screen("length-about-minutes", minutes=max(5, 5 * round(minutes / 5)))
    else:
        hours = texts.number(round(minutes / 30) / 2, digits=1, padded=False)
        about = texts.screen("length-about-hours", hours=hours)
    return texts.screen("length-rounds-line", count=rounds, about=about)


def rounds_in(texts: Texts, choice: TableChoice, minutes: int) -> str:
    """The approximate number of rounds; the last one is played to its end."""
    rounds = max(1, round(minutes / max(1.0, table_setup.round_minutes(choice))))
    rounds = min(rounds, table_setup.rounds_of(choice) or rounds)
    return texts.screen("length-minutes-line", count=rounds)


def seats_hint(texts: Texts, choice: TableChoice) -> str:
    """The players that the game is for, and how they sit down; at real tiles, that computer players stay away."""
    least, most = table_setup.seats_offered(choice)
    if least == most:
        offered = texts.screen("seats-exactly", most=most)
    else:
        offered = texts.screen("seats-range", least=str(least), most=str(most))
    replaced = choice.mode != table_setup.DEALT and table_setup.machines(choice.places)
    return f"{offered} {texts.screen('seats-all-people' if replaced else 'seats-hint')}"
