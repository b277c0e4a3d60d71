"""A button closes before its stop, over all tolerances, and does not carry what leans on it."""

from typing import Any

import pytest
from tests.defects import each_of
from tests.hardware.edited_parts import parts_with
from tools.hardware.case.plan import dimensions, rules, seats, stops

STANDARD = dimensions.read()


def test_every_stop_comes_after_the_button_and_spares_it() -> None:
    assert stops.faults(STANDARD) == []
    for stop in stops.stops(STANDARD):
        assert stop.end - stop.free < 1.2, "it stops soon after the button has closed"
        assert stops.stop_force(STANDARD, stop) <= STANDARD.number("button", "withstands_n") / 2 + 1e-9, (
            "the pad's rate is a guess"
        )


DIMENSIONS: dict[str, tuple[dict[str, Any], str]] = {
    "a platform without a stop": ({"middle_stop": 5.6}, "The platform loads its button with 49 N at its stop"),
    "a platform's early stop": ({"middle_stop": 1.4}, "The platform stops after 1.40 mm; the button may need 2.01"),
    "a cap without a stop": ({"cap_stop": 4.0}, "A slot's cap loads its button with 44 N at its stop"),
    "a cap's early stop": ({"cap_stop": 0.5}, "A volume key stops after 0.50 mm; the button may need 1.01"),
}


@each_of(DIMENSIONS, "chosen", "expected")
def test_a_stop_in_the_wrong_place_is_named(chosen: dict[str, Any], expected: str) -> None:
    found = rules.faults(dimensions.read(**chosen))
    assert any(expected in fault for fault in found), found


PARTS = {
    "no pad": ("rate_n_mm = 10 ", "rate_n_mm = 500 ", "loads its button with"),
    "a button with a long travel": ("travel_mm = 0.25\n", "travel_mm = 0.5\n", "the button may need 1.26 to close"),
    "a weak button": ("withstands_n = 30", "withstands_n = 10", "it withstands 10 N"),
    "a platform's gap": (
        "gap_mm = 1.0 ",
        "gap_mm = 1.4 ",
        "The platform stops after 2.10 mm; the button may need 2.41",
    ),
    "an uneven pad": ("thick_off_mm = 0.2\n", "thick_off_mm = 0.5\n", "the button may need 1.31 to close"),
    "a stiff button": ("force_n = 1.6\n", "force_n = 2.6\n", "pressed 7 mm beside its middle needs"),
}


@each_of(PARTS)
def test_a_button_that_its_stop_does_not_suit_is_named(old: str, new: str, expected: str) -> None:
    found = rules.faults(dimensions.read(parts_with(old, new)))
    assert any(expected in fault for fault in found), found


def test_a_print_that_is_off_more_needs_another_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stops, "PRINT", 0.4)
    assert {fault.partition(" stops after")[0] for fault in stops.faults(STANDARD) if " stops after" in fault} == {
        "The platform",
        "A slot's cap",
        "A volume key",
    }


@pytest.mark.parametrize("pressed", stops.guided(STANDARD), ids=lambda pressed: pressed.name)
def test_a_cap_closes_its_button_wherever_a_finger_presses_it(pressed: stops.Guided) -> None:
    places = (pressed.half, *sorted(stops.EDGE, reverse=True))
    forces = [stops.off_center(STANDARD, pressed, pressed.half - edge) for edge in places]
    assert forces == sorted(forces) and forces[0] == STANDARD.number("button", "force_n") and forces[-1] < 4.0


TIPPING: dict[str, tuple[dict[str, Any], str]] = {
    "a loose cap": ({"cap_play": 0.5}, "A cap pressed 6 mm beside its middle needs 6.4 N; 4.0 is the limit."),
    "a short way": ({"cap_stop": 1.05}, "A cap pressed 7 mm beside its middle needs 12.8 N; 4.0 is the limit."),
    "a loose key": ({"cap_play": 0.35}, "A volume key pressed 5 mm beside its middle needs 9.6 N; 4.0 is the limit."),
}


def test_a_hook_that_lets_a_board_sink_puts_the_cap_below_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "HOOK_PLAY", 0.5)
    assert stops.faults(STANDARD) == [
        "A slot's cap closes its button 0.09 mm below the deck, where a broad finger stops."
    ]


@each_of(TIPPING, "chosen", "expected")
def test_a_cap_that_stands_on_its_edge_is_named(chosen: dict[str, Any], expected: str) -> None:
    assert expected in stops.faults(dimensions.read(**chosen))
