"""Views of whole tables for tests and pictures: four players in the middle of a round, and eight at its end."""

from dataclasses import replace

from roundhouse import actions
from roundhouse.actions.action import TrainEnd
from roundhouse.indices import Seat, Slot, Train
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.views import (
    Announcement,
    HandTile,
    PlayView,
    SidebarLabels,
    SidebarRow,
    TableView,
    TargetView,
    TileView,
    TrainView,
)
from roundhouse.referee.hub_output.hub_slots import side_slots
from roundhouse_hub.lamps.scene import Scene

LABELS = SidebarLabels("Last plays", "in the boneyard")


def tiles(text: str) -> tuple[TileView, ...]:
    """`9-5 5-5 5-0` as a train; `!` after a tile marks the last play, `*` a duty to cover it."""
    found = []
    for word in text.split():
        joined, opened = (int(number) for number in word.rstrip("!*").split("-"))
        found.append(TileView(joined, opened, joined == opened, word.endswith("!"), word.endswith("*")))
    return tuple(found)


def train(slot: int, seat: Seat | None, name: str, text: str, *, marker: bool = False, engine: int = 0) -> TrainView:
    """A train with its plate."""
    create_table = tiles(text)
    end = create_table[-1].opened if create_table else engine
    return TrainView(Slot(slot), seat, name, create_table, (end,), marker)


