"""Bad input is answered with one line: what is wrong and what is allowed."""

import pytest

from roundhouse.catalogs import messages_of
from roundhouse.games import GAMES, BasicTrains, Derailing, MexicanTrain, Slosh
from roundhouse.games.basic_trains import BasicTrainsOptions
from roundhouse.games.core.notation import read_move
from roundhouse.games.core.options import OptionError, option_fields, read_options
from roundhouse.games.core.position import Stage
from roundhouse.games.core.rulings import Ambiguous, Unreadable
from roundhouse.games.derailing import DerailingOptions
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.i18n.error_texts import ambiguous_text, option_error_text, unreadable_text
from roundhouse.i18n.lookup import game_topics, message_name
from roundhouse.i18n.texts import LANGUAGES, Texts


def game_messages(start: str) -> set[str]:
    return {name for topic in game_topics() for name in messages_of(topic) if name.startswith(start)}


def mexican(seats: int, **options: str) -> MexicanTrain:
    return MexicanTrain(seats, read_options(MexicanTrainOptions, options))


def basic(seats: int, **options: str) -> BasicTrains:
    return BasicTrains(seats, read_options(BasicTrainsOptions, options))


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: mexican(13), "Mexican Train is for 2 to 12 players, not 13."),
        (lambda: Slosh(5), "Slosh is for 4 players, not 5."),
        (lambda: basic(3), "Basic Trains is for 4 to 10 players, not 3: with two_or_three=yes, two or three can play."),
        (lambda: mexican(8, deal="12"), "12 tiles each for 8 players is more than a double-12 set has: deal 1 to 11."),
        (lambda: mexican(4, set="10"), "set cannot be 10: choose 6, 9, 12, 15 or 18."),
        (lambda: mexican(4, deal="many"), "deal cannot be many: write a whole number, 1 or more."),
        (
            lambda: MexicanTrain(4, MexicanTrainOptions(rounds=0)),
            "rounds cannot be 0: write a whole number, 1 or more.",
        ),
        (
            lambda: mexican(4, one_double="yes", follow_on_double="yes"),
            "“One double a turn” and “Follow on the double” do not go together: choose one of them.",
        ),
        (
            lambda: mexican(4, next_leads="yes"),
            "“The next player leads” and “Engine from: the set” do not go together: choose one of them.",
        ),
        (
            lambda: Derailing(6, DerailingOptions(teams=4)),
            "6 players cannot form 4 teams of equal size: choose 2 or 3.",
        ),
        (
            lambda: Derailing(5, DerailingOptions(teams=2)),
            "5 players cannot form teams of equal size: leave teams out, or seat 4, 6 or 8 players.",
        ),
        (
            lambda: mexican(4, older_deal="yes"),
            "older_deal is for 5 to 8 players with the double-12 set, not 4 with double-12.",
        ),
    ],
)
def test_options_that_cannot_be_are_answered_with_those_that_can(make: object, sentence: str) -> None:
    assert callable(make)
    with pytest.raises(OptionError) as caught:
        make()
    assert option_error_text(Texts(), caught.value) == sentence


def test_an_unknown_option_is_answered_with_the_nearest_ones() -> None:
    with pytest.raises(OptionError) as caught:
        read_options(BasicTrainsOptions, {"two_or_four": "yes"})
    assert option_error_text(Texts(), caught.value) == (
        "There is no rule two_or_four here: choose two_or_three, rounds or last_round_decides, or update this program "
        "if it is a new one."
    )


def test_what_cannot_be_read_is_answered_with_what_can() -> None:
    game, names = MexicanTrain(2, MexicanTrainOptions(set=9)), ("Ann", "Bo")
    position = game.opening(game.next_round([], 0)).replace(stage=Stage.TURN, hands=(1 << game.tiles.tile(5, 9), 1))
    with pytest.raises(Unreadable) as unreadable:
        read_move(position, " 5-9 at Bo", names)
    assert unreadable_text(Texts(), unreadable.value) == (
        'Cannot read "5-9 at Bo". Write on and a train after the tile, like 5-6 on Bo.'
    )
    with pytest.raises(Unreadable) as nothing:
        read_move(position, " ", names)
    assert unreadable_text(Texts(), nothing.value) == "There is nothing there. Write a move."
    with pytest.raises(Ambiguous) as ambiguous:
        read_move(position, "5-9", names)
    assert ambiguous_text(Texts(), ambiguous.value) == '"5-9" can mean 9-5 on Ann or 9-5 on mexican. Write one of them.'


def test_every_option_and_game_is_explained_and_no_other() -> None:
    fields = [each for game in GAMES.values() for each in option_fields(game.options_type).items()]
    options = {name for name, _ in fields}
    assert game_messages("option-") == {message_name(f"option-{option}") for option in options}
    for code in LANGUAGES:
        for name in options:
            assert Texts(code).option_name(name) and Texts(code).option_line(name).endswith(".")
        for name, option in fields:
            assert all(Texts(code).option_value(name, value) for value in option.metadata["values"] or ())
        for name in GAMES:
            assert Texts(code).game_name(name) and Texts(code).game_line(name).endswith(".")
