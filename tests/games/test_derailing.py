"""Derailing the Train apart from its scenarios: which sound events come when, which doubles bind, teams, questions."""

from dataclasses import replace

import pytest
from tests.games.tables import match_from

from roundhouse.games import Derailing
from roundhouse.games.core.moves import DONE, Deal
from roundhouse.games.core.notation import read_move
from roundhouse.games.core.options import OptionError, read_options
from roundhouse.games.core.position import Position
from roundhouse.games.core.position_text import write_position
from roundhouse.games.core.sounds import Sound, SoundEvent
from roundhouse.games.derailing import DerailingOptions
from roundhouse.games.match.match import Begin, Match
from roundhouse.games.text.position_reader import read_position
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import match_over, turn_prompt
from roundhouse.referee.hub_output.hub_slots import train_slots
from roundhouse.referee.hub_output.scene import scene_of_match
from roundhouse_hub.lamps.scene import DUTY

NAMES = ("Ann", "Bo")
TABLE = (
    "derailing seats=2 set=6 engine=5-5 round=1 leader=A turn={turn} hands={hands} "
    "laid=5-5+1-5+2-5+3-5 ends=A:1,B:2,community:3 yard={boneyard}"
)
COMMUNITY = 2


def table(hands: str, turn: str = "A") -> Position:
    boneyard = 28 - 4 - len(hands.replace(":", "+").replace(",", "+").split("+")) + 2
    return read_position(TABLE.format(hands=hands, turn=turn, boneyard=boneyard))


def sound_events(position: Position, *moves: str) -> list[list[SoundEvent]]:
    """The sound events of each of these moves."""
    found = []
    for text in moves:
        move = read_move(position, text)
        after = position.game.play(position, move)
        found.append(list(position.game.sound_events(position, move, after)))
        position = after
    return found


def test_a_train_is_heard_to_derail_and_to_be_put_back() -> None:
    derails, covers = sound_events(table("A:2-2+2-6+0-0+1-1,B:0-1+0-2"), "2-2 on B", "2-6 on B")
    assert derails == [SoundEvent(Sound.LAID, 1), SoundEvent(Sound.DERAILED, 1), SoundEvent(Sound.MARKER_UP, 1)]
    assert covers == [SoundEvent(Sound.LAID, 1), SoundEvent(Sound.BACK_ON_TRACK, 1)]


def test_the_community_train_has_no_marker_to_be_heard() -> None:
    (derails,) = sound_events(table("A:3-3+0-0+1-1,B:0-1+0-2"), "3-3 on community")
    assert derails == [SoundEvent(Sound.LAID, COMMUNITY), SoundEvent(Sound.DERAILED, COMMUNITY)]


def test_the_last_tile_is_warned_of_at_the_end_of_the_turn() -> None:
    warning = SoundEvent(Sound.TAPPED, 0)
    plain, derails = table("A:1-6+0-0,B:0-1+0-2"), table("A:2-2+0-0,B:0-1+0-2")
    assert sound_events(plain, "1-6 on A")[0][-1] == warning
    left = sound_events(derails, "2-2 on B", "done")
    assert warning not in left[0] and left[1] == [warning]
    covered = sound_events(table("A:2-2+2-6+0-0,B:0-1+0-2"), "2-2 on B", "2-6 on B")
    assert warning not in covered[0] and covered[1][-1] == warning


def test_doubling_out_gives_no_warning() -> None:
    doubles_out = sound_events(table("A:2-2+2-6,B:0-1+0-2"), "2-2 on B", "2-6 on B")
    assert [Sound.TAPPED in [each.sound for each in step] for step in doubles_out] == [False, False]
    assert doubles_out[1][-1] == SoundEvent(Sound.ROUND_WON, 0)


def test_a_draw_for_a_last_tile_warns_of_nothing() -> None:
    drew = sound_events(table("A:0-0,B:0-1+0-2"), "draw 1-4", "1-4 on A")
    assert drew[0] == [] and drew[1][-1] == SoundEvent(Sound.TAPPED, 0)
    passed = sound_events(table("A:0-0,B:0-1+0-2"), "draw 4-4", "done")
    assert passed[1] == [SoundEvent(Sound.MARKER_UP, 0)]


@pytest.mark.parametrize(
    ("derailed", "turn", "lit"),
    [("B", "A", []), ("B", "B", [1]), ("community", "A", [COMMUNITY]), ("B,community", "B", [1])],
)
def test_the_lamp_of_a_derailed_train_shows_the_duty_of_whom_it_binds(derailed: str, turn: str, lit: list[int]) -> None:
    position = read_position(
        "derailing seats=2 set=6 engine=5-5 round=1 leader=A turn="
        f"{turn} hands=A:0-6+0-4,B:0-1+0-2 laid=5-5+1-5+2-5+3-5+2-2+3-3 ends=A:1,B:2*,community:3 yard=18 "
        f"doubles={derailed}"
    )
    assert set(position.game.doubles_to_cover(position)) == set(lit)
    scene, slots = scene_of_match(match_from(position)), train_slots(position.game)
    assert {train for train in range(3) if scene.lamps[slots[train]] == DUTY} == set(lit)


