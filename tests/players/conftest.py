"""The expert thinks as little as it can here: what holds for it holds for every budget."""

import pytest

from roundhouse.players import expert


@pytest.fixture(autouse=True)
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "usual_budget", lambda _: expert.Budget(worlds=1, stages=2))
