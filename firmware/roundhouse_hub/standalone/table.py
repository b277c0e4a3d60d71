"""A table that the hub keeps by itself: presses say all, and turn, markers, hands and open doubles follow from them.

    a slot      press: one tile on this train     long: a double on it     twice: its marker comes down,
                                                                               or its double is closed
    the engine  press: drew                       twice: passed, or done   long: undo

Before a deal, and in a hunt for the engine, a slot is whoever sits there. The host's `referee/slots_mode.py` takes the
same presses for the same, and a test holds the two side by side. A hub asks for no sums: once a round is over it shows
the winner, and the next one may begin; who leads it, where points say so, is asked after a blocked round (PT-3).
"""

from roundhouse_hub.lamps.scene import ALL_ABOARD, FINALE, REFUSED, SLOTS, WHISTLE, Cue
from roundhouse_hub.lamps.scene import ENGINE as CENTER
from roundhouse_hub.link.messages import LONG, PRESS, TWICE
from roundhouse_hub.standalone import effects, reach
from roundhouse_hub.standalone import games as is_
from roundhouse_hub.standalone.book import train_slots
from roundhouse_hub.standalone.heard import Heard
from roundhouse_hub.standalone.state import BETWEEN, DEALING, ENGINE, HUNT, NOBODY, TURN, State

FIVES_TO_WIN = 24  # 120 points (BT-6)


