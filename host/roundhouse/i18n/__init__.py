"""What people read, in their language: game-aware phrasing on the message catalogs in `locales`.

A new language is a folder of `locales`; TRANSLATING.md says how to change a text or add a language.
"""

from roundhouse.i18n.booklet_texts import booklet_chapters
from roundhouse.i18n.error_texts import (
    ambiguous_text,
    message_text,
    message_texts,
    option_error_text,
    shortened,
    unreadable_text,
)
from roundhouse.i18n.event_texts import event_text, undo_text
from roundhouse.i18n.labels import SAMPLE_NAMES, game_line, game_name, option_line, option_name, public_train
from roundhouse.i18n.ruling_texts import breach_text, clause_text, refusal_text, trust_texts
from roundhouse.i18n.texts import LANGUAGES, label, language_name, printed_text
from roundhouse.i18n.turn_texts import (
    deals,
    match_over,
    match_result,
    round_over,
    round_void,
    turn_prompt,
    turn_text,
    turn_title,
)

__all__ = [
    "LANGUAGES",
    "SAMPLE_NAMES",
    "ambiguous_text",
    "booklet_chapters",
    "breach_text",
    "clause_text",
    "deals",
    "event_text",
    "game_line",
    "game_name",
    "label",
    "language_name",
    "match_over",
    "match_result",
    "message_text",
    "message_texts",
    "option_error_text",
    "option_line",
    "option_name",
    "printed_text",
    "public_train",
    "refusal_text",
    "round_over",
    "round_void",
    "shortened",
    "trust_texts",
    "turn_prompt",
    "turn_text",
    "turn_title",
    "undo_text",
    "unreadable_text",
]
