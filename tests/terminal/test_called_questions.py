"""The questions that a called table answers: trust and what hands say of it, where a tile may go, and why."""

from pathlib import Path

from tests.presenters.real_tiles.test_photos_on_phones import counting
from tests.terminal.scripted_person import OUT, CalledTerminal, ScriptedTerminal

from roundhouse.games.core.notation import write_move
from roundhouse.players import ExpertPlayer, moves_of
from roundhouse.presenters.dealt.hints import with_named_tiles
from roundhouse.program.table_request import TableRequest


def test_a_claim_on_trust_is_announced_kept_and_checked_against_hands() -> None:
    desk = CalledTerminal(["ann", "draw", "done", "trust", "bo 6-2 own", "cy 6-3 own"])
    assert "Taken on trust: Ann has no tile that can be played." in desk.shown
    assert "Taken on trust: Ann has no tile that can be played (2 times)" in desk.shown
    played = ["bo", "6-2 own", "cy draw", "cy done", "ann 6-1 own", "bo 2-0", "cy draw", "done", "ann 1-3", "bo 0-0"]
    lied = CalledTerminal([*played, "ann 5-5", "cy 6-3 6-4 6-5 1-1 2-2"])
    assert 'MT-4, call 4 of the round, "Cy draws a tile": Cy held' in lied.shown
    honest = CalledTerminal([*played, "ann 5-5", "cy 4-3 5-4 4-4 1-1 2-2"])
    assert "The hands confirm what was taken on trust." in honest.shown
    counted = CalledTerminal([*played, "ann 5-5", "cy = 30"])
    assert "Cy's hand was only counted: 4 calls stay on trust." in counted.shown


def test_a_hand_that_cannot_be_shows_why_and_how_to_mend_it() -> None:
    desk = CalledTerminal([*OUT, "bo 6-1", "bo 5-5 4-4", "bo 0-2"])
    said = " ".join(desk.shown.split())
    assert 'It was seen before, in call 3 of the round: "Ann plays 6-1 on their own train".' in said
    assert "By the calls, Bo was dealt 3 tiles, drew 0, and laid 2: 1 tile is left." in said
    assert "Correct the call that was missed or misheard" in said
    engine = CalledTerminal([*OUT, "bo 6-6"])
    assert "It is the engine." in engine.shown


def test_the_commands_who_and_hint_tell_where_a_tile_may_go() -> None:
    desk = CalledTerminal(["ann", "6-1 own", "bo 6-2 own", "cy 6-3 own", "who", "hint", "hint 1-4", "hint 5-5 4-4"])
    assert "Ann 2 · Bo 2 · Cy 2 · 18 in the boneyard" in desk.shown
    assert "Ann may lay 1 on Ann's train, 6 on the Mexican Train (first tile) or draw a tile." in desk.shown
    assert "The heaviest of these that fits: 1-4 on Ann. Name the whole hand" in desk.shown
    assert "None of these can be laid. Ann may draw a tile." in desk.shown


def test_with_the_whole_hand_named_the_expert_advises() -> None:
    request = TableRequest("mexican-train", "Ann,Bo", rules={"set": "9", "deal": "6"}, mode="called")
    calls, hand = ["ann", "9-1 own", "bo 9-2 own"], ("1-3", "3-5", "5-8", "9-0", "0-0")
    some = CalledTerminal([*calls, f"hint {' '.join(hand[:4])}"], request, width=300)
    assert "The heaviest of these that fits: 9-0 on mexican." in some.shown
    desk = CalledTerminal([*calls, f"hint {' '.join(hand)}"], request, width=300)
    position = desk.table.referee.position
    assert position is not None
    tiles = position.game.tiles
    known = with_named_tiles(position, [tiles.read(each)[0] for each in hand])
    (first, _), (other, cost) = ExpertPlayer().advice(known, moves_of(known, 0))[:2]
    names = desk.table.referee.names
    assert f"The computer would play: {write_move(position.game, first, names)}. It keeps " in desk.shown
    assert f"You could also play: {write_move(position.game, other, names)}, about " in desk.shown
    assert cost is not None


def test_a_closed_train_is_named_with_the_few_tiles_that_may_go_there() -> None:
    request = TableRequest("derailing", "Ann,Bo,Cy", rules={"set": "6", "deal": "5"}, mode="called")
    desk = CalledTerminal(["bo", "bo 6-6", "6-1 own", "cy 6-0 own", "ann 6-2 own", "hint"], request, width=200)
    places = "1 on Bo's train, 6 on the community train (first tile), only 2-2 on Ann's train, only 0-0 on Cy's train"
    assert f"Bo may lay {places} or draw a tile." in desk.shown
    letters = TableRequest("super-train", "Ann,Bo", mode="called")
    desk = CalledTerminal(["ann", "12-3 own", "hint", "bo W-4 own", "hint"], letters, width=200)
    assert (
        "Bo may lay 12 on Bo's train (first tile), 12 on the Mexican Train (first tile), only A-W on Ann's"
        in desk.shown
    )
    assert "Ann may lay 3 on Ann's train, 12 on the Mexican Train (first tile), only A-W on Bo's train" in desk.shown


def test_why_explains_a_call_without_making_it() -> None:
    desk = CalledTerminal(["ann", "why ann 6-1 own", "why 5-1 own", "why draw"])
    assert "6-1 on Ann: That is allowed." in desk.shown
    assert "MT-5: 1-6 can begin Ann's train: it matches the engine's 6." in desk.shown
    assert "MT-4: Ann draws: nothing in hand can be played." in desk.shown
    assert "MT-5: A turn is one tile." in desk.shown
    assert "Taken on trust: Ann has no tile that can be played." in desk.shown
    assert len(desk.table.referee.match.events) == 2


def test_undo_before_the_first_call_says_that_there_is_nothing_to_take_back() -> None:
    desk = CalledTerminal(["undo 3", "redo", "deal ann leads"])
    assert "Nothing can be taken back." in desk.shown
    assert "Nothing to redo." in desk.shown
    assert desk.table.referee.position is not None


def test_a_photo_is_counted_and_one_of_the_wrong_hand_is_told_as_such(tmp_path: Path) -> None:
    for name, content in (("wrong.jpg", "5-6 3-4"), ("hand.jpg", "3-4 2-2 0-1?")):
        (tmp_path / name).write_text(content)
    desk = ScriptedTerminal(
        [f"photo {tmp_path / 'wrong.jpg'}", f"photo {tmp_path / 'hand.jpg'}"], table=counting().session
    )
    said = " ".join(desk.shown.split())
    assert "Is this the right hand?" in said and "5-6 is already on the table." in said
    assert "3 tiles, 12 points" in said and "Not sure: 0-1." in said
