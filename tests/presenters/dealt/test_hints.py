"""Hints at a table in a window: what can be played, what the computer would play, and why a tile cannot be."""

from __future__ import annotations

import pytest
from tests.players.test_players import TABLES, ids, played_round
from tests.window.headless_table import HeadlessTable

from roundhouse import actions
from roundhouse.actions.action import Index
from roundhouse.dominoes.sets import DominoSet
from roundhouse.games.core.moves import DRAW, Play
from roundhouse.games.core.position import Position
from roundhouse.games.rules.game import Game
from roundhouse.games.text.position_reader import read_position
from roundhouse.i18n.texts import Texts
from roundhouse.players import Advised, GreedyPlayer, Player, moves_of
from roundhouse.presenters.dealt.hints import kept_line, lacks
from roundhouse.presenters.table.announcement import hint, permission
from roundhouse.referee.session.thinking import Thinker, Thought
from roundhouse_hub.lamps.scene import FITS


def test_a_hint_asked_again_shows_what_else_can_be_played() -> None:
    headless = HeadlessTable()
    headless.until_mine()
    plays = {(move.tile, move.train) for move in headless.referee.legal() if isinstance(move, Play)}
    told = []
    for _ in range(len(plays)):
        view = headless.do(actions.Hint())
        told.append(view.message.text.split(".")[0])
        assert any(tile.picked and tile.playable for tile in view.hand)
    assert len(set(told)) == len(plays)
    assert headless.do(actions.Hint()).message.text.split(".")[0] == told[0], "then the first again"


@pytest.mark.parametrize(("language", "public"), [("en", "on the Mexican Train"), ("es", "en el Tren Mexicano")])
def test_a_hint_names_trains_as_people_do(language: str, public: str) -> None:
    headless = HeadlessTable()
    headless.presenter.texts = Texts(language)
    headless.until_mine()
    plays = [move for move in headless.referee.legal() if isinstance(move, Play)]
    assert any(move.train >= headless.referee.game.seats for move in plays)
    assert any(public in headless.do(actions.Hint()).message.text for _ in plays)


def test_a_hint_where_nothing_fits_says_what_to_do() -> None:
    headless = HeadlessTable()
    for _ in range(60):
        headless.until_mine()
        if headless.referee.legal() == (DRAW,):
            assert headless.do(actions.Hint()).message.text == "The computer would draw a tile."
            return
        if headless.referee.position is None:
            headless.do(actions.NextRound())
        else:
            headless.table.call(headless.table.computers.move(0))
    raise AssertionError("something fitted always")


def unplayable(headless: HeadlessTable) -> int:
    """Let the round go on until the person may play, and hold a tile that may not be played."""
    for _ in range(40):
        view = headless.until_mine()
        dull = [index for index, tile in enumerate(view.hand) if not tile.playable]
        if dull and len(dull) < len(view.hand):
            return dull[0]
        headless.table.call(headless.table.computers.move(0))
    raise AssertionError("every tile could be played")


def test_a_tile_that_cannot_be_played_says_why_when_it_is_touched_twice() -> None:
    headless = HeadlessTable()
    index = unplayable(headless)
    before, steps = headless.referee.position, headless.referee.steps
    view = headless.do(actions.PickTile(Index(index)))
    assert "why" in [button.wire for button in view.buttons]
    assert view.refused_train is None
    view = headless.do(actions.PickTile(Index(index)))
    assert view.message.tone == "refused"
    assert (view.refused_train, view.refused_at) == (0, headless.now), "one's own train is the likeliest"
    assert view.hand[index].picked
    assert (headless.referee.position, headless.referee.steps) == (before, steps), "asking is no call"
    assert not headless.do(actions.PickTile(Index(index))).hand[index].picked, "the third touch puts it back"
    headless.do(actions.PickTile(Index(index)))
    assert headless.do(actions.WhyNot()).message.tone == "refused"


def test_a_tile_that_can_be_played_names_its_clauses_when_it_is_touched_twice() -> None:
    headless = HeadlessTable()
    view = headless.until_mine()
    index = next(index for index, tile in enumerate(view.hand) if tile.playable)
    before, steps = headless.referee.position, headless.referee.steps
    assert headless.do(actions.PickTile(Index(index))).message.tone == "turn"
    tile = headless.presenter.context.hand.tile
    view = headless.do(actions.PickTile(Index(index)))
    assert (view.message.tone, view.message.title) == ("info", "Can be played")
    assert view.hand[index].picked and view.refused_train is None
    assert (headless.referee.position, headless.referee.steps) == (before, steps), "asking is no call"
    assert before is not None
    plays = [move for move in before.legal() if isinstance(move, Play) and move.tile == tile]
    for clause in {reason.clause for play in plays for reason in before.reasons(play)}:
        assert clause in view.message.text
    assert not headless.do(actions.PickTile(Index(index))).hand[index].picked, "the third touch puts it back"
    headless.do(actions.PickTile(Index(index)))
    assert headless.do(actions.WhyNot()).message == view.message, "the key says the same"
    assert not headless.do(actions.PickTile()).hand[index].picked, "Escape puts it back at once"


