"""Moves as text and back, exactly: `5-6 on Bo`, `draw 3-4`, `done`.

A play names the joined end first: `5-6 on Bo` lays the 5 against Bo's train. Trains go by their owner's name or, those
that are nobody's, by what the game calls them (`mexican`); a train with two ends adds `left` or `right`. Seats without
names are `A`, `B`, `C` ….
What a person may leave out (`read_move` then asks the position, and raises Ambiguous rather than guess): the order
of the two ends, the train, the end. Whatever else people say, `call_parser` brings into this form.

    deal A 0-1 3-4; B ?7; leads B     engine 9-9         5-6 on mexican      6-6 on B left
    draw   draw 3-4                   done               announce A          claim A
    penalty 3-4                       marker up A        marker down A
    reveal A 3-4 5-5                  reveal B = 17 pips close B
    stand MT-7 A 5-6 on C             stand MT-7 A 5-6 on C; nobody had seen the marker
    stand MT-3 B begin B              stand C-8 A deal A ?6; B ?7;; a tile was missing

Why it is so: host/ARCHITECTURE.md#everything-goes-to-text-and-back
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from string import ascii_uppercase

from roundhouse.catalogs import Message
from roundhouse.dominoes import UNKNOWN, NotInSet, hand_of, tiles_in
from roundhouse.games.core.moves import (
    DONE,
    TURN_MOVES,
    Announce,
    Begin,
    Claim,
    Close,
    Deal,
    Done,
    Draw,
    LayEngine,
    Marker,
    Move,
    OverrulableMove,
    Overruled,
    Penalty,
    Play,
    Reveal,
    WentOut,
)
from roundhouse.games.core.names import leading_name, named
from roundhouse.games.core.position import Position, Rules, Stage
from roundhouse.games.core.rulings import Ambiguous, Unreadable

ENDS = ("left", "right")
ON = "on"
NOBODY = "nobody"
"""In a deal: `leads nobody`, since nobody holds the engine."""
STAND = "stand"
OUT = "out"
CLAUSE = re.compile(r"[A-Z]+-\d+")
BEFORE_NOTE, AFTER_DEAL = ";", ";;"
"""The sign before a note to a call that stands; a deal has semicolons of its own."""
LONGEST_NOTE = 100
"""The number of characters that a note may have."""
PLAY_PATTERN = "5-6 on Bo"
WORDS, LAST = (
    "draw, done, engine 6-6, announce Bo, claim Bo, penalty 3-4, marker down Bo, close Bo",
    "reveal Bo 3-4 5-5",
)
"""The other moves, each with what follows its word: the same in every language."""


def is_note(text: str) -> bool:
    """Whether a call that stands can have this note: one line, not too long."""
    return text.isprintable() and len(text) <= LONGEST_NOTE


def seat_name(seat: int) -> str:
    """The name of a seat that nobody has named: A, B, C and so on."""
    return ascii_uppercase[seat]


def must_name_leader(position: Position, deal: Deal) -> bool:
    """Whether this deal means that nobody holds the engine, though hands are hidden: then it has to say so."""
    if deal.leader >= 0 or not any(deal.hidden) or not position.game.leader_from_hands(position.round):
        return False
    return position.ruling(deal).allowed and position.after(deal).stage in (Stage.HUNT, Stage.OVER)


def says_who_leads(text: str) -> bool:
    """Whether a deal in notation says who leads, or that nobody does.

    >>> says_who_leads("deal A ?7; B ?7; leads nobody"), says_who_leads("deal A ?7; B ?7")
    (True, False)
    """
    return re.search(r"(^deal|;)\s*leads\s", text, re.IGNORECASE) is not None


def with_seen_leader(position: Position, deal: Deal) -> Deal:
    """The deal with its leader, where one hand is seen to hold the engine and no hidden tile can change that."""
    ruling = position.ruling(deal)
    if ruling.allowed or deal.leader >= 0:
        return deal
    named = [replace(deal, leader=seat) for seat in range(position.game.seats)]
    allowed = [each for each in named if position.ruling(each).allowed]
    seen = dict(ruling.facts).get("seat")
    return allowed[0] if len(allowed) == 1 and allowed[0].leader == seen else deal


def seat_names(game: Rules) -> tuple[str, ...]:
    return tuple(ascii_uppercase[: game.seats])


def train_name(game: Rules, train: int, names: Sequence[str] = ()) -> str:
    """The owner's name, or what a public train is called."""
    return (names or seat_names(game))[train] if train < game.seats else game.publics[train - game.seats]


