"""What people read, in their language: game-aware phrasing on the message catalogs in `locales`.

A new language is a folder of `locales`; TRANSLATING.md says how to change a text or add a language.
"""

from roundhouse.i18n.booklet import booklet_of
from roundhouse.i18n.errors import all_told, ambiguous, option_error, told, unreadable
from roundhouse.i18n.events import said, undone
from roundhouse.i18n.labels import (
    SAMPLE_NAMES,
    game_line,
    game_name,
    label,
    option_line,
    option_name,
    public_train,
)
from roundhouse.i18n.languages import LANGUAGES, language_name
from roundhouse.i18n.printed import printed
from roundhouse.i18n.rulings import breach, clause, refusal, trusted
from roundhouse.i18n.turns import deals, match_over, round_over, round_void, task, turn, turn_title

__all__ = [
    "LANGUAGES",
    "SAMPLE_NAMES",
    "all_told",
    "ambiguous",
    "booklet_of",
    "breach",
    "clause",
    "deals",
    "game_line",
    "game_name",
    "label",
    "language_name",
    "match_over",
    "option_error",
    "option_line",
    "option_name",
    "printed",
    "public_train",
    "refusal",
    "round_over",
    "round_void",
    "said",
    "task",
    "told",
    "trusted",
    "turn",
    "turn_title",
    "undone",
    "unreadable",
]
