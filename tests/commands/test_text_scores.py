"""The score sheet in the terminal."""

from __future__ import annotations

import io

from rich.console import Console

from roundhouse.commands.setting import Wishes, new_table
from roundhouse.commands.text.scores import score_sheet


def sheet(seats: int, width: int) -> tuple[str, tuple[str, ...]]:
    table = new_table(
        Wishes("mexican-train", seats=seats, rules={"rounds": "1", "set": "18"}, seed="3", all_computers=True)
    )
    table.begin()
    while not table.referee.match.over:
        table.step()
    out = io.StringIO()
    names = table.referee.names
    Console(file=out, width=width, color_system=None).print(score_sheet(table.referee.match, names))
    return out.getvalue(), names


def test_a_line_a_round_the_winner_starred_the_totals_below() -> None:
    shown, names = sheet(4, 80)
    lines = [line.split() for line in shown.splitlines() if line.strip()]
    assert lines[1] == list(names)
    assert lines[3][:3] == ["Round", "1", "18-18"]
    assert lines[3].count("★") == 1
    assert lines[4] == ["Total", *(each for each in lines[3][3:] if each != "★")]


def test_twelve_players_fit_into_eighty_columns_without_a_name_or_a_round_cut_off() -> None:
    shown, _ = sheet(12, 80)
    assert "…" not in shown
    assert "Round 1  18-18" in shown
    assert max(map(len, shown.splitlines())) <= 80
