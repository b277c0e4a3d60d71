"""STRENGTH.md tells what was measured and no more; a run that is stopped goes on where it was."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest

from roundhouse.games import GAMES
from roundhouse.players.arena.contest import Outcome
from tools import strength

FEW = (
    strength.Plan("mexican-train", 2, "sensible", "greedy", 3),
    strength.Plan("slosh", 4, "casual", "random", 2),
    strength.Plan("mexican-train", 4, "expert", "sensible", 2),
    strength.Plan("mexican-train", 2, "expert", "sensible", 9, matches=True),
)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path / "strength.json")
    monkeypatch.setattr(strength, "plans", lambda: iter(FEW))


def test_a_run_that_is_stopped_goes_on_with_the_same_deals() -> None:
    stopped = strength.Result(FEW[0])
    stopped.play_on(monotonic())
    assert stopped.deals == 0
    stopped.plan = FEW[0]._replace(deals=1)
    stopped.play_on(float("inf"))
    on = strength.Result(FEW[0])
    assert on.deals == 1
    on.play_on(float("inf"))
    at_once = strength.Result(FEW[0], again=True)
    at_once.play_on(float("inf"))
    for result in (on, strength.Result(FEW[0])):
        assert result.decisive == at_once.decisive
        for name in strength.SAMPLES:
            kept, whole = getattr(result, name), getattr(at_once, name)
            assert (kept.count, kept.mean, kept.variance) == pytest.approx((3, whole.mean, whole.variance), rel=1e-4)


def test_the_page_has_a_line_for_what_was_measured_and_for_nothing_else() -> None:
    with pytest.raises(SystemExit, match="Nothing has been measured"):
        strength.page()
    for plan in FEW[:2]:
        strength.Result(plan).play_on(float("inf"))
    page = strength.page()
    assert "| 2 | `sensible` | `greedy` |" in page and "| 4 | `casual` | `random` |" in page
    assert "`expert` | `sensible`" not in page and "before the latest change" not in page
    assert page.index("## Mexican Train") < page.index("## Slosh") < page.index("## Whole matches")


def test_the_page_says_that_the_players_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    strength.Result(FEW[1]).play_on(float("inf"))
    monkeypatch.setattr(strength, "version", lambda *_: "another")
    assert "before the latest change" in strength.page()
    assert not strength.Result(FEW[1]).is_of_today


def test_a_goal_is_reached_by_the_share_and_its_lower_bound() -> None:
    for wins, verdict in ((30, "| reached |"), (19, "**not reached**"), (0, "**not reached**")):
        result = strength.Result(FEW[3], again=True)
        for number in range(32):
            each = Outcome(10.0, float(number < wins))
            result.add([each, each], 17.0)
        result.keep()
        row = next(line for line in strength.page().splitlines() if "58 % of decisive" in line)
        assert verdict in row and f"{100 * wins / 32:.1f} % of 32 decisive duplicate matches" in row


def test_the_page_is_that_of_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    written = strength.TARGET.read_text("utf-8")
    assert written == strength.page(), "make strength ARGS=--page"


def test_every_game_is_planned_at_each_number_of_seats_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    found = list(strength.plans())
    assert len({plan.name for plan in found}) == len(found)
    for game in GAMES:
        assert strength.is_playable(game, 4)
        for seats in (seats for seats in strength.SEATS if strength.is_playable(game, seats)):
            pairs = {(plan.challenger, plan.rival) for plan in found if (plan.game, plan.seats) == (game, seats)}
            assert {*strength.STEPS, ("expert", "sensible")} <= pairs
