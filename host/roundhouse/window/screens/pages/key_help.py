"""The page of all keys, made from the table of key bindings."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.list_page import KeyMeaning, PagePresenter, Section
from roundhouse.window.key_bindings import ARROWS, BINDINGS, DIGITS, PLACES, TABLES, Binding

RUNS = ((DIGITS, "0–9"), (tuple(ascii_uppercase), "A–Z"), (ARROWS, "← → ↑ ↓"), (ARROWS[:2], "← →"))
"""Keys that are shown as one where all of them do the same."""
NAMED = ("Shift", "Ctrl", "Alt", "Space", "Enter", "Backspace", "PageUp", "PageDown")
"""The keys that have a name of their own in each language."""
SECTIONS = ("keys-everywhere", "keys-tables", *(f"keys-{place}" for place in TABLES), "keys-pages")
"""The ids of the headings, in their order."""


class KeyHelpPage(PagePresenter):
    """All bindings below their headings, in the order of the table."""

    name, words = "keys", "keys"

    def sections(self, texts: Texts) -> Iterator[Section]:
        for section in dict.fromkeys(SECTIONS):
            bindings = (each for each in BINDINGS if section_of(each) == section)
            meanings = (KeyMeaning(caps_of(texts, each), texts.screen(f"key:{each.name}")) for each in bindings)
            yield Section(tuple(meanings), texts.screen(section))


def section_of(binding: Binding) -> str:
    """Under which heading a binding stands: the id of its sentence."""
    if binding.places == PLACES:
        return "keys-everywhere"
    if "pages" in binding.places:
        return "keys-pages"
    return "keys-tables" if len(binding.places) > 1 else f"keys-{binding.places[0]}"


def caps_of(texts: Texts, binding: Binding) -> tuple[str, ...]:
    """The labels of the keys of a binding, those that are held together on one."""
    held: dict[str, list[str]] = {}
    for key in binding.keys:
        modifier, plus, base = key.rpartition("+") if len(key) > 1 else ("", "", key)
        held.setdefault(f"{modifier}{plus}", []).append(base)
    caps: list[str] = []
    for modifier, bases in held.items():
        keys = tuple(bases)
        for run, said in RUNS:
            if set(run) <= set(keys):
                keys = (said, *(key for key in keys if key not in run))
                break
        names = [_named(texts, key) for key in keys]
        caps += [f"{_named(texts, modifier[:-1])} + {'  '.join(names)}"] if modifier else names
    return tuple(caps)


def _named(texts: Texts, key: str) -> str:
    return texts.screen(f"keycap:{key}") if key in NAMED else key.replace("-", "−")
