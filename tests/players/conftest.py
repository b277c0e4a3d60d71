"""The expert thinks as little as it can here: what holds for it holds for every budget."""

import pytest

from roundhouse.players.expert import Budget, ExpertPlayer


@pytest.fixture(autouse=True)
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ExpertPlayer, "budget", Budget(worlds=1, stages=2))
