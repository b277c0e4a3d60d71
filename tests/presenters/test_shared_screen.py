"""Random evenings at one shared screen: no tile of a person is in its page unless that person has just uncovered it."""

from random import Random

import pytest
from tests.presenters.test_privacy import TILE, texts_of
from tests.referee.tables import ListJournal

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.actions.action import Index, NewSeat, PlayerKind, TrainEnd
from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES
from roundhouse.games.core.moves import Deal
from roundhouse.games.core.options import read_options
from roundhouse.hub.events import ButtonEvent
from roundhouse.indices import Seat, Train
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.roster import KINDS
from roundhouse.referee import Answer, Chance, SeatedPlayer, TableSession
from roundhouse_hub.link.messages import DOWN, LONG

STEPS = 150
PEOPLE = ("Ann", "Bo", "Cy")
COMPUTERS = ("Dee", "Eli")
FEW = {"mexican-train": 4, "super-train": 5, "derailing": 5, "private-trains": 4, "station": 5}
"""Tiles dealt where the number can be chosen: a round is soon over."""
COMMON: tuple[Action | type[Action], ...] = (
    *(actions.ShowHand(), actions.ShowHand(), actions.Hint(), actions.PickTile, actions.DropTile, actions.Draw()),
    *(actions.Done(), actions.WhyNot(), actions.SortHand(), actions.Undo(), actions.Agree(), actions.Decline()),
    actions.NextRound(),
)


