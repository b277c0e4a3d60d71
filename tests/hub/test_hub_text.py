"""What a hub says in English can be told in another language; what nobody knows stays as it is."""

from __future__ import annotations

import pytest

from roundhouse import i18n
from roundhouse.hub.events import HubInfo
from roundhouse.hub.health import SelfTestStep
from roundhouse.hub.hub_text import meant
from roundhouse_hub.lamps.scene import LAMPS
from roundhouse_hub.link.messages import PARTS
from roundhouse_hub.recovery.faults import PARTS as WORKERS
from roundhouse_hub.selftest import COLORS, place


@pytest.mark.parametrize(
    "said", [*(name for name, _ in COLORS), *map(place, range(LAMPS)), *PARTS.values(), *WORKERS, "stopped"]
)
def test_every_word_of_a_hub_is_known(said: str) -> None:
    assert str(meant(said)) == said
    assert i18n.told(meant(said), "es") not in ("", said)


@pytest.mark.parametrize(
    ("said", "spanish"),
    [
        ("slot 5 was not felt", "no se sintió la vía 5"),
        (
            "slot 7 gave the engine: are two wires crossed?",
            "la vía 7 dio la locomotora: ¿hay dos cables cruzados?",
        ),
        ("the sound whistle does not end", "el sonido whistle no termina"),
        ("the sample short is missing", "falta la muestra short"),
        (
            "The sample short is missing: flash the hub again.",
            "Falta la muestra short: pon el firmware en la base otra vez.",
        ),
        ("The hub had an error in its sound: OSError 5", "La base tuvo un error (sonido): OSError 5"),
        (
            "The hub is in safe mode after 3 crashes: link: OSError 5 (2 times)",
            "La base está en modo seguro después de 3 caídas: enlace: OSError 5 (2 times)",
        ),
        ("In safe mode the hub does not know dance", "En modo seguro la base no conoce dance"),
    ],
)
def test_what_a_hub_complains_of_is_told(said: str, spanish: str) -> None:
    assert str(meant(said)) == said
    assert i18n.told(meant(said), "es") == spanish


@pytest.mark.parametrize("said", ["slot four", "slot 4 is on fire", "{no} amplifier", "the Engine", ""])
def test_what_is_not_known_stays_as_it_is(said: str) -> None:
    assert i18n.told(meant(said), "es") == said


def test_what_comes_over_the_wire_is_meant() -> None:
    step = SelfTestStep.read({"at": "button", "n": 2, "of": 13, "text": "slot 3"})
    assert i18n.told(step.text, "es") == "la vía 3"
    info = HubInfo.of({"parts": "lx"})
    assert list(map(str, info.parts)) == ["lamps", "x"]
    assert i18n.all_told(info.parts, "es") == "luces, x"
