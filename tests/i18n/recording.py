"""Records the texts that are looked up while a message is rendered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roundhouse import catalogs


class RequestedIds(set[str]):
    def left(self, ids: set[str]) -> set[str]:
        return ids - self


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[RequestedIds]:
    """Records the id of each text that is looked up."""
    noted, said = RequestedIds(), catalogs._formatted

    def note(language: str, id: str, facts: tuple[tuple[str, str | catalogs.Number], ...]) -> str:
        noted.add(id)
        return said(language, id, facts)

    monkeypatch.setattr(catalogs, "_formatted", note)
    yield noted
