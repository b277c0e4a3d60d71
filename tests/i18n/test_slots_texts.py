"""The texts of a table of buttons: all that its desk uses, and tiles that nobody saw."""

from __future__ import annotations

import re
from pathlib import Path

import roundhouse
from roundhouse.catalogs import messages_of
from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE
from roundhouse.games import BasicTrains, MexicanTrain
from roundhouse.games.core.moves import LayEngine
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.texts import Texts

HOST = Path(roundhouse.__file__).parent


def test_every_sentence_that_the_table_of_buttons_asks_for_is_there_and_no_other() -> None:
    written = "".join(
        path.read_text(encoding="utf-8")
        for place in ("commands", "presenters", "program", "terminal")
        for path in (HOST / place).rglob("*.py")
    )
    texts = {name for name in messages_of("buttons") if not name.startswith("command-")}
    assert len(texts) >= 4
    for name in texts:
        assert re.search(rf"""\.buttons\(["']{name}["']|["']{name}["'], Texts.buttons""", written), name
    assert set(re.findall(r"""\.buttons\(["']([^"']+)["']""", written)) <= texts


def test_a_tile_that_nobody_saw_is_a_tile_or_a_double() -> None:
    game, names = MexicanTrain(3), ("Ann", "Bo", "Cy")
    position = game.opening(game.next_round((), 1))
    for tile, said in (
        (UNKNOWN, "Bo plays a tile on their own train"),
        (UNKNOWN_DOUBLE, "Bo plays a double on their own train"),
    ):
        assert event_text(Texts(), game.play_of(tile, 1, UNKNOWN), position, game, names) == said
    basic = BasicTrains(4)
    opening = basic.opening(basic.next_round((), 0))
    assert (
        event_text(Texts(), LayEngine(UNKNOWN_DOUBLE), opening, basic, (*names, "Di"))
        == "Ann lays a double as the engine"
    )
