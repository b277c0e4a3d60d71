"""The pages of a match beside its table, as values: how it ended, its sheet, its rules, what is kept of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from roundhouse.catalogs import Number
from roundhouse.games import Game
from roundhouse.games.core.moves import Overruled, Play, made_move, mover
from roundhouse.games.match.fitting_options import fitting_options
from roundhouse.games.match.match import MIDDLE_OF_TURN, Match
from roundhouse.games.match.seat_views import move_seen_by
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.score_sheet_texts import tie_notes
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import match_result
from roundhouse.indices import RoundIndex, Seat, counted, seat_or_none
from roundhouse.players.review import match_key
from roundhouse.presenters.context import PresenterContext
from roundhouse.presenters.figures import Column, Figures
from roundhouse.presenters.match.counted_hands import CountedHand, counted_hands
from roundhouse.presenters.match.match_review import Beside, MatchReview
from roundhouse.presenters.match.match_texts import (
    MatchFiles,
    SealedDeal,
    match_files,
    rounds_played,
    seal_text,
    sealed_deals,
)
from roundhouse.presenters.match.replay_presenter import ReplayPresenter
from roundhouse.presenters.match.score_sheet_view import ranks, score_figures
from roundhouse.presenters.match.scores_view import ScoreEntry, ScoresView, round_title, score_entry, scores_view
from roundhouse.presenters.table.table_view import table_view
from roundhouse.presenters.table.tile_orientation import half_of
from roundhouse.presenters.table.typed_calls import trusted_lines
from roundhouse.presenters.views import Half, TileView
from roundhouse.referee import Referee, Replay

NAMED_BY: Final = 16
"""Digits of a match's key that its file is named by."""


@dataclass(frozen=True, slots=True)
class MatchProgress:
    """The progress of a match: `rounds` are over, one of them may be `in_round`, and the match may be `over`.

    `winner` won the last round, if anybody did.
    """

    rounds: int
    in_round: bool
    over: bool
    winner: Seat | None

    @property
    def next_page(self) -> Literal["winner", "celebration", "scores"]:
        """The page that a front end shows when a round has ended."""
        if self.over:
            return "winner"
        return "scores" if self.winner is None else "celebration"


@dataclass(frozen=True, slots=True)
class VictoryTrain:
    """The winner's train: the seat, and the tiles from the hub outwards."""

    seat: Seat
    tiles: tuple[TileView, ...]
    set_high: int = 12