def write_move(game: Rules, move: Move | Begin | WentOut, names: Sequence[str] = ()) -> str:
    """The full notation of a move; `read_move` of it gives the same move in any position."""
    names = names or seat_names(game)
    tile = game.tiles.text
    match move:
        case Play():
            joined = None if move.joined < 0 else move.joined
            end = f" {ENDS[move.spot % 2]}" if game.ends_per_train == 2 else ""
            return f"{tile(move.tile, joined)} on {train_name(game, move.train, names)}{end}"
        case Draw(drawn):
            return "draw" if drawn < 0 else f"draw {tile(drawn)}"
        case Done():
            return "done"
        case LayEngine(engine):
            return f"engine {tile(engine)}"
        case Announce(seat):
            return f"announce {names[seat]}"
        case Claim(seat):
            return f"claim {names[seat]}"
        case Penalty(drawn):
            return f"penalty {tile(drawn)}"
        case Close(spot):
            return f"close {train_name(game, spot // game.ends_per_train, names)}"
        case Marker(seat, up):
            return f"marker {'up' if up else 'down'} {names[seat]}"
        case Overruled(stands, seat, clause, note):
            said = f"{STAND} {clause} {names[seat]} {write_move(game, stands, names)}"
            return f"{said}{AFTER_DEAL if isinstance(stands, Deal) else BEFORE_NOTE} {note}" if note else said
        case Begin(leader):
            return f"begin {names[leader]}"
        case WentOut(seat):
            return f"{OUT} {names[seat] if seat >= 0 else NOBODY}"
        case Reveal(seat, tiles, pips):
            if pips >= 0:
                return f"reveal {names[seat]} = {pips} pips"
            return " ".join(["reveal", names[seat], *(tile(each) for each in tiles_in(tiles))])
        case Deal(hands, hidden, leader):
            dealt = "; ".join(
                " ".join([name, *write_hand(game, hand), *([f"?{unseen}"] if unseen else [])])
                for name, hand, unseen in zip(names, hands, hidden, strict=True)
            )
            return f"deal {dealt}" + (f"; leads {names[leader]}" if leader >= 0 else "")
    raise TypeError(f"{move!r} is no move")


def write_hand(game: Rules, hand: int) -> list[str]:
    """The tiles of a hand, lightest first."""
    return [game.tiles.text(tile) for tile in tiles_in(hand)]


def read_move(position: Position, text: str, names: Sequence[str] = ()) -> Move:
    """The move that `text` means in this position.

    Raises Unreadable, or Ambiguous when what was left out leaves more than one legal play (or none, and
    more than one that is not).
    """
    game = position.game
    names = names or seat_names(game)
    reader = _LineReader(position, text, names)
    words = text.split()
    if not words:
        raise reader.unreadable("notation/move")
    first = words[0].lower()
    if "-" in first or first.startswith("?"):
        return reader.play(words)
    match first, words[1:]:
        case "done", []:
            return DONE
        case "draw", []:
            return Draw(-1)
        case "draw", [tile]:
            return Draw(reader.drawn(tile))
        case "engine", [tile]:
            return LayEngine(reader.tile(tile)[0])
        case "penalty", [tile]:
            return Penalty(reader.drawn(tile))
        case "announce", rest if rest:
            return Announce(reader.seat(" ".join(rest)))
        case "claim", rest if rest:
            return Claim(reader.seat(" ".join(rest)))
        case "marker", [("up" | "down") as way, *rest] if rest:
            return Marker(reader.seat(" ".join(rest)), way == "up")
        case "close", rest if rest:
            return Close(game.spot(reader.train(" ".join(rest))))
        case "reveal", rest if rest:
            return reader.reveal(" ".join(rest))
        case "deal", rest if rest:
            return reader.deal(" ".join(rest))
        case "stand", rest if rest:
            return reader.stand(" ".join(rest))
    raise reader.unreadable("notation/tile-and-train", play=PLAY_PATTERN, words=WORDS, last=LAST)


