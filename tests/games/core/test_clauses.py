"""The clauses of each game as data: all that RULES.md lists, by their ids, each with what it does."""

import pytest

from roundhouse.games import GAMES, BasicTrains, Derailing, Game, MexicanTrain, PrivateTrains, Slosh
from roundhouse.games.core.clauses import Effect


def ids(letters: str, last: int) -> list[str]:
    return [f"{letters}-{number}" for number in range(1, last + 1)]


def test_mexican_train_has_all_of_its_clauses_and_the_hunt_for_an_engine() -> None:
    assert list(MexicanTrain.clauses) == ids("C", 10) + ids("MT", 13)


def test_derailing_has_all_of_its_clauses_and_the_hunt_for_a_platform() -> None:
    assert list(Derailing.clauses) == ids("C", 10) + ids("DT", 17)
    assert [name for name, clause in Derailing.clauses.items() if clause.reading] == [
        *("C-3", "C-5", "C-6", "C-7", "C-8", "C-10", "DT-2", "DT-12", "DT-15", "DT-17")
    ]


def test_private_trains_have_all_of_theirs() -> None:
    assert list(PrivateTrains.clauses) == ids("C", 9) + ids("PT", 11)


def test_basic_trains_have_no_boneyard_and_so_none_of_its_clauses() -> None:
    common = [clause for clause in ids("C", 9) if clause not in ("C-4", "C-5", "C-6")]
    assert list(BasicTrains.clauses) == common + ids("BT", 7)


def test_slosh_is_basic_trains_but_for_set_engine_and_common_engine() -> None:
    common = [clause for clause in ids("C", 9) if clause not in ("C-4", "C-5")]
    assert list(Slosh.clauses) == common + ids("BT", 7)[2:] + ids("SL", 3)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_each_clause_goes_by_its_id_and_does_something(game: type[Game]) -> None:
    for name, clause in game.clauses.items():
        assert clause.id == name
        assert clause.effects and len(set(clause.effects)) == len(clause.effects)
        assert set(clause.effects) <= set(Effect)


def test_readings_are_marked_as_in_the_rules() -> None:
    assert [name for name, clause in BasicTrains.clauses.items() if clause.reading] == [
        *("C-3", "C-7", "C-8", "BT-1", "BT-2", "BT-4", "BT-7")
    ]
    assert [name for name, clause in Slosh.clauses.items() if clause.reading] == [
        *("C-3", "C-6", "C-7", "C-8", "BT-4", "BT-7", "SL-1", "SL-2", "SL-3")
    ]
    assert [name for name, clause in PrivateTrains.clauses.items() if clause.reading] == [
        *("C-3", "C-5", "C-6", "C-7", "C-8"),
        *("PT-2", "PT-3", "PT-5", "PT-6", "PT-7", "PT-8", "PT-9", "PT-10", "PT-11"),
    ]
    plain = [name for name, clause in MexicanTrain.clauses.items() if not clause.reading]
    assert plain == ["C-1", "C-2", "C-4", "C-9"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_clause_is_in_force_unless_it_is_taken_out(game: type[Game]) -> None:
    for clause in game.clauses:
        assert game(4).clause_enabled(clause)
        assert not game(4, without=frozenset({clause})).clause_enabled(clause)