@dataclass(frozen=True, slots=True)
class RoundWon:
    """The scene at the end of a round: its winner, and the engine, if there is one."""

    title: str
    engine: tuple[Half, Half] | None
    train: VictoryTrain


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The end of a match: the winners, the game and its rounds, what broke a tie, and the players by rank.

    `engine` is the last one, if there was any; `best_turn` tells the best turn of the last round; `wishes` says who
    would like to play again.
    """

    title: str
    line: str
    best_turn: str
    ties: tuple[str, ...]
    ranking: tuple[Column, ...]
    engine: tuple[Half, Half] | None
    wishes: str


class MatchPages:
    """The pages of the match at one front end, in its language. None of them shows a hand that is still in play."""

    def __init__(self, context: PresenterContext) -> None:
        self._context = context
        self._referee = context.referee
        # Rebuilt only after a change, as every frame asks: of what match the sheet is, the sheet, and its last hands.
        self._sheet: tuple[object, object, Figures] | None = None
        self._hands: tuple[Figures, tuple[CountedHand, ...]] | None = None
        self._review: MatchReview | None = None

    @property
    def _texts(self) -> Texts:
        return self._context.texts

    @property
    def progress(self) -> MatchProgress:
        match = self._referee.match
        winner = seat_or_none(match.results[-1].winner) if match.results else None
        return MatchProgress(len(match.results), match.position is not None, match.over, winner)

    @property
    def line(self) -> str:
        rounds, game = len(self._referee.match.results), self._referee.game
        name = self._texts.game_name(game.name)
        return f"{name}, {rounds_played(self._texts, rounds, game.rounds())}" if rounds else name

    @property
    def overruled(self) -> list[str]:
        """The refused calls that the table let stand, in the order of the match."""
        match, found = self._referee.match, list[str]()
        for index, event in enumerate(match.events):
            if isinstance(event, Overruled):
                before, names = match.before(index), self._referee.names_before(index)
                seen = event if before is None else move_seen_by(before, event, counted(None))
                game = before.game if before else self._referee.game
                found.append(event_text(self._texts, seen, before, game, names))
        return found

    @property
    def fitting_rules(self) -> list[tuple[str, object]]:
        """The house rules, each with its value, by which the rules would have allowed a call that the table let stand.

        They are looked for at each call anew, which takes a moment.
        """
        match = self._referee.match
        return list(
            dict.fromkeys(
                rule
                for index, event in enumerate(match.events)
                if isinstance(event, Overruled) and (before := match.before(index)) is not None
                for rule in fitting_options(before, event)
            )
        )

    @property
    def seal(self) -> str:
        """The seal of the present deal and what it is for; empty without one."""
        return seal_text(self._texts, self._referee)

    def round_won(self) -> RoundWon:
        """The scene for the last round, which somebody has won."""
        title, winner = round_title(self._texts, self._context.session), self._referee.match.results[-1].winner
        return RoundWon(title, self._engine, self._train((winner,)))

    def result(self) -> MatchResult:
        referee, match = self._referee, self._referee.match
        title = match_result(self._texts, match, referee.names).rstrip(".")
        places = ranks(match)
        ranked = sorted(zip(places, self.sheet().columns[1 : 1 + len(places)], strict=True), key=lambda each: each[0])
        ties = tuple(tie_notes(self._texts, match, referee.all_names))
        names = [referee.all_names[player] for player in self._context.session.phones.wishes]
        wishes = self._texts.screen("winner-wishes", names=self._texts.all_of(names), count=len(names)) if names else ""
        ranking = tuple(column for _, column in ranked)
        return MatchResult(title, self.line, self.best_turn, ties, ranking, self._engine, wishes)

    @property
    def best_turn(self) -> str:
        """The best turn of the last round, in words; empty where nobody told what was laid."""
        return best_turn_text(self._texts, self._referee)

    def victory_train(self) -> VictoryTrain:
        """The train of the match's winner; of several winners the longest."""
        return self._train(self._referee.match.leaders or (0,))

    def _train(self, seats: tuple[int, ...]) -> VictoryTrain:
        trains = table_view(Texts(), self._referee).trains
        best = max(seats, key=lambda seat: len(trains[seat].tiles))
        return VictoryTrain(Seat(best), trains[best].tiles, self._referee.game.options.set)

    @property
    def _engine(self) -> tuple[Half, Half] | None:
        table = self._referee.table
        half = None if table is None else half_of(table.game, table.round.engine)
        return None if half is None else (half, half)

    def sheet(self) -> Figures:
        match, names = self._referee.match, self._referee.all_names
        rest = (match.players, match.over, match.position is None, names, self._texts)
        if self._sheet is None or self._sheet[0] is not match.sheet or self._sheet[1] != rest:
            self._sheet = match.sheet, rest, score_figures(self._texts, match, names)
        return self._sheet[2]

    def counted_hands(self) -> tuple[CountedHand, ...]:
        """The hands of the round that has just ended."""
        sheet = self.sheet()
        if self._hands is None or self._hands[0] is not sheet:
            self._hands = sheet, counted_hands(self._texts, self._referee)
        return self._hands[1]

    def scores(self) -> ScoresView:
        return scores_view(self._texts, self._context.session, self.sheet(), self.counted_hands())

    def score_entry(self, round: RoundIndex | None, seat: Seat) -> ScoreEntry:
        """A figure of the sheet, to be corrected; see `scores.score_entry`."""
        return score_entry(self._referee, round, seat)

    @property
    def game(self) -> Game:
        """The game with the rules of this table."""
        return self._referee.game

    @property
    def rule_sheet(self) -> str:
        """The text of the rules that the table chose by their name."""
        return self._context.session.agreement.rule_sheet

    def trusted(self) -> list[str]:
        """The calls taken on trust in this round, and what is proven wrong."""
        return [line.text for line in trusted_lines(self._texts, self._referee)]

    def files(self) -> MatchFiles:
        return match_files(self._texts, self._context.session)

    def deals(self) -> tuple[SealedDeal, ...]:
        return sealed_deals(self._referee)

    def review(self, beside: Beside, folder: Path) -> MatchReview:
        """The match looked back at, worked on beside the screen from now on; what is found is kept in this folder."""
        match, review = self._referee.match, self._review
        if review is None or review.outdated:
            self.close()
            file = folder / f"{match_key(match)[:NAMED_BY]}.job"
            review = self._review = MatchReview(match, self._referee.all_names, file=file)
            review.begin(beside)
        review.go_on()
        return review

    def close(self) -> None:
        """Nothing is worked on anymore."""
        if self._review is not None:
            self._review.stop()

    def replay(self) -> ReplayPresenter:
        """The match from its start, played again at a table of its own."""
        match, referee = self._referee.match, self._referee
        replay = Replay(match.first_game, referee.all_names, match.events, match.start, self.rule_sheet)
        replay.table.output.wear(self._context.session.output.chosen_liveries)
        return ReplayPresenter(replay, texts=self._texts)


def best_turn_text(texts: Texts, referee: Referee) -> str:
    """The turn of the last round in which most points were laid, in words; empty where nobody told what was laid."""
    game, match = referee.game, referee.match
    turns = [
        (sum(game.hand_points(1 << tile) for tile in tiles if tile >= 0), len(tiles), referee.names[seat])
        for seat, tiles in ([] if match.cleared else _turns_of(match))
    ]
    points, count, name = max(turns, key=lambda turn: turn[:2], default=(0, 0, ""))
    return texts.screen("best-turn", seat=name, tiles=Number(count), points=Number(points)) if points else ""


def _turns_of(match: Match) -> list[tuple[int, list[int]]]:
    """The seat of each turn of the round, and the tiles that were laid in it."""
    turns: list[tuple[int, list[int]]] = []
    for index in range(match.round_start, len(match.events)):
        before, event = match.before(index), match.events[index]
        play = made_move(event)
        if before is None or not isinstance(play, Play):
            continue
        if before.stage not in MIDDLE_OF_TURN or not turns:
            turns.append((mover(event, before.turn), []))
        turns[-1][1].append(play.tile)
    return turns