class Table:
    """A match of `book`, played from the slots in `sitting`, one for each seat; `history` is what undo goes by.

    `there` is how many slots the hub has.
    """

    def __init__(self, book, sitting, history, there=SLOTS):
        self.book = book
        self.slots = train_slots(book, sitting, there)
        self.state = State()
        self.history = history
        history.clear()
        self._heard = Heard(book, self.slots, self.state)

    @property
    def cues(self):
        """What the last press made heard, in order."""
        return self._heard.cues

    @property
    def over(self):
        """Whether the match is at its end: every engine was played to, or somebody has 120 points (BT-6)."""
        s = self.state
        if s.stage != BETWEEN or not s.rounds:
            return False
        return max(s.points) >= FIVES_TO_WIN or s.rounds == self.book.rounds

    @property
    def winners(self):
        """Between rounds, as bits: who won the last one, or the match where the hub has counted its points (C-7)."""
        s = self.state
        if s.stage != BETWEEN or not s.rounds:
            return 0
        if max(s.points) < FIVES_TO_WIN:
            return 1 << s.winner if s.winner >= 0 else 0
        most = max((s.points[seat], s.won[seat]) for seat in range(self.book.seats))
        found = 0
        for seat in range(self.book.seats):
            if (s.points[seat], s.won[seat]) == most:
                found |= 1 << seat
        return found

    def press(self, button, gesture, chance=0):
        """Take a press; whether it meant anything. `chance` is any number, by which the lot picks who leads first."""
        self._heard.cues = []
        self._heard.note()
        if button == CENTER and gesture == LONG:
            taken = self.history.back(self.state)
        elif self.state.stage == BETWEEN:
            taken = gesture == PRESS and self._begin(button, chance)
        elif button == CENTER:
            taken = self._engine(gesture)
        else:
            train = self.slots.find(bytes((button,)))
            taken = train >= 0 and self._slot(train, gesture)
        if not taken:
            self._heard.cues.append(Cue(REFUSED, button))
        return taken

    def undo_undo(self):
        """Take back the undo that was the last press."""
        self.history.forth(self.state)

    # -- between rounds and before the deal ----------------------------------------------------------------

    def _begin(self, button, chance):
        """The engine begins a round; before the first one, a slot says who leads it."""
        s, seats = self.state, self.book.seats
        seat = self.slots[:seats].find(bytes((button,)))
        if self.over or (button != CENTER and (s.rounds or seat < 0)):
            return False
        self.history.keep(s)
        if not s.rounds:
            s.first = seat if seat >= 0 else chance % seats
        s.clear(self._leads(), self.book.yard)
        s.winner = NOBODY
        s.stage = DEALING
        if self.book.game.engine == is_.FROM_SET and s.leader >= 0:
            self.history.keep(s)
            self._deal(s.leader)
        return True

    def _leads(self):
        """Who leads the round that begins; NOBODY where the hands, or points that the hub does not know, say it."""
        s, rules = self.state, self.book.rules
        if is_.WINNER_LEADS in rules:
            return s.last_winner if s.last_winner >= 0 else s.first
        if is_.ROTATES in rules:
            return (s.first + s.rounds) % self.book.seats
        return s.winner if is_.FEWEST_LEADS in rules else NOBODY

    def _holder(self, seat, gesture):
        """All have their tiles, and `seat` holds the engine or leads by what he holds; NOBODY does."""
        s, engine = self.state, self.book.game.engine
        lays = gesture == LONG and engine != is_.FROM_SET
        if not (lays or gesture == PRESS):
            return False
        if engine == is_.FROM_SET and s.leader >= 0:
            if seat not in (NOBODY, s.leader):
                return False
            seat = s.leader
        elif seat < 0 and engine in (is_.FROM_SET, is_.EACH):
            return False  # somebody leads (PT-3), or holds the highest double (BT-2)
        self.history.keep(s)
        self._deal(seat)
        if lays:
            self.history.keep(s)
            self._heard.note()
            self._engine_laid()
        return True

    def _deal(self, leader):
        s, book = self.state, self.book
        deals = s.stage == DEALING
        for seat in range(book.seats):
            tiles = book.hand if deals else int(seat < s.yard)
            s.counts[seat] += tiles
        s.yard -= book.hand * book.seats if deals else min(book.seats, s.yard)
        if deals and s.rounds:
            self._heard.tell(WHISTLE)
        if leader >= 0:
            s.turn = leader
            s.stage = TURN if book.game.engine == is_.FROM_SET else ENGINE
        elif is_.HUNTS in book.rules and s.yard:
            s.stage = HUNT
        else:
            self._heard.blocked()
            self._deal_again()
        if deals and not s.rounds:
            self._heard.tell(ALL_ABOARD)

    def _deal_again(self):
        """Nobody can play this hand: another deal of the same round."""
        self.state.stage = DEALING
        self.state.clear(self.state.leader, self.book.yard)

    # -- in the round ----------------------------------------------------------------------------------------

    def _engine(self, gesture):
        s, book = self.state, self.book
        if s.stage in (DEALING, HUNT):
            return gesture == PRESS and self._holder(NOBODY, PRESS)
        if gesture == PRESS and reach.may_draw(book, s):
            self.history.keep(s)
            self._heard_of(effects.draw(s))
        elif gesture == TWICE and reach.may_pass(book, s):
            self.history.keep(s)
            self._heard_of(effects.say_done(book, s))
        else:
            return False
        return True

    def _slot(self, train, gesture):
        s, book = self.state, self.book
        if s.stage in (DEALING, HUNT):
            return train < book.seats and self._holder(train, gesture)
        if gesture == TWICE:
            return self._twice(train)
        if s.stage == ENGINE:
            if train != s.turn:
                return False
            self.history.keep(s)
            self._engine_laid()
            return True
        if train >= book.seats and not s.begun >> train & 1:
            train = reach.next_public(book, s)
        double = gesture == LONG
        if not reach.may_lay(book, s, train, double):
            return False
        self.history.keep(s)
        came = effects.lay(book, s, train, double)
        self._heard.laid(train, double, came == effects.OUT)
        self._after(came)
        return True

    def _twice(self, train):
        """A double that nothing covers any more is closed, or a marker comes down."""
        s, book = self.state, self.book
        if reach.may_close(book, s, train):
            self.history.keep(s)
            came = effects.close(book, s, train)
            self._heard.moved(False, came == effects.OUT)
            self._after(came)
        elif reach.may_take_down(book, s, train):
            self.history.keep(s)
            self._heard_of(effects.take_down(book, s))
        else:
            return False
        return True

    def _engine_laid(self):
        s = self.state
        train = s.turn if is_.OWN_ENGINES in self.book.rules else NOBODY
        came = effects.lay_engine(self.book, s)
        self._heard.laid(train, True, came == effects.OUT, begins=False)
        self._after(came)

    def _heard_of(self, came):
        self._heard.moved(False, False)
        self._after(came)

    def _after(self, came):
        """The round may be over: won, blocked, or to be dealt again."""
        s, book = self.state, self.book
        if came == effects.GOES_ON:
            return
        if came == effects.BLOCKED:
            self._heard.blocked()
            if is_.VOID in book.rules:
                self._deal_again()
                return
        s.winner = NOBODY
        if came == effects.OUT:
            s.winner = s.last_winner = s.turn
            s.won[s.turn] += 1
            if is_.TILES_COUNT in book.rules:
                s.points[s.turn] += sum(s.counts)
        s.rounds += 1
        s.stage = BETWEEN
        if max(s.points) >= FIVES_TO_WIN:
            winners = self.winners
            seat = 0
            while not winners >> seat & 1:
                seat += 1
            self.cues.pop()  # the finale begins with the bell
            self._heard.tell(FINALE, seat)
