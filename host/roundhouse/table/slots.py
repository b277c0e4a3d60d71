"""Which slot of the hub each train leaves from, when no real hub dictates it."""

from __future__ import annotations

from roundhouse.table.view import TOP


def side_slots(count: int) -> list[int]:
    """Spread `count` trains over the six slots of a side, from top to bottom.

    >>> side_slots(3)
    [1, 3, 5]
    """
    return [int((index + 0.5) * 6 / count) for index in range(count)]


def seat_slots(players: int, *, public: bool) -> tuple[list[int], int | None]:
    """The slots of seats 1, 2, ... and that of the public train, if there is one.

    Seat 1 sits bottom right, the others follow clockwise; the public train is the top one on the right. With
    twelve players it has no slot left and leaves by the top vertex. Raises ValueError for other than 1-12 players.

    >>> seat_slots(4, public=True)
    ([5, 7, 10, 3], 1)
    """
    if not 1 <= players <= 12:
        raise ValueError(f"{players} players do not fit around a hub with 12 slots; 1 to 12 do")
    count = players + (1 if public and players < 12 else 0)
    right = side_slots((count + 1) // 2)
    left = [11 - slot for slot in side_slots(count // 2)] if count > 1 else []
    clockwise = [right[-1], *reversed(left), *right[:-1]]
    if not public:
        return clockwise, None
    if players == 12:
        return clockwise, TOP
    top = right[0]
    clockwise.remove(top)
    return clockwise, top
