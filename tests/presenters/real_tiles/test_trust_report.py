"""Every kind of untrue claim that the audit proves has a sentence, in every game."""

from types import SimpleNamespace
from typing import Any

import pytest
from tests.games.match.test_audit import NEXT_DEAL, VISIT, VOID, called_round, void_hand
from tests.referee.modes.call_script import NAMES, called_table, say

from roundhouse.dominoes import hand_of
from roundhouse.games import GAMES
from roundhouse.games.core.moves import Reveal
from roundhouse.games.core.options import read_options
from roundhouse.games.match.audit import Breach, audit
from roundhouse.games.match.match import Depart, Match
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import round_void
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.real_tiles.trust_report import (
    breach_lines,
    breach_texts,
    hand_sum_text,
    round_audited,
    trust_lines,
)
from roundhouse.presenters.table.transcript import LogEntry
from roundhouse.records.record import read_record
from roundhouse.referee import TableSession

BO_LIED = (
    "deal",
    "ann holds",
    "ann engine 9-9",
    "bo engine 8-8",
    "cy engine 7-7",
    "dee engine 6-6",
    "eli engine 5-5",
    "ann done",
    "bo done",
    "cy 7-1 on cy left",
    "reveal ann 0-2",
    "reveal bo 8-1",
)
"""A round of Basic Trains with two tiles each that Cy wins; Bo lost his turn."""


def called_again(match: Match) -> tuple[TableSession, list[Breach]]:
    """A table where the same match is called event by event, and what the answers proved."""
    table = called_table(match.first_game)
    proven = list[Breach]()
    for event in match.events:
        answer = table.referee.call(event)
        assert answer.allowed
        proven += answer.breaches
    return table, proven


@pytest.mark.parametrize("name", GAMES)
def test_every_lie_of_every_game_is_announced_and_has_its_sentence(name: str) -> None:
    told = 0
    for seed in range(6):
        table, proven = called_again(called_round(GAMES[name](4), seed, lies=True)[0])
        match = table.referee.match
        assert set(proven) >= set(audit(match))
        lines = breach_lines(Texts(), table.referee)
        told += len(lines)
        assert len(lines) == len(audit(match))
        for line in lines:
            assert line.endswith(".") and "{" not in line
            assert any(name in line for name in NAMES[:4]) and "-" in line
        assert set(lines) <= set(trust_lines(Texts(), table.referee))
        assert not match.ledger or round_audited(Texts(), table.referee)
        if told > 5:
            break
    assert told > 5


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("game", VOID)
def test_a_hand_that_convicts_is_announced_at_every_front_end_and_told_after_the_next_deal(
    game: str, language: str
) -> None:
    """The window and a phone show the message; a front end where people type has the log."""
    events = read_record(f"{void_hand(game)}{NEXT_DEAL}").match().events
    table, log = called_table(GAMES[game](4, read_options(GAMES[game].options_type, {"deal": "3"}))), list[LogEntry]()
    screen, typed = Presenter(table, Texts(language)), Presenter(table, Texts(language))
    typed.log_to(log.append)
    alarms = []
    for event in events:
        answer = table.call(event)
        assert answer.allowed
        shown = screen.present().announcement
        if answer.breaches:
            (line,) = breach_texts(Texts(language), table.referee, answer.breaches)
            assert shown is not None and shown.is_alarm and shown.text == line
            assert [each.tone for each in log[-1].lines if each.text == line] == ["refused"]
            alarms.append(line)
    assert len(alarms) == 1 and "BT-3" in alarms[0] and "1-" in alarms[0]
    assert alarms[0] in screen.match.trusted(), "after the next deal"


@pytest.mark.parametrize("game", VOID)
def test_a_hand_that_is_void_says_so_and_repeats_what_it_proved(game: str) -> None:
    table = called_table(GAMES[game](4, read_options(GAMES[game].options_type, {"deal": "3"})))
    screen = Presenter(table)
    for event in read_record(void_hand(game)).match().events:
        table.call(event)
    page = screen.present()
    assert page.question is not None and page.question.line.startswith(round_void(Texts()))
    shown = page.announcement
    assert shown is not None and shown.is_alarm and shown.text.startswith(round_void(Texts()))
    assert shown.text.endswith(" ".join(breach_lines(Texts(), table.referee)))


def test_a_breach_of_an_earlier_round_names_the_round_and_the_player_of_then() -> None:
    """In the first round Bo loses his turn with a tile that fits; after it he leaves, so that Cy sits in his seat."""
    table = called_table(GAMES["basic-trains"](5, read_options(GAMES["basic-trains"].options_type, {"deal": "2"})))
    for line in BO_LIED:
        say(table, line)
    (breach,) = table.referee.breaches
    (told,) = breach_lines(Texts(), table.referee)
    assert "Bo held 1-8" in told and not told.startswith("Round")
    table.call(Depart(1))
    assert table.referee.breaches == [breach]
    assert breach_lines(Texts(), table.referee) == trust_lines(Texts(), table.referee)[-1:]
    (told,) = breach_lines(Texts(), table.referee)
    assert told.startswith("Round 1: BT-3") and "Bo held 1-8" in told


def test_a_correction_that_convicts_is_announced() -> None:
    table = called_table(GAMES["slosh"](4, read_options(GAMES["slosh"].options_type, {"deal": "3"})))
    screen = Presenter(table)
    honest = void_hand("slosh").replace("reveal A 4-1 0-1", "reveal A 1-1 0-1").replace("0-3 1-1", "0-3 2-2")
    for event in read_record(honest).match().events:
        assert not table.call(event).breaches
    table.undo(3)
    number = table.referee.steps - 1
    answer = table.amend(
        number, 1, [Reveal(0, hand_of(table.referee.game.tiles.read(each)[0] for each in ("1-4", "0-1")))]
    )
    assert [(each.seat, each.clause) for each in answer.breaches] == [(0, "BT-3")]
    shown = screen.present().announcement
    assert shown is not None and shown.is_alarm and "Ann held 1-4" in shown.text


def test_a_visit_that_a_hand_disproves_is_reported() -> None:
    table, _ = called_again(read_record(f"{VISIT}reveal A 1-2 1-1 2-2\n").match())
    assert breach_lines(Texts(), table.referee) == [
        'PT-6, call 5 of the round, "Ann plays 4-1 on the Mexican Train": Ann held none of 0-5, 1-5, 2-5, 3-5, 4-5 '
        "and 5-5, but the call needs one."
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_hand_adds_up_to_what_the_game_counts(name: str) -> None:
    game = GAMES[name](4)
    hand = hand_of([0, 3, 7])
    added = hand_sum_text(Texts(), game, hand)
    assert added.endswith(f" = {game.hand_points(hand)}") and added.count("+") == 2
    assert hand_sum_text(Texts(), game, 0) == ""


def counted(seats: int) -> list[str]:
    """The report of a round in which this many hands were given as sums, with two calls of each on trust."""
    match = SimpleNamespace(
        events=[Reveal(seat, 0, 10) for seat in range(seats)],
        round_start=0,
        ledger=[SimpleNamespace(seat=seat) for seat in (*range(seats), *range(seats))],
    )
    referee: Any = SimpleNamespace(match=match, names=NAMES, breaches=())
    return round_audited(Texts(), referee)


def test_hands_that_were_only_counted_share_one_sentence() -> None:
    assert counted(1) == ["Ann's hand was only counted: 2 calls stay on trust."]
    assert counted(12) == ["12 hands were only counted: 24 calls stay on trust."]
