"""Dealing: with a seal that can be checked, from a complete shuffle, and by the dealer alone."""

from random import Random

import pytest
from tests.referee.tables import mexican_train, play_rounds, seats_for, table_of, until_draw

from roundhouse.dominoes import seal
from roundhouse.games.core.moves import Deal, Draw
from roundhouse.games.core.position import Stage
from roundhouse.games.core.words import words
from roundhouse.games.match.dealer import Shuffle, shuffle
from roundhouse.games.match.match import Begin
from roundhouse.referee import Referee, Undo
from roundhouse.referee.calls import Shuffled


def test_the_dealer_names_the_tile_whatever_the_player_says() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    drawn = until_draw(table)
    table.undo()
    other = next(tile for tile in range(table.referee.game.tiles.size) if tile != drawn.tile)
    assert table.referee.call(Draw(other)).applied[-1].event == drawn


def test_a_round_that_is_undone_is_dealt_again_as_it_was() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    dealt = table.referee.position
    table.undo(2)
    assert table.referee.position is None
    table.mode.begin()
    assert table.referee.position == dealt


def test_the_seal_is_shown_first_and_can_be_checked_afterwards() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    (sealed,) = table.referee.made.seals
    assert sealed.shuffle is None
    play_rounds(table)
    (opened,) = table.referee.made.seals
    assert opened.seal == sealed.seal
    assert opened.shuffle is not None
    assert seal(opened.shuffle.order, opened.shuffle.salt) == sealed.seal
    dealt = table.referee.match.events[1]
    assert opened.shuffle.deal(table.referee.game) == dealt


@pytest.mark.parametrize("fault", ["short", "twice", "engine"])
def test_a_shuffle_has_every_tile_that_is_left_once(fault: str) -> None:
    """Also its end, of which nobody is dealt a tile: the boneyard would give a tile twice, or run out too soon."""
    game = mexican_train()
    referee = Referee(game, seats_for(game))
    referee.call(Begin(0))
    assert referee.position is not None
    good = shuffle(referee.position, Random(1))
    engine = game.tiles.double[9]
    order = {"short": good.order[:-1], "twice": (*good.order[:-1], good.order[0]), "engine": (*good.order[:-1], engine)}
    with pytest.raises(ValueError, match="each once"):
        referee.call(Shuffled(Shuffle(words(order[fault]), good.salt)))
    assert referee.position.stage == Stage.DEALING
    assert referee.call(Shuffled(good)).allowed


def test_a_deal_that_is_named_draws_from_no_older_shuffle() -> None:
    table = table_of(mexican_train(set=6, deal=1))
    play_rounds(table, 1)
    referee, tiles = table.referee, table.referee.game.tiles
    assert referee.made.shuffle is not None
    referee.call(Begin(referee.match.next_round.leader))
    hands = tuple(1 << tiles.tile(0, end) for end in (1, 2, 3))
    assert referee.call(Deal(hands, (0, 0, 0))).allowed
    assert referee.made.shuffle is None
    drawn = Draw(tiles.tile(4, 6))
    assert referee.call(drawn).applied[0].event == drawn
    referee.call(Undo(2))
    assert table.mode.deal().allowed and referee.made.shuffle is not None
