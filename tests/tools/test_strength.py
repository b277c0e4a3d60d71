"""STRENGTH.md is up to date, and what is measured for it covers every game."""

from __future__ import annotations

from tools.rules import strength

from roundhouse.games import GAMES


def test_the_page_is_that_of_what_was_measured() -> None:
    written = strength.TARGET.read_text("utf-8")
    assert written == strength.page(), "make strength ARGS=--page"


def test_every_game_is_planned_at_each_number_of_seats_that_it_has() -> None:
    found = list(strength.plans())
    assert len({plan.name for plan in found}) == len(found)
    for game in GAMES:
        assert strength.is_playable(game, 4)
        for seats in (seats for seats in strength.SEATS if strength.is_playable(game, seats)):
            pairs = {(plan.challenger, plan.rival) for plan in found if (plan.game, plan.seats) == (game, seats)}
            assert {*strength.STEPS, ("expert", "sensible")} <= pairs
