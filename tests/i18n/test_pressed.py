"""The words of a table of buttons: all that its desk asks for, and tiles that nobody saw."""

from __future__ import annotations

import re
from pathlib import Path

import roundhouse
from roundhouse import i18n
from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE
from roundhouse.games import BasicTrains, MexicanTrain
from roundhouse.games.moves import LayEngine
from roundhouse.games.position import EngineFrom
from roundhouse.messages import messages_of

HOST = Path(roundhouse.__file__).parent
AWAITED = ("leader", "next", "deal", "finder")


def test_every_sentence_that_the_desk_asks_for_is_there_and_no_other() -> None:
    written = "".join(
        path.read_text(encoding="utf-8") for place in ("commands", "terminal") for path in (HOST / place).rglob("*.py")
    )
    asked = {f"ask-holder-{source.value}" for source in EngineFrom} | {f"ask-{what}" for what in AWAITED}
    texts = {name for name in messages_of("buttons") if not name.startswith("command-")}
    assert asked <= texts
    for name in texts - asked:
        assert re.search(rf"""buttons_text\(["']{name}["']""", written), name
    assert set(re.findall(r"""buttons_text\(["']([^"']+)["']""", written)) <= texts


def test_a_tile_that_nobody_saw_is_a_tile_or_a_double() -> None:
    game, names = MexicanTrain(3), ("Ann", "Bo", "Cy")
    position = game.opening(game.next_round((), 1))
    for tile, said in (
        (UNKNOWN, "Bo plays a tile on their own train"),
        (UNKNOWN_DOUBLE, "Bo plays a double on their own train"),
    ):
        assert i18n.event_text(game.play_of(tile, 1, UNKNOWN), position, game, names) == said
    basic = BasicTrains(4)
    opening = basic.opening(basic.next_round((), 0))
    assert i18n.event_text(LayEngine(UNKNOWN_DOUBLE), opening, basic, (*names, "Di")) == "Ann lays a double as engine"
