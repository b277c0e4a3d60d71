"""The menu, shown by lamps: the game and its tiles, the house rules, the seats.

    GAMES    slots 0 to 5: the games           slots 6 to 10: double-6, 9, 12, 15, 18
    HOUSE    slots 0 on: the house rules
    SITTING  each player presses the slot in front of the seat to sit down, and again to get up

What is chosen breathes, what is available is steady. The engine has the color of the game, or of the next player to sit
down. Pressing the engine continues, holding it goes back, and pressing it twice opens the house rules.
"""

from roundhouse_hub.lamps.scene import (
    CLOSED,
    ENGINE,
    LAMPS,
    MARKER_DOWN,
    MARKER_UP,
    MEXICAN,
    NO_COLOR,
    NO_TRAIN,
    NOWHERE,
    OPEN,
    REFUSED,
    SEATS,
    SLOTS,
    Cue,
    Scene,
)
from roundhouse_hub.link.messages import LONG, PRESS, TWICE
from roundhouse_hub.standalone import games
from roundhouse_hub.standalone.game_setup import GameSetup

GAMES, HOUSE, SITTING = range(3)
FIRST_SET = 6  # the slot of the double-6 set

STAYS_OPEN, CLOSES, STARTS = range(3)

TAP = "marker"  # the score that sounds for a choice


class Menu:
    """Turns presses into `choices`, and these into a `GameSetup` and a slot for each seat."""

    def __init__(self, choices) -> None:
        self.choices = choices
        self.cues = ()
        self.page = GAMES
        self._sitting = []  # slots in the order in which players sat down

    def open(self) -> None:
        """Start with the games."""
        self.page = GAMES
        self._sitting = []

    def press(self, button: int, gesture: str) -> int:
        """Handle a press; return whether the menu stays open, closes, or starts the table. `cues` has what to play."""
        came = NOWHERE
        if button != ENGINE:
            taken = gesture == PRESS and self._slot(button)
        elif gesture == LONG:
            if self.page == GAMES:
                self.cues = (Cue(MARKER_DOWN, ENGINE),)
                return CLOSES
            self.open()
            taken = True
        elif gesture == TWICE:
            taken = self.page == GAMES and games.switches(self.choices.game) > 0
            if taken:
                self.page = HOUSE
        elif self.page == SITTING:
            taken = self.choices.fit(len(self._sitting))
            came = STARTS if taken else NOWHERE
        else:
            taken = True
            self.page = SITTING
        sits = self.page == SITTING and button in self._sitting
        self.cues = (Cue((MARKER_UP if sits else TAP) if taken else REFUSED, button),)
        return came if came != NOWHERE else STAYS_OPEN

    def setup(self) -> GameSetup:
        """The chosen game for the players who sit."""
        choices = self.choices
        return GameSetup(choices.game, len(self._sitting), choices.highest, choices.house)

    def sitting(self) -> bytes:
        """The slot of each seat, in playing order: clockwise from the player who sat down first."""
        if not self._sitting:
            return b""
        first = self._sitting[0]
        return bytes(sorted(self._sitting, key=lambda slot: (slot - first) % SLOTS))

    def scene(self, volume: int) -> Scene:
        lamps = [NO_TRAIN] * LAMPS
        colors = [NO_COLOR] * LAMPS
        choices = self.choices
        color = SEATS[choices.number]
        lamps[ENGINE] = OPEN
        colors[ENGINE] = color
        if self.page == GAMES:
            for number in range(len(games.GAMES)):
                colors[number] = SEATS[number]
                lamps[number] = OPEN if number == choices.number else CLOSED
            for highest in choices.game.sets:
                slot = FIRST_SET + games.SETS.index(highest)
                colors[slot] = MEXICAN
                lamps[slot] = OPEN if highest == (choices.highest or choices.game.set) else CLOSED
        elif self.page == HOUSE:
            for place in range(games.switches(choices.game)):
                colors[place] = color
                lamps[place] = OPEN if choices.house >> place & 1 else CLOSED
        else:
            sitting = self.sitting()
            for seat in range(len(sitting)):
                lamps[sitting[seat]] = CLOSED
                colors[sitting[seat]] = SEATS[seat]
            more = len(sitting) < SLOTS
            lamps[ENGINE] = OPEN if more else CLOSED
            colors[ENGINE] = SEATS[len(sitting)] if more else color
        return Scene("".join(lamps), "".join(colors), NOWHERE, volume)

    def _slot(self, slot):
        choices = self.choices
        if self.page == HOUSE:
            return choices.switch(slot)
        if self.page == SITTING:
            return self._sit(slot)
        if slot < FIRST_SET:
            return choices.choose_game(slot)
        highest = games.SETS[slot - FIRST_SET] if slot - FIRST_SET < len(games.SETS) else 0
        return highest in choices.game.sets and choices.choose_set(choices.game.sets.index(highest))

    def _sit(self, slot):
        """A player sits down or gets up. There are no more seats than can play."""
        if slot in self._sitting:
            self._sitting.remove(slot)
            return True
        seats = len(self._sitting) + 1
        while seats <= SLOTS and not self.choices.fit(seats):
            seats += 1  # this few cannot play, but some more can
        if seats > SLOTS:
            return False
        self._sitting.append(slot)
        return True
