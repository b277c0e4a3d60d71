"""The page of all keys, made from the table of key bindings."""

from __future__ import annotations

from string import ascii_uppercase

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.pages.list_page import ListPage, Meaning, PagePresenter, Section, back
from roundhouse.window.key_bindings import ARROWS, BINDINGS, DIGITS, PLACES, TABLES, Binding

RUNS = ((DIGITS, "0–9"), (tuple(ascii_uppercase), "A–Z"), (ARROWS, "← → ↑ ↓"), (ARROWS[:2], "← →"))
"""Keys that are shown as one where all of them do the same."""
NAMED = ("Shift", "Ctrl", "Alt", "Space", "Enter", "Backspace", "PageUp", "PageDown")
"""What has a name of its own in each language."""
SECTIONS = ("keys-everywhere", "keys-tables", *(f"keys-{place}" for place in TABLES), "keys-pages")
"""The ids of the headings, in their order."""


class KeyHelpPage(PagePresenter):
    """All bindings below their headings, in the order of the table."""

    def __init__(self) -> None:
        self._made: tuple[str, ListPage] | None = None

    def present(self, language: str) -> ListPage:
        if self._made is None or self._made[0] != language:
            self._made = language, self._page(language)
        return self._made[1]

    @staticmethod
    def _page(language: str) -> ListPage:
        sections = tuple(
            Section(
                tuple(
                    Meaning(caps_of(each, language), screen_text(f"key:{each.name}", language))
                    for each in BINDINGS
                    if section_of(each) == section
                ),
                screen_text(section, language),
            )
            for section in dict.fromkeys(SECTIONS)
        )
        return ListPage(
            screen_text("keys-title", language), screen_text("keys-line", language), sections, back(language)
        )


def section_of(binding: Binding) -> str:
    """Under which heading a binding stands: the id of its sentence."""
    if binding.places == PLACES:
        return "keys-everywhere"
    if "pages" in binding.places:
        return "keys-pages"
    return "keys-tables" if len(binding.places) > 1 else f"keys-{binding.places[0]}"


def caps_of(binding: Binding, language: str) -> tuple[str, ...]:
    """What stands on the keys of a binding, those that are held together on one."""
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
        names = [_named(key, language) for key in keys]
        caps += [f"{_named(modifier[:-1], language)} + {'  '.join(names)}"] if modifier else names
    return tuple(caps)


def _named(key: str, language: str) -> str:
    return screen_text(f"keycap:{key}", language) if key in NAMED else key.replace("-", "−")