class _LineReader:
    """The parts of one line, each with an error that says what was expected."""

    def __init__(self, position: Position, text: str, names: Sequence[str]) -> None:
        self.position, self.text, self.names = position, text, names
        self.game = position.game

    def unreadable(self, expected: str | Message, **facts: object) -> Unreadable:
        return Unreadable(self.text, self.game.text(self.position), expected, **facts)

    def tile(self, text: str, wanted: int = 0) -> tuple[int, int]:
        """The tile and the end written first; of several that look the same, one of the `wanted` (bits) if there is."""
        tiles = self.game.tiles
        try:
            if text in ("?", "?=?"):
                return tiles.read(text)
            alike, first = tiles.named(text)
        except NotInSet as wrong:
            raise self.unreadable(wrong.expected) from None
        return next((tile for tile in alike if wanted >> tile & 1), alike[0]), first

    def known_tile(self, text: str, wanted: int = 0) -> int:
        tile = self.tile(text, wanted)[0]
        if tile < 0:
            raise self.unreadable("notation/seen-or-hidden-tile", text=text)
        return tile

    def drawn(self, text: str) -> int:
        """A tile just drawn is seen, or nothing is known of it."""
        return UNKNOWN if text == "?" else self.known_tile(text, self.position.unseen)

    def seat(self, name: str) -> int:
        if (seat := named(name, self.names)) >= 0:
            return seat
        raise self.unreadable("notation/player", names=", ".join(self.names), text=name)

    def starting_name(self, text: str) -> tuple[int, str]:
        """The seat whose name begins `text`, and the rest: names may have spaces in them."""
        seat, rest = leading_name(text, self.names)
        if seat < 0:
            raise self.unreadable("notation/player", names=", ".join(self.names), text=text)
        return seat, rest

    def hand(self, text: str, wanted: int) -> tuple[int, int]:
        """The known tiles as bits, of those that look the same some of the `wanted`, and how many more."""
        known: list[int] = []
        hidden = 0
        for word in text.split():
            if word.startswith("?") and word[1:].isdecimal():
                hidden += int(word[1:])
            else:
                known.append(self.known_tile(word, wanted & ~hand_of(known)))
        if len(set(known)) < len(known):
            raise self.unreadable("notation/each-tile-once-in-hand")
        return hand_of(known), hidden

    def deal(self, text: str) -> Deal:
        hands: dict[int, tuple[int, int]] = {}
        leader = -1
        for part in text.split(";"):
            if part.strip().lower().startswith("leads ") and leader < 0:
                name = part.strip()[6:].strip()
                leader = -1 if name.casefold() == NOBODY else self.seat(name)
                continue
            seat, rest = self.starting_name(part.strip())
            if seat in hands:
                raise self.unreadable("notation/one-hand", name=self.names[seat])
            dealt = hand_of(tile for known, _ in hands.values() for tile in tiles_in(known))
            hands[seat] = self.hand(rest, self.position.unseen & ~dealt)
        known, hidden = zip(*(hands.get(seat, (0, 0)) for seat in range(self.game.seats)), strict=True)
        return Deal(known, hidden, leader)

    def reveal(self, text: str) -> Reveal:
        seat, rest = self.starting_name(text)
        if rest.startswith("="):
            count = rest[1:].removesuffix("pips").strip()
            if not count.isdecimal():
                raise self.unreadable("notation/hand-sum")
            return Reveal(seat, 0, int(count))
        shown, hidden = self.hand(rest, self.position.hands[seat] or self.position.unseen)
        if hidden:
            raise self.unreadable("notation/hand-tiles-or-sum")
        return Reveal(seat, shown)

    def stand(self, text: str) -> Overruled:
        """A refused call that stands, perhaps the clause before it, and a note after it."""
        clause, _, said = text.partition(" ")
        if not CLAUSE.fullmatch(clause):
            clause, said = "", text
        seat, rest = self.starting_name(said.strip())
        move, _, note = rest.partition(AFTER_DEAL if rest.startswith("deal ") else BEFORE_NOTE)
        first, _, leader = move.strip().partition(" ")
        stands: Move | Begin
        if first == "begin":
            stands, found = Begin(self.seat(leader)), self.game.leading_clause
        else:
            there = self.position if seat == self.position.turn else self.position.replace(turn=seat)
            stands = read_move(there, move, self.names)
            out_of_turn = isinstance(stands, TURN_MOVES) and seat != self.position.turn
            found = self.game.turn_order if out_of_turn else self.position.ruling(stands).clause
        if not isinstance(stands, OverrulableMove):
            raise self.unreadable("notation/stands")
        if not clause and not found:
            raise self.unreadable("notation/needs-none", move=rest)
        if clause and clause not in self.game.clauses:
            raise self.unreadable("notation/clause", game=Message(f"games/{self.game.name}/game"), clause=clause)
        if not is_note(note := note.strip()):
            raise self.unreadable("notation/note", most=LONGEST_NOTE)
        return Overruled(stands, getattr(stands, "seat", seat), clause or found, note)

    def play(self, words: list[str]) -> Move:
        """A tile, then perhaps `on` a train, then perhaps its end."""
        held = self.position.hands[self.position.turn]
        tile, first = self.tile(words[0], held)
        if not held >> max(tile, 0) & 1:
            tile, first = self.tile(words[0], self.position.unseen)
        game, rest = self.game, words[1:]
        ends = range(game.ends_per_train)
        if rest and rest[-1].lower() in ENDS and game.ends_per_train == 2:
            ends = range(ENDS.index(rest[-1].lower()), ENDS.index(rest[-1].lower()) + 1)
            rest = rest[:-1]
        if rest and rest[0].lower() != ON:
            raise self.unreadable("notation/train-after-tile", on=ON, play=PLAY_PATTERN)
        trains = [self.train(" ".join(rest[1:]))] if rest else list(range(game.trains))
        if not rest and self.position.stage == Stage.ENGINE and game.tiles.is_double(tile):
            return LayEngine(tile)
        spots = [game.spot(train, end) for train in trains for end in ends]
        if len(spots) == 1 and tile >= 0:
            return self._turned(tile, first, spots[0])
        if tile < 0 and len(spots) == 1:
            return game.play_of(tile, spots[0], -1)
        return self._chosen(tile, first, spots, bool(rest))

    def _turned(self, tile: int, first: int, spot: int) -> Play:
        """The end that fits lies against the train; where neither or both do, the one written first."""
        return self.game.turned(tile, spot, self.position.ends[spot], first)

    def _chosen(self, tile: int, first: int, spots: list[int], named: bool) -> Move:
        plays = [self._turned(tile, first, spot) if tile >= 0 else self.game.play_of(tile, spot, -1) for spot in spots]
        allowed = [play for play in plays if self.position.ruling(play).allowed]
        if len(allowed) == 1 or self._mirrored(allowed):
            return allowed[0]
        if not allowed:
            # Nothing fits: the ruling on the likeliest reading tells why.
            own = [play for play in plays if play.train == self.position.turn]
            return (plays if named else own)[0]
        meanings = tuple(write_move(self.game, play, self.names) for play in allowed or plays)
        raise Ambiguous(self.text, self.game.text(self.position), meanings)

    def _mirrored(self, plays: list[Play]) -> bool:
        """Whether these are one play seen from two sides: the train has the same number at either end."""
        ends = {self.position.ends[play.spot] for play in plays}
        alike = len({(play.train, play.joined) for play in plays}) == len(ends) == 1
        return alike and UNKNOWN not in ends and not any(play.spot in self.position.doubles for play in plays)

    def train(self, name: str) -> int:
        """The train of that owner, or the public one that is called so."""
        trains = [*self.names, *self.game.publics]
        if (train := named(name, trains)) >= 0:
            return train
        if not name:
            raise self.unreadable("notation/train-missing", trains=", ".join(trains))
        raise self.unreadable("notation/train", trains=", ".join(trains), text=name)