def seat_slots(players: int) -> tuple[list[int], int]:
    """The slots of seats 1, 2, ... and of the Mexican Train, as `referee.slots` gives them, for any number of seats."""
    count = min(12, players + 1)
    right, left = side_slots((count + 1) // 2), [11 - slot for slot in side_slots(count // 2)]
    clockwise = [right[-1], *reversed(left), *right[:-1]]
    if players == 12:
        return clockwise, 12
    clockwise.remove(right[0])
    return clockwise, right[0]


def scene(trains: tuple[TrainView, ...], turn: Seat, states: dict[Seat | None, str]) -> Scene:
    """The scene of these trains: open when marked or public, else closed; `states` overrides by seat."""
    lamps, colors = ["."] * 13, ["."] * 13
    for view in trains:
        if view.slot < 12:
            lamps[view.slot] = states.get(view.seat, "o" if view.marker or view.seat is None else "c")
            colors[view.slot] = "m" if view.seat is None else "123456789abc"[view.seat]
    slot = next(view.slot for view in trains if view.seat == turn)
    return Scene("".join(lamps), "".join(colors), slot, 5)


def rows(trains: tuple[TrainView, ...], hands: list[int], scores: list[int], turn: Seat) -> tuple[SidebarRow, ...]:
    """The sidebar's rows, in the order of the seats and the Mexican Train last."""
    found = []
    for view in sorted(trains, key=lambda view: 99 if view.seat is None else view.seat):
        if view.seat is None:
            found.append(SidebarRow(None, "Mexican Train", ends=view.ends))
        else:
            index = view.seat
            found.append(
                SidebarRow(
                    view.seat,
                    view.name,
                    hands[index],
                    f"{scores[index]} pts",
                    str(scores[index]),
                    view.marker,
                    view.ends,
                    view.seat == turn,
                )
            )
    return tuple(found)


def four_players() -> TableView:
    """Four players in the fourth round; the person's turn, with four playable tiles."""
    slots, public = seat_slots(4)
    trains = (
        train(slots[0], Seat(0), "You", "9-8 8-0 0-1 1-11 11-0 0-2 2-6 6-12"),
        train(slots[1], Seat(1), "Beatriz", "9-0 0-0 0-10 10-6 6-11 11-4"),
        train(slots[2], Seat(2), "Caleb", "9-12 12-1 1-8 8-8 8-7 7-7 7-12 12-10 10-10 10-3 3-8", marker=True),
        train(slots[3], Seat(3), "Dana", "9-5 5-5 5-11 11-2 2-2 2-5 5-1!"),
        train(public, None, "Mexican", "9-3 3-4 4-4 4-1 1-10"),
    )
    hand = [(1, 1), (1, 3), (2, 3), (2, 8), (3, 7), (4, 10), (5, 8), (6, 6), (7, 11), (8, 10), (11, 11)]
    return TableView(
        title="Mexican Train",
        subtitle="Round 4 of 13 · engine 9-9",
        labels=LABELS,
        set_high=12,
        trains=trains,
        rows=rows(trains, [11, 9, 4, 8], [62, 48, 97, 71], Seat(0)),
        message=Announcement("turn", "Your turn", "Dana played 5-1. Pick a tile, then a train.", Seat(0)),
        engine=(9, 9),
        hand=tuple(HandTile(a, b, playable=(a, b) in ((2, 8), (4, 10), (5, 8), (8, 10))) for a, b in hand),
        buttons=(Offer(actions.Undo(), "Undo", enabled=False), Offer(actions.Draw(), "Draw a tile")),
        last_plays=(
            PlayView(Seat(3), "5-1 on own train"),
            PlayView(Seat(2), "drew, marker up"),
            PlayView(Seat(1), "8-4 on own train"),
            PlayView(Seat(0), "6-12 on own train"),
        ),
        boneyard=21,
        scene=scene(trains, Seat(0), {}),
        round_key=4,
    )


def picked() -> TableView:
    """The four players again, with the 8-10 in hand: it fits Caleb's open train and the Mexican Train."""
    view = four_players()
    return replace(
        view,
        hand=tuple(replace(tile, picked=(tile.upper, tile.lower) == (8, 10)) for tile in view.hand),
        targets=(
            TargetView(Train(2), TrainEnd(0), TileView(8, 10)),
            TargetView(Train(4), TrainEnd(0), TileView(10, 8)),
        ),
        scene=scene(view.trains, Seat(0), {Seat(2): "f", None: "f"}),
        message=Announcement("turn", "Your turn", "8-10 fits Caleb's train and the Mexican Train.", Seat(0)),
    )


def eight_players() -> TableView:
    """Eight players with a double-15 set; a play on a closed train was refused while a double waits."""
    slots, public = seat_slots(8)
    trains = (
        train(slots[0], Seat(0), "You", "13-2 2-4 4-15 15-15 15-5 5-5 5-8 8-15 15-10"),
        train(slots[1], Seat(1), "Beatriz", "13-3 3-7 7-1 1-4 4-5 5-2 2-11", marker=True),
        train(slots[2], Seat(2), "Caleb", "13-14 14-9 9-2 2-3 3-15 15-9 9-11 11-4 4-0 0-1 1-8 8-6 6-11"),
        train(slots[3], Seat(3), "Dana", "13-12 12-12 12-9 9-4 4-7 7-2 2-6 6-6*"),
        train(
            slots[4],
            Seat(4),
            "Emil",
            "13-15 15-6 6-10 10-10 10-7 7-6 6-5 5-0 0-12 12-14 14-0 0-9 9-7 7-12 12-1 1-2 2-12",
        ),
        train(slots[5], Seat(5), "Farah", "13-1 1-1 1-9 9-6 6-4 4-8 8-11 11-11 11-12", marker=True),
        train(slots[6], Seat(6), "Goran", "13-6 6-14 14-14 14-10 10-0 0-11"),
        train(slots[7], Seat(7), "Hanna", "13-7 7-8 8-8 8-12 12-5 5-14 14-8 8-0 0-6 6-1 1-10!"),
        train(public, None, "Mexican", "13-0 0-0 0-15 15-14 14-7 7-0 0-3 3-9 9-8 8-2 2-10 10-9 9-5 5-7 7-15 15-2"),
    )
    hand = [(1, 11), (3, 3), (3, 5), (3, 6), (3, 10), (3, 11), (3, 14), (4, 10), (6, 12)]
    return TableView(
        title="Mexican Train",
        subtitle="Round 3 of 16 · engine 13-13",
        labels=LABELS,
        set_high=15,
        trains=trains,
        rows=rows(trains, [9, 3, 4, 2, 1, 5, 3, 4], [62, 48, 97, 71, 15, 120, 84, 33], Seat(0)),
        message=Announcement(
            "refused", "Your turn", "That has to wait: the double 6-6 on Dana’s train comes first. Cover it.", Seat(0)
        ),
        engine=(13, 13),
        hand=tuple(HandTile(a, b, playable=6 in (a, b), picked=(a, b) == (3, 6)) for a, b in hand),
        targets=(TargetView(Train(3), TrainEnd(0), TileView(6, 3)),),
        refused_train=Train(4),
        refused_at=0,
        buttons=(Offer(actions.Undo(), "Undo", enabled=False), Offer(actions.Draw(), "Draw a tile", enabled=False)),
        boneyard=8,
        scene=scene(trains, Seat(0), {Seat(3): "d"}),
        round_key=3,
    )


def own_engines() -> TableView:
    """Basic Trains: every train has its own engine and grows at both ends; no common engine, no boneyard."""
    slots = (4, 7, 10, 1)
    texts = ("6-3 3-3 3-8 8-1", "2-7 7-7 7-0", "", "5-5")
    names = ("You", "Beatriz", "Caleb", "Dana")
    trains = []
    for index, (text, name) in enumerate(zip(texts, names, strict=True)):
        create_table = tuple(replace(tile, crosswise=False) for tile in tiles(text))
        ends = (create_table[0].joined, create_table[-1].opened) if create_table else (None, None)
        trains.append(TrainView(Slot(slots[index]), Seat(index), name, create_table, ends))
    return TableView(
        title="Basic Trains",
        subtitle="Hand 2, first to 120",
        labels=LABELS,
        set_high=9,
        trains=tuple(trains),
        rows=rows(tuple(trains), [9, 10, 12, 11], [35, 0, 60, 15], Seat(0)),
        message=Announcement("turn", "Your turn", "Add a tile to either end of your own train.", Seat(0)),
        hand=tuple(HandTile(a, b, playable=6 in (a, b) or 1 in (a, b)) for a, b in ((0, 1), (2, 4), (4, 6), (6, 9))),
        targets=(TargetView(Train(0), TrainEnd(0), TileView(4, 6)), TargetView(Train(0), TrainEnd(1), TileView(1, 0))),
        buttons=(Offer(actions.Done(), "End the turn"),),
        scene=scene(tuple(trains), Seat(0), {}),
    )