class SharedEvening:
    """People and computer players at one screen, who do anything that it offers.

    `uncovered` is this class's own account of who may look: the player who asked for the hand last, until tiles are
    dealt, somebody else is to look, or one person alone is left at the screen.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.rng = Random(seed)
        deal = {"deal": str(FEW[name])} if name in FEW else {}
        computers = COMPUTERS[: min(1 + seed % 2, len(GAMES[name].seats_offered))]
        self.seats = [*map(SeatedPlayer, PEOPLE), *(SeatedPlayer(each, "greedy") for each in computers)]
        self.rng.shuffle(self.seats)
        self.seed, self.now, self.journal = str(seed), 0, ListJournal()
        self.game = GAMES[name](len(self.seats), read_options(GAMES[name].options_type, deal))
        self.uncovered: tuple[int, SeatedPlayer] | None = None
        self.deals = self.looks = self.covers = 0
        self._public: dict[int, set[int]] = {}
        self.open(TableSession(self.game, self.seats, Chance(self.seed), self.journal))

    def open(self, session: TableSession) -> None:
        """The people come to the screen of this table."""
        self.session, self.uncovered = session, None
        session.listeners.append(self._note)
        self.screen = Presenter(session)

    def resume(self) -> None:
        """The program is started again."""
        again = TableSession(self.game, self.seats, Chance(self.seed))
        self.journal.replay_at(again)
        again.history.write_to(self.journal)
        again.phones.seat(self.session.phones.players)
        self.open(again)

    def _note(self, answer: Answer) -> None:
        if any(isinstance(each.event, Deal) for each in (*answer.applied, *answer.taken_back)):
            self.deals += 1
            self.uncovered = None

    # -- what people do --------------------------------------------------------------------------------------

    def act(self) -> None:
        session, rng = self.session, self.rng
        position, match = session.referee.position, session.referee.match
        chance = rng.random()
        if chance < 0.02:
            self.resume()
        elif chance < 0.06:
            self._pass_a_phone()
        elif chance < 0.09:
            self._change_places()
        elif chance < 0.14:
            slot = rng.choice(session.referee.slots[: session.referee.game.seats])
            self.screen.handle_hub_events([ButtonEvent(slot, rng.choice((DOWN, LONG)), self.now)], self.now)
        elif chance < 0.5 and position is not None and match.position is not None and position.legal():
            seat = session.referee.in_turn
            if seat is not None and seat.is_person:
                session.call(rng.choice(position.legal()))
        else:
            self._submit(rng.choice(COMMON))
        self.now += 5000
        self.screen.advance(self.now)

    def _submit(self, action: Action | type[Action]) -> None:
        rng, count = self.rng, len(self.screen.present().table.hand)
        if action is actions.PickTile:
            action = actions.PickTile(Index(rng.randrange(max(1, count))))
        elif action is actions.DropTile:
            trains = len(self.session.referee.slots)
            action = actions.DropTile(
                Train(rng.randrange(trains)), TrainEnd(rng.randrange(self.session.referee.game.ends_per_train))
            )
        viewer = self.who()
        assert isinstance(action, Action)
        if self.screen.submit(action).status == "taken" and action == actions.ShowHand():
            self.uncovered = viewer

    def _pass_a_phone(self) -> None:
        """A player takes the hand to a phone, or lays the phone away."""
        player = self.rng.choice(self.session.referee.match.players)
        self.session.phones.seat(self.session.phones.players ^ {player})

    def _change_places(self) -> None:
        """Somebody joins, leaves, or hands over."""
        rng, referee = self.rng, self.session.referee
        seat = rng.randrange(referee.game.seats)
        free = [name for name in (*PEOPLE, *COMPUTERS, "Flo", "Gus") if name not in referee.all_names]
        match rng.choice(("join", "depart", "hand-over", "leave-sure")):
            case "join" if free:
                self.screen.submit(actions.Join(NewSeat(seat), rng.choice(free), None, PlayerKind(0)))
            case "depart":
                self.screen.submit(actions.Depart(Seat(seat)))
            case "hand-over" if free:
                self.screen.submit(
                    actions.HandOver(Seat(seat), rng.choice(free), PlayerKind(rng.randrange(len(KINDS))))
                )
            case _:
                self.screen.submit(actions.LeaveSeat())

    # -- what the screen shows -------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats of the people at the screen."""
        referee, elsewhere = self.session.referee, self.session.phones.players
        return [seat for seat in referee.seats_of_people if referee.match.players[seat] not in elsewhere]

    def who(self) -> tuple[int, SeatedPlayer] | None:
        """The player who is to look: the number, and who plays for it."""
        viewer, referee = self.screen.viewer, self.session.referee
        return None if viewer is None else (referee.match.players[viewer], referee.seats[viewer])

    def leaks(self) -> set[frozenset[str]]:
        """The tiles that the page shows or names, and that nobody at the screen may see now."""
        page, referee = self.screen.present(), self.session.referee
        if len(self.people) < 2 or self.who() != self.uncovered:
            self.uncovered = None
        position = referee.position
        if position is None:
            return set()
        looks = self.uncovered is not None or (len(self.people) == 1 and self.screen.viewer in self.people)
        self.looks, self.covers = self.looks + looks, self.covers + (not looks)
        number = position.round.number
        public = self._public.setdefault(number, set())
        public.update(tiles_in(position.laid))
        if position.round.engine >= 0:
            public.add(position.game.tiles.double[position.round.engine])
        hidden = set()
        for seat, hand in enumerate(position.hands):
            if not (looks and seat == self.screen.viewer):
                hidden.update(tiles_in(hand))
        for near in (number - 1, number, number + 1):
            hidden -= self._public.get(near, set())
        named = [frozenset(pair) for text in texts_of(page) for pair in TILE.findall(text)]
        held = [frozenset(map(str, (tile.upper, tile.lower))) for tile in page.table.hand]
        aimed = [frozenset(map(str, (each.tile.joined, each.tile.opened))) for each in page.table.targets]
        secret = {frozenset(position.game.tiles.text(tile).split("-")) for tile in hidden}
        return secret.intersection((*named, *held, *aimed))


@pytest.mark.parametrize("seed", [1, 3])
@pytest.mark.parametrize("name", GAMES)
def test_no_tile_of_a_person_is_in_the_page_unless_that_person_has_just_uncovered_it(name: str, seed: int) -> None:
    evening = SharedEvening(name, seed)
    for step in range(STEPS):
        evening.act()
        assert not evening.leaks(), (step, evening.screen.present())
    assert evening.deals > 0 and evening.looks > 5 and evening.covers > 20
