"""The arena's statistics are right where the truth is known: they err as seldom as they promise."""

from random import Random

import pytest

from roundhouse.players.arena.statistics import Sample, SequentialTest, wilson

REPEATS = 1000


@pytest.mark.parametrize("count", [5, 30])
def test_the_interval_of_a_mean_holds_the_truth_as_often_as_it_says(count: int) -> None:
    chance = Random(1)
    held = 0
    for _ in range(REPEATS):
        low, high = Sample([chance.gauss(2, 10) for _ in range(count)]).interval
        held += low <= 2 <= high
    assert 0.93 < held / REPEATS < 0.97


def test_the_interval_of_a_share_holds_the_truth_as_often_as_it_says() -> None:
    chance = Random(2)
    held = 0
    for _ in range(REPEATS):
        low, high = wilson(sum(chance.random() < 0.3 for _ in range(40)), 40)
        held += low <= 0.3 <= high
    assert 0.92 < held / REPEATS < 0.98


@pytest.mark.parametrize(("true", "wrong"), [(0.0, "better"), (5.0, "even")])
def test_the_sequential_test_is_seldom_wrong(true: float, wrong: str) -> None:
    chance, test = Random(3), SequentialTest(better=5.0)
    answers = []
    for _ in range(300):
        sample, answer = Sample(), None
        while answer is None:
            sample.add(chance.gauss(true, 20))
            answer = test.answer(sample)
        answers.append(answer)
    assert answers.count(wrong) / len(answers) < 0.08


def test_numbers_that_never_differ_give_no_answer() -> None:
    assert SequentialTest(better=1.0).answer(Sample([0.0] * 500)) is None


def test_nothing_is_sure_of_one_number() -> None:
    low, high = Sample([3.0]).interval
    assert low < -1e9 and high > 1e9
