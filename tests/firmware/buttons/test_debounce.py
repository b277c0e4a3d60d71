"""A contact's state is accepted once it is stable, each button on its own, and soon enough."""

from roundhouse_hub.buttons.debounce import Debounce
from roundhouse_hub.ticks import ticks_add


def changes(contacts, start=0, step=1):
    """Feed one mask per step; return the (time since start, mask) of every accepted change."""
    debounce = Debounce()
    seen = []
    for index in range(len(contacts)):
        before = debounce.down
        after = debounce.step(contacts[index], ticks_add(start, index * step))
        if after != before:
            seen.append((index * step, after))
    return seen


# What is read at each millisecond, and when which buttons are down.
READ = (
    ("a press and its release", [0] + [1] * 30 + [0] * 30, [(11, 1), (51, 0)]),
    ("a contact that bounces", [0, 1, 0, 1, 0, 0, 1, 0, 1] + [1] * 20, [(18, 1)]),
    ("a short glitch", [0] * 5 + [1] * 9 + [0] * 30, []),
    ("a button beside one that bounces", [0b10 | (index & 1) for index in range(30)], [(10, 0b10)]),
    ("two buttons at once", [1 << 12 | 1] * 12, [(10, 1 << 12 | 1)]),
)


def test_a_button_is_down_or_up_once_its_contact_is_stable():
    for what, contacts, accepted in READ:
        assert changes(contacts) == accepted, what
    assert changes([0] + [1] * 10, step=5) == [(15, 1)], "a reading every five milliseconds is within the budget"


def test_a_contact_that_chatters_for_a_second_is_one_press_at_most_however_it_is_read():
    for period in (2, 3, 4, 6, 7):  # the hub reads every 5 ms at the latest
        for step in (4, 5):
            for phase in range(2 * period):
                contacts = [(ms + phase) // period & 1 for ms in range(0, 900, step)]
                seen = changes(contacts + [0] * 10, step=step)
                assert [mask for _, mask in seen] in ([], [1, 0]), (period, step, phase, seen)


def test_the_wrap_of_the_clock_changes_nothing():
    contacts = [0] + [1] * 30 + [0] * 30
    assert changes(contacts, start=2**30 - 5) == changes(contacts)
