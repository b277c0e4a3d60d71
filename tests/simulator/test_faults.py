"""A cable has exactly the faults of its address, the same every time."""

import pytest

from roundhouse.hub.errors import BadAddress
from roundhouse.simulator.faults import Cable, CablePuller, Faults

LINES = [b"line %d\n" % i for i in range(1000)]


def through(cable: Cable, lines: list[bytes] = LINES) -> bytes:
    for line in lines:
        cable.push(line, 0)
    return cable.pull(1000)


def test_an_address_names_its_faults() -> None:
    assert Faults.of_address("sim://") == Faults()
    assert Faults.of_address("sim://attic?drop=0.1&corrupt=0.01&unplug=30&seed=1&delay=20") == Faults(
        drop=0.1, corrupt=0.01, unplug=30, seed=1, delay=20
    )


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("dorp=0.1", "has no setting 'dorp': choose from drop, corrupt, delay, unplug, away, slow, seed"),
        ("drop=often", "drop=often makes no sense: use a number, like drop=1"),
        ("drop=", "drop= makes no sense"),
        ("delay=0.5", "use a whole number, like delay=1"),
        ("drop=2", "drop=2 is not a share of the lines: use a number from 0 to 1"),
        ("unplug=-1", "unplug=-1 is not a time"),
        ("drop=nan", "not a share"),
        ("unplug=inf", "use a number from 0 to 86400"),
    ],
)
def test_an_invalid_query_is_refused_with_a_sentence(query: str, says: str) -> None:
    with pytest.raises(BadAddress) as raised:
        Faults.of_address(f"sim://?{query}")
    assert says in str(raised.value)


def test_a_line_arrives_whole_or_not_at_all() -> None:
    cable = Cable(Faults(drop=0.3, seed=3), "up")
    arrived = through(cable).splitlines(keepends=True)
    assert 200 < cable.lost < 400
    assert len(arrived) == 1000 - cable.lost
    assert set(arrived) < set(LINES)


def test_some_lines_are_changed_in_one_byte() -> None:
    cable = Cable(Faults(corrupt=0.1, seed=3), "up")
    arrived = through(cable)
    assert 50 < cable.changed < 150
    assert sum(a != b for a, b in zip(arrived, b"".join(LINES), strict=True)) == cable.changed


def test_the_same_seed_gives_the_same_faults_and_each_direction_has_its_own() -> None:
    faults = Faults(drop=0.3, corrupt=0.3, seed=5)
    assert through(Cable(faults, "up")) == through(Cable(faults, "up"))
    assert through(Cable(faults, "up")) != through(Cable(faults, "down"))


def test_a_late_line_arrives_when_it_is_time() -> None:
    cable = Cable(Faults(delay=20), "up")
    cable.push(b"one\ntw", 100)
    cable.push(b"o\n", 110)
    assert cable.pull(119) == b""
    assert cable.next_wake(105) == 15
    assert cable.pull(120) == b"one\n"
    assert cable.pull(130) == b"two\n"
    assert cable.next_wake(130) is None


def test_bytes_without_a_line_end_pass_unchanged() -> None:
    assert len(through(Cable(Faults(), "up"), [b"x" * 600])) == 512


def test_a_pulled_cable_loses_what_was_traveling() -> None:
    cable = Cable(Faults(delay=20), "up")
    cable.push(b"one\ntw", 0)
    cable.cut()
    cable.push(b"o\n", 0)
    assert cable.pull(100) == b"o\n"


def test_the_cable_is_pulled_and_put_back_at_intervals() -> None:
    hand = CablePuller(Faults(unplug=30, away=2), 0)
    assert [hand.is_pulled(at * 1000) for at in (0, 29, 30, 31, 32, 61, 62, 63, 64)] == [
        False,
        False,
        True,
        True,
        False,
        False,
        True,
        True,
        False,
    ]
    assert hand.next_wake(64_000) == 30_000
