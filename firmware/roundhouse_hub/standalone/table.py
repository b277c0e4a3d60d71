"""A table that the hub keeps by itself: turn, markers, hand sizes and open doubles follow from button presses alone.

    a slot      press: one tile on this train   long: a double on it   twice: its marker down, or its double closed
    the engine  press: drew                     twice: passed, or done   long: undo

Before a deal, and while players hunt for the engine, a slot stands for the player who sits there. The host's slots-only
table gives every press the same meaning (tests/referee/modes/test_hub_alone.py). The hub asks for no scores: after a
round it shows the winner. Where points decide who leads, it asks after a blocked round (PT-3).
"""

from roundhouse_hub.lamps.scene import ALL_ABOARD, FINALE, REFUSED, SLOTS, WHISTLE, Cue
from roundhouse_hub.lamps.scene import ENGINE as CENTER
from roundhouse_hub.link.messages import LONG, PRESS, TWICE
from roundhouse_hub.standalone import games, legal_moves, transitions
from roundhouse_hub.standalone.cues import CueTracker
from roundhouse_hub.standalone.game_setup import train_slots
from roundhouse_hub.standalone.state import BETWEEN, DEALING, ENGINE, HUNT, NOBODY, TURN, State

FIVES_TO_WIN = 24  # 120 points (BT-6)


