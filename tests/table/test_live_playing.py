"""The table in a window: what is seen follows the referee, and what is clicked reaches him."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from roundhouse.commands.setting import Wishes, new_table
from roundhouse.games.moves import Play
from roundhouse.referee import Seat
from roundhouse.table.intents import ChangeVolume, DropOn, Intent, MoveTile, Mute, PickTile, PressButton, Quit
from roundhouse.table.live.playing import PACE_MS, Playing
from roundhouse.table.live.speaker import HubWithSpeaker, rendered
from roundhouse.table.live.view_of import table_view
from roundhouse.table.view import TableView
from roundhouse_hub.lamps.scene import CUES, FITS, Cue

SMALL = Wishes("mexican-train", "Ann", 3, {"set": "9"}, "greedy", "7")
BASIC = Wishes("basic-trains", "Ann", 4, {}, "greedy", "3")


class Seen:
    """A window without glass: time passes by hand."""

    def __init__(self, wishes: Wishes = SMALL) -> None:
        self.table = new_table(wishes)
        self.referee = self.table.referee
        self.playing = Playing(self.table)
        self.now = 0
        self.view = self.do()

    def do(self, *intents: Intent) -> TableView:
        view = self.playing(intents, self.now)
        assert view is not None
        self.view = view
        return view

    def until_mine(self) -> TableView:
        """Lets the computer players go on until a person is waited for."""
        for _ in range(500):
            self.now += PACE_MS
            self.do()
            seat = self.referee.in_turn
            if self.referee.position is None or (seat is not None and seat.is_person):
                return self.do()
        raise AssertionError("nobody is waited for")

    def playable(self) -> int:
        return next(index for index, tile in enumerate(self.view.hand) if tile.playable)


def test_computer_players_move_at_a_pace() -> None:
    seen = Seen()
    steps = []
    for _ in range(40):
        seen.now += PACE_MS // 10
        seen.do()
        steps.append(seen.referee.steps)
    assert all(0 <= later - earlier <= 1 for earlier, later in pairwise(steps))
    assert steps[5] == 2


def test_the_view_shows_what_the_seat_may_see() -> None:
    seen = Seen()
    view = seen.until_mine()
    position = seen.referee.position
    assert position is not None
    assert [(tile.upper, tile.lower) for tile in view.hand] == [
        position.game.tiles.ends[tile] for tile in position.known_tiles(0)
    ]
    assert [row.hand for row in view.rows] == [position.count(0), position.count(1), position.count(2), None]
    assert view.boneyard == position.yard
    assert view.engine == (9, 9)
    assert view.scene == seen.referee.scene()
    assert view.rows[0].turn
    playable = {move.tile for move in seen.referee.legal() if isinstance(move, Play)}
    assert sum(tile.playable for tile in view.hand) == len(playable)


def test_every_tile_on_the_table_is_in_the_view_once() -> None:
    seen = Seen()
    for _ in range(60):
        seen.now += PACE_MS
        position = seen.referee.position
        if position is not None and seen.referee.in_turn is not None and seen.referee.in_turn.is_person:
            seen.table.call(seen.table.choice(0))
        view = seen.do()
        table = seen.referee.table
        if table is None:
            continue
        keys = [tile.key for train in view.trains for tile in train.tiles]
        assert len(keys) == len(set(keys)) == table.laid.bit_count() - 1
        for train in view.trains:
            ends = [end for tile in train.tiles for end in (tile.joined, tile.opened)]
            assert ends[1:-1:2] == ends[2::2], "tiles that touch are equal where they touch"
            if train.tiles:
                assert train.tiles[-1].opened == train.ends[-1]
                assert train.tiles[0].joined == 9


def test_a_picked_tile_shows_where_it_goes_and_is_laid_there() -> None:
    seen = Seen()
    seen.until_mine()
    before = seen.referee.steps
    view = seen.do(PickTile(seen.playable()))
    assert view.targets
    picked = [tile for tile in view.hand if tile.picked]
    assert len(picked) == 1
    target = view.targets[0]
    assert view.scene.lamps[view.trains[target.train].slot] == "f"
    view = seen.do(DropOn(target.train, target.end))
    assert seen.referee.steps == before + 1
    assert view.trains[target.train].tiles[-1].key == picked[0].key
    assert view.trains[target.train].tiles[-1].last_play
    assert not any(tile.picked for tile in view.hand)


def test_a_refused_play_says_why_on_its_train_and_the_tile_stays_picked() -> None:
    seen = Seen()
    seen.until_mine()
    index = seen.playable()
    seen.do(PickTile(index))
    other = next(train for train in range(1, 3) if all(target.train != train for target in seen.view.targets))
    before = seen.referee.steps
    view = seen.do(DropOn(other, 0))
    assert seen.referee.steps == before
    assert (view.message.tone, view.refused_train, view.refused_at) == ("refused", other, seen.now)
    assert view.message.text
    assert view.hand[index].picked
    view = seen.do(PickTile(None))
    assert (view.refused_train, view.message.tone) == (None, "turn")


def test_buttons_draw_undo_and_hint() -> None:
    seen = Seen()
    seen.until_mine()
    refused = seen.do(PressButton("draw"))
    assert refused.message.tone == "refused"
    hint = seen.do(PressButton("hint"))
    assert "The computer would say" in hint.message.text
    position = seen.referee.position
    view = seen.do(PickTile(seen.playable()))
    seen.do(DropOn(view.targets[0].train, view.targets[0].end))
    undone = seen.do(PressButton("undo"))
    assert undone.message.text.startswith("Taken back: Ann plays")
    assert seen.referee.position == position


def test_a_hint_asked_again_shows_what_else_can_be_played() -> None:
    seen = Seen()
    seen.until_mine()
    plays = {(move.tile, move.train) for move in seen.referee.legal() if isinstance(move, Play)}
    told = []
    for _ in range(len(plays)):
        view = seen.do(PressButton("hint"))
        told.append(view.message.text.split(".")[0])
        assert any(tile.picked and tile.playable for tile in view.hand)
    assert len(set(told)) == len(plays)
    assert seen.do(PressButton("hint")).message.text.split(".")[0] == told[0], "then the first again"


def unplayable(seen: Seen) -> int:
    """Lets the round go on until the person may play, and holds a tile that may not be."""
    for _ in range(40):
        view = seen.until_mine()
        dull = [index for index, tile in enumerate(view.hand) if not tile.playable]
        if dull and len(dull) < len(view.hand):
            return dull[0]
        seen.table.call(seen.table.choice(0))
    raise AssertionError("every tile could be played")


def test_a_tile_that_cannot_be_played_says_why_when_it_is_touched_twice() -> None:
    seen = Seen()
    index = unplayable(seen)
    before, steps = seen.referee.position, seen.referee.steps
    view = seen.do(PickTile(index))
    assert "why" in [button.name for button in view.buttons]
    assert view.refused_train is None
    view = seen.do(PickTile(None))
    assert view.message.tone == "refused"
    assert (view.refused_train, view.refused_at) == (0, seen.now), "one's own train is the likeliest"
    assert view.hand[index].picked
    assert (seen.referee.position, seen.referee.steps) == (before, steps), "asking is no call"
    assert not seen.do(PickTile(None)).hand[index].picked, "the third touch puts it back"
    seen.do(PickTile(index))
    assert seen.do(PressButton("why")).message.tone == "refused"


def test_a_hand_is_ordered_into_its_longest_train_and_by_hand() -> None:
    seen = Seen()
    view = seen.until_mine()
    before = {tile.key for tile in view.hand}
    view = seen.do(PressButton("order"))
    assert {tile.key for tile in view.hand} == before
    ends = [(tile.upper, tile.lower) for tile in view.hand]
    assert ends[0][0] == view.trains[0].ends[0], "it begins where one's train is open"
    joined = [first[1] == second[0] for first, second in pairwise(ends)]
    assert joined[0]
    assert sum(joined) >= len(ends) // 2
    first, last = view.hand[0], len(view.hand) - 1
    moved = seen.do(MoveTile(0, last))
    assert [tile.key for tile in moved.hand] == [*(tile.key for tile in view.hand[1:]), first.key]
    seen.do(PickTile(last))
    position = seen.referee.position
    assert position is not None
    picked = next(tile for tile in seen.view.hand if tile.picked)
    assert picked.key == first.key, "what is picked is what is seen at this place"
    seen.do(PickTile(None), PickTile(None))
    while len(seen.view.hand) == len(before):
        seen.table.call(seen.table.choice(0))
        seen.until_mine()
    kept = [tile.key for tile in seen.view.hand if tile.key in before]
    assert kept == [tile.key for tile in moved.hand if tile.key in set(kept)], "the order stays while tiles come and go"


def test_a_faster_pace_is_faster() -> None:
    seen = Seen()
    steps = []
    for speed in (1.0, 4.0):
        seen.until_mine()
        seen.table.call(seen.table.choice(0))
        seen.playing.speed = speed
        begun = seen.now
        while seen.referee.in_turn is not None and not seen.referee.in_turn.is_person:
            seen.now += 25
            seen.do()
        steps.append(seen.now - begun)
    assert steps[1] < steps[0]


def test_a_hint_picks_the_tile_so_that_the_table_shows_where_it_goes() -> None:
    seen = Seen()
    seen.until_mine()
    hint = seen.do(PressButton("hint"))
    picked = next(tile for tile in hint.hand if tile.picked)
    assert {target.tile.key for target in hint.targets} == {picked.key}
    assert FITS in hint.scene.lamps


def test_who_leads_is_told_what_to_do_how_many_deals_it_took_and_the_seal() -> None:
    seen = Seen(Wishes("basic-trains", "Ann,Bo,Cy,Di,Ed", 5, {}, "greedy", "5"))
    message = seen.view.message
    assert re.fullmatch(
        r"It took \d+ deals to get hands that can be played\. Lay \d+-\d+ as engine\. The shuffle is sealed: \w+",
        message.text,
    )
    assert (message.tone, message.title) == ("turn", "Bo's turn")


def test_between_rounds_the_next_one_waits_for_its_button() -> None:
    seen = Seen(Wishes("mexican-train", "Ann", 2, {"set": "6", "rounds": "2"}, "greedy", "7"))
    rounds = 0
    while not seen.referee.match.over:
        view = seen.until_mine()
        if seen.referee.position is None:
            rounds += 1
            if not seen.referee.match.over:
                assert [button.name for button in view.buttons if button.primary] == ["next"]
                assert f"wins round {rounds}" in view.message.text or "blocked" in view.message.text
                seen.do(PressButton("next"))
        else:
            seen.table.call(seen.table.choice(0))
    assert [button.name for button in seen.do().buttons if button.primary] == ["quit"]
    assert seen.playing([PressButton("quit")], seen.now) is None


def test_the_hand_is_covered_while_the_screen_changes_hands() -> None:
    seen = Seen(Wishes("mexican-train", "Ann,Bo", 2, {"set": "9"}, "greedy", "7"))
    view = seen.until_mine()
    if not view.hand:
        view = seen.do(PressButton("show"))
    assert view.hand
    seen.do(PickTile(seen.playable()))
    while seen.view.hand:
        if seen.view.targets:
            seen.do(DropOn(seen.view.targets[0].train, seen.view.targets[0].end))
        elif any(tile.playable for tile in seen.view.hand):
            seen.do(PickTile(seen.playable()))
        else:
            seen.do(PressButton("draw"))
            seen.do(PressButton("done"))
    assert [button.name for button in seen.view.buttons] == ["leave", "show"]
    seen.do(PickTile(0))
    assert not any(tile.picked for tile in seen.do(PressButton("show")).hand)
    assert seen.view.hand


@pytest.mark.parametrize("seed", range(6))
def test_where_persons_share_the_screen_no_hand_is_shown_before_one_asks_for_it(seed: int) -> None:
    seen = Seen(Wishes("mexican-train", "Ann,Bo", 3, {"set": "9"}, "greedy", str(seed)))
    assert seen.view.hand == ()
    assert seen.do(PressButton("show")).hand


def test_after_the_round_no_double_waits_to_be_covered() -> None:
    waited = 0
    for seed in range(40):
        seen = Seen(Wishes("mexican-train", "Ann", 2, {"set": "6", "rounds": "1"}, "greedy", str(seed)))
        while not seen.referee.match.over:
            if seen.table.step() is None:
                seen.table.call(seen.table.choice(0))
        table = seen.referee.table
        assert table is not None
        waited += bool(table.doubles)
        assert not any(tile.duty for train in seen.do().trains for tile in train.tiles)
    assert waited


def test_who_leaves_is_played_on_for_by_the_computer() -> None:
    seen = Seen(Wishes("mexican-train", "Ann,Bo", 2, {"set": "9"}, "greedy", "7"))
    for _ in range(20):
        seen.now += PACE_MS
        seen.do()
        if not seen.view.hand and seen.referee.in_turn is not None:
            break
        seen.table.call(seen.table.choice(seen.referee.position.turn))  # type: ignore[union-attr]
    position = seen.referee.position
    assert position is not None
    seen.do(PressButton("leave"))
    assert not seen.referee.seats[position.turn].is_person
    assert seen.referee.seats[1 - position.turn].is_person


def test_in_basic_trains_a_double_is_laid_by_picking_it_and_left_is_left() -> None:
    seen = Seen(BASIC)
    seen.until_mine()
    seen.do(PickTile(seen.playable()))
    assert seen.referee.match.lines()[0]
    for _ in range(40):
        view = seen.until_mine()
        if seen.referee.position is None:
            break
        for train, line in zip(view.trains, seen.referee.match.lines(), strict=True):
            ends = [end for tile in train.tiles for end in (tile.joined, tile.opened)]
            assert ends[1:-1:2] == ends[2::2]
            assert len(train.tiles) == len(line)
            if train.tiles:
                assert (train.tiles[0].joined, train.tiles[-1].opened) == train.ends
        playable = [index for index, tile in enumerate(view.hand) if tile.playable]
        if not playable:
            seen.do(PressButton("done"))
            continue
        view = seen.do(PickTile(playable[0]))
        target = view.targets[-1]
        view = seen.do(DropOn(target.train, target.end))
        laid = view.trains[target.train].tiles[-1 if target.end else 0]
        assert (laid.key, laid.last_play) == (target.tile.key, True)


@pytest.mark.parametrize("rule", ["", "own_engines", "neighbor"])
def test_a_round_of_slosh_is_played_by_clicks_from_the_engine_on(rule: str) -> None:
    seen = Seen(Wishes("slosh", "Ann", 4, {rule: "yes"} if rule else {}, "greedy", "3"))
    for _ in range(80):
        view = seen.until_mine()
        position = seen.referee.position
        if position is None:
            break
        laid = bool(position.laid >> position.game.tiles.tile(4, 4) & 1)
        assert view.engine == ((4, 4) if laid and rule != "own_engines" else None)
        for train, line in zip(view.trains, seen.referee.match.lines(), strict=True):
            ends = [end for tile in train.tiles for end in (tile.joined, tile.opened)]
            assert ends[1:-1:2] == ends[2::2]
            assert len(train.tiles) == len(line)
            if train.tiles and rule != "own_engines":
                assert train.tiles[0].joined == 4
        playable = [index for index, tile in enumerate(view.hand) if tile.playable]
        if not playable:
            seen.do(PressButton("done"))
        else:
            view = seen.do(PickTile(playable[0]))
            if view.targets:
                seen.do(DropOn(view.targets[-1].train, view.targets[-1].end))
    assert seen.referee.match.results


def test_volume_and_mute() -> None:
    seen = Seen()
    assert seen.do(ChangeVolume(1)).scene.volume == 6
    assert seen.do(Mute()).scene.volume == 0
    assert seen.do(Mute()).scene.volume == 6
    for _ in range(8):
        seen.do(ChangeVolume(1))
    assert seen.view.scene.volume == 10


def test_the_strip_says_how_loud_the_hub_is_now() -> None:
    seen = Seen()
    assert seen.do(Mute()).message.text == "The hub's volume is 0."
    assert seen.do(ChangeVolume(1)).message.text == "The hub's volume is 1."


def test_closing_the_window_ends_it() -> None:
    seen = Seen()
    assert seen.playing([Quit()], 0) is None


def test_a_table_before_its_first_round_can_be_drawn_too() -> None:
    view = table_view(new_table(SMALL).referee)
    assert view.hand == ()
    assert len(view.trains) == 4


@pytest.mark.parametrize("cue", CUES)
def test_the_speaker_plays_what_the_firmware_mixes(cue: str) -> None:
    samples = rendered(cue)
    assert max(samples) > 3000
    assert abs(samples[-1]) < 200
    assert 0.2 < len(samples) / 22050 < 6


def test_a_hub_with_a_speaker_is_shown_and_heard() -> None:
    class Heard:
        def __init__(self) -> None:
            self.cues: list[str] = []
            self.volume = -1

        def play(self, cue: str) -> None:
            self.cues.append(cue)

        def set_volume(self, volume: int) -> None:
            self.volume = volume

    speaker = Heard()
    hub = HubWithSpeaker(None, speaker)  # type: ignore[arg-type]
    table = new_table(SMALL)
    table.join(hub)
    table.begin()
    table.set_volume(2)
    assert hub.sound(Cue("bell", 1))
    assert (speaker.cues, speaker.volume) == (["all_aboard", "bell"], 2)
    assert table.referee.seats[0] == Seat("Ann")


def letters_in_hand() -> tuple[Seen, int]:
    """A window of Super Train where the person may play, and the place of a letter in the hand."""
    for seed in range(40):
        seen = Seen(Wishes("super-train", "Ann", 2, {}, "greedy", str(seed)))
        seen.until_mine()
        for index, tile in enumerate(seen.view.hand):
            if tile.playable and "train" in tile.key and not tile.key <= {"train", *range(13)}:
                return seen, index
    raise AssertionError("no letter was dealt")


def test_a_tile_that_fits_both_ways_lies_as_it_was_turned() -> None:
    seen, index = letters_in_hand()
    before = seen.do(PickTile(index))
    assert "turn" in [button.name for button in before.buttons]
    after = seen.do(PressButton("turn"))
    first, turned = before.targets[0], after.targets[0]
    assert (turned.train, turned.tile.joined, turned.tile.opened) == (first.train, first.tile.opened, first.tile.joined)
    assert seen.do(PressButton("turn")).targets == before.targets
    seen.do(PressButton("turn"), DropOn(turned.train, turned.end))
    train = next(each for each in seen.view.trains if any(tile.last_play for tile in each.tiles))
    laid = next(tile for tile in train.tiles if tile.last_play)
    assert (laid.joined, laid.opened) == (turned.tile.joined, turned.tile.opened)


def test_a_tile_that_fits_one_way_has_no_button_to_turn_it() -> None:
    seen = Seen()
    seen.until_mine()
    assert "turn" not in [button.name for button in seen.do(PickTile(seen.playable())).buttons]