def test_where_a_tile_goes_on_several_trains_the_clause_of_each_is_named_and_what_holds_on_all_is_said() -> None:
    table = "mexican-train seats=2 set=6 round=1 leader=A engine=6-6 turn=A"
    position = read_position(f"{table} ends=A:5,B:5*,mexican:5 hands=A:5-5+0-1,B:0-0+0-2 laid=6-6+5-6 yard=5")
    said = permission(position, position.game.tiles.tile(5, 5), ("Ann", "Bo"))(Texts())
    assert said is not None and said.text == (
        "Ann (C-2); Bo (MT-7); Mexican (MT-6). MT-8: Ann has to follow the double 5-5 with another tile, or draw."
    )


def test_a_hint_picks_the_tile_so_that_the_table_shows_where_it_goes() -> None:
    headless = HeadlessTable()
    headless.until_mine()
    hint = headless.do(actions.Hint())
    picked = next(tile for tile in hint.hand if tile.picked)
    assert {target.tile.key for target in hint.targets} == {picked.key}
    assert FITS in hint.scene.lamps


class Reckoning(Thinker):
    """Has the advice when it is `ready`: the lightest tile first, each move a point worse than the one before."""

    ready = False

    def begin(self, _player: Player, view: Position, seat: int, _thinkers: int = 1) -> Thought:
        plays = [move for move in moves_of(view, seat) if isinstance(move, Play)]
        plays.sort(key=lambda move: view.game.tiles.pips[move.tile])
        return lambda: [Advised(move, cost) for cost, move in enumerate(plays)] if self.ready else None


def asked(headless: HeadlessTable) -> tuple[Reckoning, int]:
    """Ask for a hint where there is a choice; return the number of plays."""
    headless.until_mine()
    while len(headless.referee.legal()) < 3:
        headless.table.call(headless.table.computers.move(0))
        headless.until_mine()
    thinker = Reckoning()
    headless.table.computers.think_with(thinker)
    for _ in range(2):
        assert headless.do(actions.Hint()).message.text == "Thinking …"
    return thinker, sum(isinstance(move, Play) for move in headless.referee.legal())


def test_advice_that_takes_time_is_told_when_it_is_there_and_says_what_other_plays_cost() -> None:
    headless = HeadlessTable()
    thinker, plays = asked(headless)
    thinker.ready = True
    said = headless.do().message.text
    assert said.startswith("The computer would play") and f" {plays - 1} more plays: ask again." in said
    assert "about 1 point worse" in headless.do(actions.Hint()).message.text
    assert "about 2 points worse" in headless.do(actions.Hint()).message.text


def test_who_takes_a_tile_up_meanwhile_keeps_it() -> None:
    headless = HeadlessTable()
    thinker, _ = asked(headless)
    headless.do(actions.PickTile(Index(0)))
    thinker.ready = True
    view = headless.do()
    assert view.hand[0].picked and not view.message.text.startswith("The computer")


def written(tiles: DominoSet, tile: int) -> str:
    return tiles.text(tile, None, which=False)


def test_a_hint_says_what_it_keeps_and_whom_it_shuts_out() -> None:
    line = (
        "mexican-train seats=2 set=9 engine=9-9 round=1 leader=A turn=A hands=A:9-5+5-3+3-1+8-9,B:?3 laid=9-9 yard=30"
    )
    view = read_position(line)
    tiles = view.game.tiles
    plays = {(written(tiles, play.tile), play.train): play for play in view.legal() if isinstance(play, Play)}
    own, public = plays["5-9", 0], plays["8-9", 2]
    assert kept_line(view, own) == (5, 3, 1)
    assert kept_line(view, public) == (9, 5, 3, 1)
    assert lacks(view, public) is None, "nothing is known of that hand"
    (group,) = view.hidden[1]
    shown = view.replace(hidden=((), (group._replace(excluded=view.game.fitting[8]),)))
    assert lacks(shown, public) == 1
    for known, reason in ((shown, "Bo has nothing with 8."), (view, "It keeps 9-5-3-1 for your train.")):
        told = hint(known, Advised(public, 0.0), ("Ann", "Bo"), first=True, more=0)(Texts())
        assert told is not None and told.text.endswith(reason)


@pytest.mark.parametrize("game", TABLES, ids=ids)
def test_a_hint_has_words_for_every_move_of_every_game(game: Game) -> None:
    names = [f"P{seat}" for seat in range(game.seats)]
    told = {
        (said.text, first)
        for choices in played_round(game, GreedyPlayer, 2)
        for view, legal, _ in choices[::3]
        for move in legal
        for first in (True, False)
        if (said := hint(view, Advised(move, 2.4), names, first, more=1)(Texts())) is not None
    }
    assert len(told) > 10
    assert all("points worse" in text for text, first in told if not first and "You could" in text)
    assert any("It keeps" in text for text, _ in told)
