"""Days and times of day as people write them."""

from __future__ import annotations

from datetime import date, datetime

from babel.dates import format_date, format_time, get_datetime_format

from roundhouse.catalogs import locale_of, with_plain_spaces


def day(of: date, language: str = "en") -> str:
    """A day.

    >>> day(date(2026, 11, 9)), day(date(2026, 11, 9), "es")
    ('Nov 9, 2026', '9 nov 2026')
    """
    return with_plain_spaces(format_date(of, "medium", locale_of(language)))


def moment(of: datetime, language: str = "en") -> str:
    """A day and a time of day, to the minute.

    >>> moment(datetime(2026, 11, 9, 20, 5)), moment(datetime(2026, 11, 9, 20, 5), "es")
    ('Nov 9, 2026, 8:05 PM', '9 nov 2026, 8:05 p.m.')
    """
    locale = locale_of(language)
    time = format_time(of.time(), "short", locale=locale)
    return with_plain_spaces(str(get_datetime_format("medium", locale)).format(time, format_date(of, "medium", locale)))