def test_the_task_says_that_a_double_may_be_covered() -> None:
    position = table("A:2-2+2-6+0-0,B:0-1+0-2")
    derailed = position.after(read_move(position, "2-2 on B"))
    assert turn_prompt(Texts(), derailed, NAMES) == "Cover the double 2-2 on Bo's train, or end the turn with Done."
    assert event_text(Texts(), DONE, derailed, derailed.game, NAMES) == "Ann is done"


@pytest.mark.parametrize(("draws", "clause"), [(0, "DT-17"), (2, "DT-2")])
def test_a_double_was_denied_by_a_pass_unless_all_hunted_for_the_platform(draws: int, clause: str) -> None:
    used = "used=0-0+1-1+2-2+5-5+6-6"
    position = read_position(f"derailing seats=2 set=6 stage=dealing turn=A round=6 {used} hands=A:,B: yard=28")
    deals = [Deal((0, 0), (10, 10), -1 if draws else 0), Deal((0, 0), (1, 1), -1), Deal((0, 0), (1, 1), 0)]
    for deal in deals[: 1 + draws]:
        position = position.after(deal)
    moves = ["engine 4-4", "4-3 on A", "4-1 on community", "1-5 on community", "5-0 on community", "0-4 on community"]
    # What the hunts brought may be the double; a pass denies it, too, where only doubles may be laid on A's train.
    for text in [*moves, "draw ?", "done", "4-2 on community"]:
        position = position.after(read_move(position, text))
    assert position.ruling(read_move(position, "3-3 on A")).trusted == (clause,)


def test_the_set_goes_by_the_number_of_players_and_is_written_down() -> None:
    assert [Derailing(seats).options.set for seats in range(2, 9)] == [9, 9, 9, 12, 12, 12, 12]
    assert Derailing(3).key == Derailing(3, DerailingOptions(set=9)).key
    position = Derailing(5).opening(Derailing(5).next_round((), 0))
    assert " set=12 " in write_position(position)
    assert read_position(write_position(position)) == position
    with pytest.raises(OptionError) as caught:
        read_options(DerailingOptions, {"set": "usual"})
    assert caught.value.facts["allowed"] == ("6", "9", "12", "15", "18")


def test_the_score_sheet_knows_which_doubles_are_used() -> None:
    game = Derailing(2, DerailingOptions(set=6, deal=1, rounds=3))
    double, match = game.tiles.double, Match(game)
    for engine in (3, 6, 0):
        match.apply(Begin(0))
        match.apply(Deal((1 << double[engine], 1 << game.tiles.tile(1, 2)), (0, 0)))
        assert match.position is not None
        match.apply(match.position.legal()[0])
    assert [result.round.engine for result in match.results] == [3, 6, 0]
    assert match.results[-1].round.used == 1 << 3 | 1 << 6


def test_teams_win_and_lead_together() -> None:
    game = Derailing(6, DerailingOptions(teams=3))
    assert game.sides == ((0, 3), (1, 4), (2, 5))
    match = Match(Derailing(4, DerailingOptions(set=6, deal=2, teams=2, rounds=1)))
    match.apply(Begin(0))
    tiles = match.game.tiles
    hands = (tiles.double[6], tiles.tile(1, 6)), (tiles.tile(0, 1), tiles.tile(0, 2)), (tiles.tile(5, 6),), ()
    more = (tiles.tile(4, 5),), (tiles.tile(0, 3), tiles.tile(0, 4))
    dealt = tuple(sum(1 << tile for tile in hand) for hand in (*hands[:2], (*hands[2], *more[0]), more[1]))
    match.apply(Deal(dealt, (0,) * 4))
    for text in ("engine 6-6", "6-1 on A"):
        assert match.position is not None
        match.apply(read_move(match.position, text))
    assert match.results[0].winner == 0 and match.totals == (0, 3, 20, 7)
    assert match.over and match.leaders == (1, 3)
    assert match_over(Texts(), match.leaders, match.totals, match.game, ("Ann", "Bo", "Cy", "Di")) == (
        "Bo and Di win the match as a team with 10 points."
    )


def test_a_game_completes_a_copy_of_its_options() -> None:
    options = DerailingOptions(teams=2)
    game = Derailing(4, options)
    assert options.set == 0
    assert game.options == replace(options, set=9)
