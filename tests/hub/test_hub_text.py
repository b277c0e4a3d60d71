"""Codes that a hub reports become text in any language; unknown codes are shown as they came."""

import re
from pathlib import Path
from typing import Any

import pytest

import roundhouse_hub
from roundhouse.catalogs import Verbatim, messages_of
from roundhouse.hub import hub_text
from roundhouse.hub.events import HubInfo, SelfTestStep
from roundhouse.i18n.texts import Texts
from roundhouse_hub.lamps.scene import LAMPS
from roundhouse_hub.link import messages, service
from roundhouse_hub.link.session import NO_MESSAGE, NO_NUMBER
from roundhouse_hub.recovery import faults
from roundhouse_hub.selftest import COLORS

FIRMWARE = Path(roundhouse_hub.__file__).parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FIRMWARE.glob("**/*.py")))
SENT = set(re.findall(r'(?:InvalidValue|trouble_message)\(\s*"([\w-]+)"', SOURCE)) | {NO_MESSAGE, NO_NUMBER}
FOUND = set(re.findall(r'(?:"code": |code=)"([\w-]+)"', SOURCE))
NEVER_SENT = {"unknown-setting"}
"""The host cannot ask for a setting that the protocol does not name."""


def names(kind: str) -> set[str]:
    """The texts of a kind in the catalog, by the words of the protocol."""
    return {name.removeprefix(kind + "-") for name in messages_of(hub_text.TOPIC) if name.startswith(kind + "-")}


def test_every_code_that_the_firmware_sends_has_a_text_and_every_text_a_code() -> None:
    assert len(SENT) >= 10
    assert len(FOUND) >= 5
    assert names("trouble") == SENT - NEVER_SENT
    assert names("test") == FOUND


def test_every_word_that_the_firmware_sends_has_a_text() -> None:
    assert names("color") == {name for name, _ in COLORS}
    assert set(messages.PARTS) == set(messages.ALL_PARTS)
    assert names("part") == set(faults.SUBSYSTEMS) | set(messages.PARTS.values())
    assert [str(hub_text.button_name(button)) for button in range(LAMPS)][-2:] == ["slot 12", "the engine"]


@pytest.mark.parametrize("code", ["no sample", "../hub-reports/test-stopped", "No-Sample", "no-sample.text", "fault"])
def test_only_known_codes_are_looked_up(code: str) -> None:
    assert isinstance(hub_text.trouble({"code": code, "sample": "bell"}), Verbatim)


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (messages.trouble_message("no-sample", sample="short"), "The sample short is missing: flash the hub again."),
        (
            messages.trouble_message("error", part="sound", fault="OSError 5", times=1),
            "The hub had an error in its sound: OSError 5",
        ),
        (
            messages.trouble_message("safe-mode", count=3, part="link", fault="OSError 5", times=2),
            "The hub is in safe mode after 3 crashes: link: OSError 5 (2 times)",
        ),
        (
            messages.trouble_message("safe-mode", count=1, part="start", fault="watchdog", times=1),
            "The hub is in safe mode after 1 crash: start: it hung until the watchdog reset the hub",
        ),
        (
            messages.trouble_message("error", part="lamps", fault="stuck", times=1),
            "The hub had an error in its lamps: it was stuck",
        ),
        (messages.trouble_message("unknown-message", kind="dance"), "In safe mode the hub does not know dance"),
        (
            messages.trouble_message("bad-number", field="slots", got=13, min=1, max=12),
            "slots must be a whole number from 1 to 12, not 13.",
        ),
    ],
)
def test_a_trouble_is_a_sentence(message: dict[str, Any], said: str) -> None:
    assert str(hub_text.trouble(message)) == said


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (service.selftest_message("lamps", 1, 4, text="red"), "red"),
        (service.selftest_message("sounds", 1, 17, text="bell"), "bell"),
        (service.selftest_message("button", 2, 13), "slot 3"),
        (service.selftest_message("bad", 1, 2, code="no-press", button=4), "slot 5 did not register"),
        (
            service.selftest_message("bad", 2, 2, code="other-button", button=6, other=12),
            "slot 7 gave the engine: are two wires crossed?",
        ),
        (
            service.selftest_message("bad", 1, 1, code="endless-sound", sound="whistle"),
            "the sound whistle does not end",
        ),
        (service.selftest_message("bad", 1, 1, code="no-sample", sample="short"), "the sample short is missing"),
        (service.selftest_message("end", code="stopped"), "stopped"),
        (service.selftest_message("end"), ""),
    ],
)
def test_a_step_of_the_self_test_is_a_sentence(message: dict[str, Any], said: str) -> None:
    assert str(SelfTestStep.read(message).text) == said


def test_facts_are_named_in_the_readers_language() -> None:
    spanish = Texts("es").of
    trouble = messages.trouble_message("safe-mode", count=1, part="start", fault="stuck", times=1)
    said = "La base está en modo seguro después de 1 caída: arranque: se quedó atascado"
    assert spanish(hub_text.trouble(trouble)) == said
    step = service.selftest_message("bad", 2, 2, code="other-button", button=6, other=12)
    assert spanish(SelfTestStep.read(step).text) == "la vía 7 dio la locomotora: ¿hay dos cables cruzados?"


def test_an_older_hub_is_shown_in_its_own_words() -> None:
    said = "The hub had an error in its sound: OSError 5"
    assert Texts("es").of(hub_text.trouble({"k": "trouble", "text": said})) == said
    older = {"k": "selftest", "at": "bad", "n": 1, "of": 1, "text": "slot 5 did not register"}
    assert Texts("es").of(SelfTestStep.read(older).text) == "slot 5 did not register"
    assert SelfTestStep.read({"at": "button", "n": 2, "of": 13, "text": "slot 3"}).text == hub_text.button_name(2)


@pytest.mark.parametrize(
    ("message", "shown"),
    [
        ({"code": "too-hot", "celsius": 81}, "too-hot celsius=81"),
        ({"code": "bad-number", "field": "vol"}, "bad-number field=vol"),
        ({"code": "error", "part": "horn\x1b", "fault": "{no}", "times": "x"}, None),
        ({"code": ["no-sample"], "sample": "bell"}, None),
        ({}, ""),
    ],
)
def test_an_unknown_code_is_shown_as_received(message: dict[str, Any], shown: str | None) -> None:
    said = hub_text.trouble({"k": "trouble", **message})
    assert Texts("es").of(said).isprintable()
    assert shown is None or str(said) == shown


def test_an_unknown_button_is_shown_as_received() -> None:
    assert (
        str(SelfTestStep.read({"at": "bad", "code": "no-press", "button": "x\n"}).text)
        == "x\N{REPLACEMENT CHARACTER} did not register"
    )


def test_unknown_parts_are_shown_by_their_letters() -> None:
    info = HubInfo.of({"parts": "lx"})
    assert list(map(str, info.parts)) == ["lamps", "x"]
    assert ", ".join(map(Texts("es").of, info.parts)) == "luces, x"
