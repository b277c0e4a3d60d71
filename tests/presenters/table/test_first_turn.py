"""The player who begins a round, and the reason, in every game and every round."""

import pytest

from roundhouse.games import GAMES
from roundhouse.games.core.options import read_options
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.table.first_turn import first_turn_reason
from roundhouse.presenters.table.transcript import transcript
from roundhouse.referee import Chance, SeatedPlayer, TableSession

REASONS = {
    "mexican-train": ("chosen by lot", "each round the next seat leads"),
    "super-train": ("chosen by lot", "each round the next seat leads"),
    "private-trains": ("with the heaviest tile", "with the fewest points in the last round"),
    "station": ("with the engine 12-12", "with the engine 11-11"),
    "slosh": ("with the engine 4-4", "with the engine 5-5"),
    "basic-trains": ("with the highest double", "with the highest double"),
    "derailing": ("highest double that has not been an engine",) * 2,
}


def dealt(game: str, **rules: str) -> TableSession:
    kind = GAMES[game]
    names = ("Ann", "Bo", "Cy", "Di")
    return TableSession(
        kind(4, read_options(kind.options_type, rules)), [SeatedPlayer(name, "greedy") for name in names], Chance("3")
    )


def next_reason(table: TableSession, language: str = "en") -> str:
    """The reason why somebody begins the next round: each reason is given once, after the deal."""
    table.mode.begin()
    while table.referee.position is not None and not (reason := first_turn_reason(Texts(language), table.referee)):
        table.step()
    return reason


def play_on(table: TableSession) -> None:
    while table.referee.position is not None:
        table.step()


@pytest.mark.parametrize("game", GAMES)
def test_each_round_says_why_this_player_begins(game: str) -> None:
    table = dealt(game)
    for said in REASONS[game]:
        reason, position = next_reason(table), table.referee.position
        assert position is not None
        assert said in reason and table.referee.names[position.turn] in reason
        table.step()
        assert first_turn_reason(Texts(), table.referee) == "", "only before the first move"
        play_on(table)


def test_the_last_winner_leads_and_the_message_says_so() -> None:
    table = dealt("mexican-train", last_winner_leads="yes", set="6")
    next_reason(table)
    play_on(table)
    winner = table.referee.match.results[-1].winner
    assert next_reason(table) == f"{table.referee.names[winner]} begins, as the last winner."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_in_the_transcript_and_no_seal(language: str) -> None:
    table = dealt("mexican-train")
    lines: list[str] = []
    table.listeners.append(
        lambda answer: lines.extend(line.text.strip() for line in transcript(Texts(language), table, answer))
    )
    reason = next_reason(table, language)
    assert lines.count(reason) == 1
    assert not any(table.referee.made.seals[-1].seal[:16] in line for line in lines)