class Table:
    """A match of `setup` on a hub of `slot_count` slots; `sitting` has the slot of each seat, `history` is for undo."""

    def __init__(self, setup, sitting: bytes, history, slot_count: int = SLOTS) -> None:
        self.setup = setup
        self.slots = train_slots(setup, sitting, slot_count)
        self.state = State()
        self.history = history
        history.clear()
        self._ended_by_itself = False  # the last press ended its turn, as every train had its tile (BT-4)
        self._tracker = CueTracker(setup, self.slots, self.state)

    @property
    def cues(self) -> list:
        """The cues of the last press, in order."""
        return self._tracker.cues

    @property
    def over(self) -> bool:
        """Whether the match is over: all engines were played, or somebody has 120 points (BT-6)."""
        s = self.state
        if s.stage != BETWEEN or not s.rounds:
            return False
        return max(s.points) >= FIVES_TO_WIN or s.rounds == self.setup.rounds

    @property
    def winners(self) -> int:
        """Between rounds, as bits: who won the last round, or the match if the hub has counted its points (C-7)."""
        s = self.state
        if s.stage != BETWEEN or not s.rounds:
            return 0
        if max(s.points) < FIVES_TO_WIN:
            return 1 << s.winner if s.winner >= 0 else 0
        most = max((s.points[seat], s.won[seat]) for seat in range(self.setup.seats))
        found = 0
        for seat in range(self.setup.seats):
            if (s.points[seat], s.won[seat]) == most:
                found |= 1 << seat
        return found

    def press(self, button: int, gesture: str, chance: int = 0) -> bool:
        """Handle a press; return whether it was valid. `chance`, any number, draws who leads the first round."""
        self._tracker.cues = []
        self._tracker.remember()
        ended, self._ended_by_itself = self._ended_by_itself, False
        if ended and button == CENTER and gesture == TWICE:
            taken = False  # a habit: it must not cost the next player the turn
        elif button == CENTER and gesture == LONG:
            taken = self.history.back(self.state)
        elif self.state.stage == BETWEEN:
            taken = gesture == PRESS and self._begin(button, chance)
        elif button == CENTER:
            taken = self._engine(gesture)
        else:
            train = self.slots.find(bytes((button,)))
            taken = train >= 0 and self._slot(train, gesture)
        if not taken:
            self._tracker.cues.append(Cue(REFUSED, button))
        return taken

    def redo(self) -> None:
        """Reverse the undo of the last press."""
        self.history.forth(self.state)

    # -- between rounds and before the deal ----------------------------------------------------------------

    def _begin(self, button, chance):
        """Start a round. The engine's button does that; before the first round, a slot names the leader."""
        s, seats = self.state, self.setup.seats
        seat = self.slots[:seats].find(bytes((button,)))
        if self.over or (button != CENTER and (s.rounds or seat < 0)):
            return False
        self.history.keep(s)
        if not s.rounds:
            s.first = seat if seat >= 0 else chance % seats
        s.clear(self._next_leader(), self.setup.boneyard)
        s.winner = NOBODY
        s.stage = DEALING
        if self.setup.game.engine == games.FROM_SET and s.leader >= 0:
            self.history.keep(s)
            self._deal(s.leader)
        return True

    def _next_leader(self):
        """The seat that leads the next round; NOBODY if the hands decide, or points that the hub does not know."""
        s, rules = self.state, self.setup.rules
        if games.WINNER_LEADS in rules:
            return s.last_winner if s.last_winner >= 0 else s.first
        if games.ROTATES in rules:
            return (s.first + s.rounds) % self.setup.seats
        return s.winner if games.FEWEST_LEADS in rules else NOBODY

    def _deal_from(self, seat, gesture):
        """Deal: `seat` holds the engine, or leads because of the hand; NOBODY if nobody does."""
        s, engine = self.state, self.setup.game.engine
        lays = gesture == LONG and engine != games.FROM_SET
        if not (lays or gesture == PRESS):
            return False
        if engine == games.FROM_SET and s.leader >= 0:
            if seat not in (NOBODY, s.leader):
                return False
            seat = s.leader
        elif seat < 0 and engine in (games.FROM_SET, games.EACH_LAYS):
            return False  # somebody always leads (PT-3) or holds the highest double (BT-2)
        self.history.keep(s)
        self._deal(seat)
        if lays:
            self.history.keep(s)
            self._tracker.remember()
            self._engine_laid()
        return True

    def _deal(self, leader):
        s, setup = self.state, self.setup
        deals = s.stage == DEALING
        for seat in range(setup.seats):
            tiles = setup.hand if deals else int(seat < s.boneyard)
            s.counts[seat] += tiles
        s.boneyard -= setup.hand * setup.seats if deals else min(setup.seats, s.boneyard)
        if deals and s.rounds:
            self._tracker.add(WHISTLE)
        if leader >= 0:
            s.turn = leader
            s.stage = TURN if setup.game.engine == games.FROM_SET else ENGINE
        elif games.HUNTS in setup.rules and s.boneyard:
            s.stage = HUNT
        else:
            self._tracker.blocked()
            self._deal_again()
        if deals and not s.rounds:
            self._tracker.add(ALL_ABOARD)

    def _deal_again(self):
        """Nobody can play this hand: deal the same round again."""
        self.state.stage = DEALING
        self.state.clear(self.state.leader, self.setup.boneyard)

    # -- in the round ----------------------------------------------------------------------------------------

    def _engine(self, gesture):
        s, setup = self.state, self.setup
        if s.stage in (DEALING, HUNT):
            return gesture == PRESS and self._deal_from(NOBODY, PRESS)
        if gesture == PRESS and legal_moves.may_draw(setup, s):
            self.history.keep(s)
            self._finish(transitions.draw(s))
        elif gesture == TWICE and legal_moves.may_pass(setup, s):
            self.history.keep(s)
            self._finish(transitions.say_done(setup, s))
        else:
            return False
        return True

    def _slot(self, train, gesture):
        s, setup = self.state, self.setup
        if s.stage in (DEALING, HUNT):
            return train < setup.seats and self._deal_from(train, gesture)
        if gesture == TWICE:
            return self._twice(train)
        if s.stage == ENGINE:
            if train != s.turn:
                return False
            self.history.keep(s)
            self._engine_laid()
            return True
        if train >= setup.seats and not s.begun >> train & 1:
            train = legal_moves.next_public(setup, s)
        double = gesture == LONG
        if not legal_moves.may_lay(setup, s, train, double):
            return False
        self.history.keep(s)
        turn = s.turn
        came = transitions.lay(setup, s, train, double)
        self._ended_by_itself = games.OTHERS_AFTER in setup.rules and s.turn != turn
        self._tracker.laid(train, double, came == transitions.OUT)
        self._end_round_if_over(came)
        return True

    def _twice(self, train):
        """Close a double that nothing can cover any more, or take down a marker."""
        s, setup = self.state, self.setup
        if legal_moves.may_close(setup, s, train):
            self.history.keep(s)
            came = transitions.close(setup, s, train)
            self._tracker.moved(False, came == transitions.OUT)
            self._end_round_if_over(came)
        elif legal_moves.may_take_down(setup, s, train):
            self.history.keep(s)
            self._finish(transitions.take_down(setup, s))
        else:
            return False
        return True

    def _engine_laid(self):
        s = self.state
        train = s.turn if games.OWN_ENGINES in self.setup.rules else NOBODY
        came = transitions.lay_engine(self.setup, s)
        self._tracker.laid(train, True, came == transitions.OUT, begins=False)
        self._end_round_if_over(came)

    def _finish(self, came):
        self._tracker.moved(False, False)
        self._end_round_if_over(came)

    def _end_round_if_over(self, came):
        """End the round if it was won, blocked, or has to be dealt again."""
        s, setup = self.state, self.setup
        if came == transitions.CONTINUES:
            return
        if came == transitions.BLOCKED:
            self._tracker.blocked()
            if games.VOID in setup.rules:
                self._deal_again()
                return
        s.winner = NOBODY
        if came == transitions.OUT:
            s.winner = s.last_winner = s.turn
            s.won[s.turn] += 1
            if games.TILES_COUNT in setup.rules:
                s.points[s.turn] += sum(s.counts)
        s.rounds += 1
        s.stage = BETWEEN
        if max(s.points) >= FIVES_TO_WIN:
            winners = self.winners
            seat = 0
            while not winners >> seat & 1:
                seat += 1
            self.cues.pop()  # the finale includes the bell
            self._tracker.add(FINALE, seat)
