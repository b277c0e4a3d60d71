"""Days and times of day as people write them."""

from __future__ import annotations

from datetime import date, datetime

from roundhouse.i18n.screens import screen


def day(of: date, language: str = "en") -> str:
    """A day.

    >>> day(date(2026, 11, 9)), day(date(2026, 11, 9), "es")
    ('Nov 9, 2026', '9 nov 2026')
    """
    month = screen("months", language).split()[of.month - 1]
    return screen("day", language, month=month, day=str(of.day), year=str(of.year))


def moment(of: datetime, language: str = "en") -> str:
    """A day and a time of day, to the minute.

    >>> moment(datetime(2026, 11, 9, 20, 5)), moment(datetime(2026, 11, 9, 20, 5), "es")
    ('Nov 9, 2026, 8:05 PM', '9 nov 2026, 20:05')
    """
    halves = int(screen("clock-hours", language)) == 12
    hour = (of.hour - 1) % 12 + 1 if halves else of.hour
    time = screen("time-am" if of.hour < 12 else "time-pm", language, hour=str(hour), minute=f"{of.minute:02}")
    return f"{day(of, language)}, {time}"
