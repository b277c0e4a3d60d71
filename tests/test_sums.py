"""A count of pips or points is read in one place, and what cannot be read is named in one sentence."""

from __future__ import annotations

import re

import pytest

from roundhouse.sums import SumError, read_sum


@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("0", 0),
        ("007", 7),
        ("12+17+5", 34),
        (" 12 + 17 ", 29),
        ("+12", 12),
        ("9998+1", 9999),
        ("12+−5", 7),
        ("-12", -12),
    ],
)
def test_a_number_or_a_sum_is_read(said: str, points: int) -> None:
    assert read_sum(said, below_zero=True) == points


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("12++5", 'A number is missing in "12++5": write one on each side of a plus, like 12+17.'),
        ("12+", "A number is missing"),
        ("−", "A number is missing"),
        ("", "A number is missing"),
        ("twelve", '"twelve" is not a number: write digits, and a plus between numbers, like 12+17.'),
        ("12 17", '"12 17" is not a number'),
        ("1.5", '"1.5" is not a number'),
        ("12-5", '"12-5" is not a number'),
        ("²", '"²" is not a number'),
        ("9999+1", "That is too much: write at most 9999."),
        ("10000+-10000", "is below zero"),
        ("9" * 5000, "That is too much"),
        ("-12", '"-12" is below zero, and nobody loses points here.'),
    ],
)
def test_what_is_no_count_is_named_in_a_sentence(said: str, why: str) -> None:
    with pytest.raises(SumError, match=re.escape(why)):
        read_sum(said)


def test_no_part_of_a_sum_is_larger_than_what_is_possible() -> None:
    with pytest.raises(SumError, match="too much"):
        read_sum("10000+-10000", below_zero=True)
