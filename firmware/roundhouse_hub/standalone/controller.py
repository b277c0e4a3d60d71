"""The hub without a host: toy play, the menu or a table, and what it does when nobody plays.

Holding the engine for three seconds opens the menu; holding it in the menu clears the table and returns to toy play.
Meanwhile the slots fill up one by one, so that nobody has to count. After five minutes without a press the hub shows
its attract mode, after thirty it sleeps; the press that wakes it does nothing else. Pressing a slot while the engine is
held sets the volume (`level_control`).
"""

from roundhouse_hub.lamps.scene import (
    CLOSED,
    ENGINE,
    LAMPS,
    MEXICAN,
    NO_COLOR,
    NO_TRAIN,
    NOWHERE,
    OPEN,
    REFUSED,
    SLOTS,
    WHISTLE,
    Scene,
)
from roundhouse_hub.link.messages import DOWN, LONG
from roundhouse_hub.standalone.choices import GameChoices
from roundhouse_hub.standalone.level_control import LevelControl
from roundhouse_hub.standalone.menu import CLOSES, STARTS, Menu
from roundhouse_hub.standalone.state import History
from roundhouse_hub.standalone.table import Table
from roundhouse_hub.standalone.table_scene import scene_of_table
from roundhouse_hub.standalone.toy import Toy
from roundhouse_hub.ticks import ticks_diff

AWAKE, ATTRACTING, ASLEEP = range(3)


class Standalone:
    """Handles gestures while no host is connected. While one is, it only keeps the table."""

    MENU_MS = 3000  # how long the engine has to be held
    FILL_AFTER_MS = 800  # when the slots begin to fill up
    ATTRACT_AFTER_MS = 5 * 60 * 1000
    SLEEP_AFTER_MS = 30 * 60 * 1000

    def __init__(self, player, lamps, settings, apply) -> None:
        """`apply` makes the rest of the hub follow the `settings`."""
        self.table: Table = None
        self.rest = AWAKE
        self._settings = settings
        self._history = History()  # allocated once, while there is memory for it
        self._choices = GameChoices(settings)
        self._level = LevelControl(settings, apply)
        self._menu: Menu = None  # the open menu
        self._active = True  # no host is connected
        self._quiet_since = None
        self._ignored = 0  # bit mask of buttons whose press woke the hub or set a level: their gestures are ignored
        self._held_since = None  # when the engine was pressed
        self._held_long = False  # long enough that the slots are a scale now
        self._filled = 0
        self._undone = False  # the press still held has undone something
        self._from_menu = False  # the press still held began in the menu
        self.use(player, lamps)

    def use(self, player, lamps) -> None:
        self._player = player
        self._lamps = lamps
        self._toy = Toy(player, lamps)
        self._level.use(player, lamps)
        if self._active:
            self.show()

    def gesture(self, button: int, gesture: str, now: int) -> None:
        self._quiet_since = now
        if self._held_long and button != ENGINE and gesture == DOWN:
            self._adjust_level(button, now)
            return
        if self._is_wake_press(button, gesture):
            return
        if gesture == DOWN:
            if button == ENGINE:
                self._held_since = now
                self._filled = 0
                self._undone = False
                self._from_menu = self._menu is not None
            return
        if button == ENGINE:
            self._held_long = gesture == LONG
        if self._menu is not None:
            self._menu_gesture(button, gesture, now)
        elif self.table is not None:
            taken = self.table.press(button, gesture, now)
            self._undone = taken and button == ENGINE and gesture == LONG
            self._play_cues(self.table.cues, now)
        else:
            self._toy.gesture(button, gesture)

    def step(self, down: int, now: int) -> None:
        """Do what is due at `now`, with these buttons (bits) held down."""
        if self._quiet_since is None or down:
            self._quiet_since = now
        self._track_engine(down >> ENGINE & 1, now)
        quiet = ticks_diff(now, self._quiet_since)
        rest = ASLEEP if quiet >= self.SLEEP_AFTER_MS else ATTRACTING if quiet >= self.ATTRACT_AFTER_MS else AWAKE
        if rest > self.rest:
            self._rest(rest)

    def set_active(self, active: bool) -> None:
        """Take over because no host is connected, or pause because one is."""
        self._active = active
        self._quiet_since = None
        self._held_since = None
        self._held_long = False
        self._ignored = 0
        self._menu = None
        self._rest(AWAKE)
        if active:
            self.show()

    def show(self) -> None:
        """Show the filling slots, the menu, the table, or toy play."""
        volume = self._settings.volume
        if self._filled:
            self._lamps.set_scene(_filling(self._filled, volume))
        elif self._menu is not None:
            self._lamps.set_scene(self._menu.scene(volume))
        elif self.table is not None:
            self._lamps.set_scene(scene_of_table(self.table, volume))
        else:
            self._lamps.set_markers(self._lamps.markers)

    # -- the menu ------------------------------------------------------------------------------------------

    def _menu_gesture(self, button, gesture, now):
        menu = self._menu
        came = menu.press(button, gesture)
        if came == CLOSES:
            self._menu = None
        elif came == STARTS:
            self._choices.remember(now)
            self.table = Table(menu.setup(), menu.sitting(), self._history, self._settings.slots)
            self._menu = None
        self._play_cues(menu.cues, now)

    def _play_cues(self, cues, now):
        for cue in cues:
            self._player.cue(cue.name)
            if cue.name == REFUSED:
                self._lamps.refuse(cue.slot, now)
        self.show()

    # -- the engine, held ------------------------------------------------------------------------------------

    def _track_engine(self, held, now):
        """Fill the slots while the engine is held; when all are full, open or close the menu."""
        self._held_long = self._held_long and bool(held)
        if self._held_since is None:
            return
        filled = 0
        if held:
            since = ticks_diff(now, self._held_since)
            filled = max(0, (since - self.FILL_AFTER_MS) * SLOTS // (self.MENU_MS - self.FILL_AFTER_MS))
        else:
            self._held_since = None
        if filled >= SLOTS:
            self._held_since = None
            filled = 0
            self._toggle_menu()
        if filled != self._filled:
            self._filled = filled
            self.show()

    def _toggle_menu(self):
        """Open the menu and restore what the long press had undone; or leave the menu and clear the table."""
        if self._from_menu:
            self._menu = None
            self.table = None
        else:
            self._restore_undone()
            self._menu = Menu(self._choices)
            self._player.cue(WHISTLE)
        self._held_long = False
        self._filled = 0
        self.show()

    def _adjust_level(self, slot, now):
        """Set a level: then neither the engine nor the slot means anything else."""
        self._ignored |= 1 << slot
        self._held_since = None
        self._filled = 0
        self._player.stop()  # the sound that the long press began
        self._restore_undone()
        self._level.press(slot, now)
        self.show()

    def _restore_undone(self):
        """Redo what the long press had undone, because it was the beginning of something else."""
        if self._undone:
            self.table.redo()
        self._undone = False

    # -- rest ------------------------------------------------------------------------------------------------

    def _is_wake_press(self, button, gesture):
        """Whether this gesture belongs to a press that woke the hub or set a level, from its `down` to the gesture that
        follows.
        """
        bit = 1 << button
        if self.rest != AWAKE and gesture == DOWN:
            self._rest(AWAKE)
            self._ignored |= bit
            return True
        if self._ignored & bit:
            if gesture != DOWN:
                self._ignored &= ~bit
            return True
        return False

    def _rest(self, rest):
        if rest != self.rest:
            self.rest = rest
            self._lamps.attract(rest == ATTRACTING)
            self._lamps.sleep(rest == ASLEEP)


def _filling(slots, volume):
    """This many slots lit, clockwise from the top right."""
    return Scene(
        CLOSED * slots + NO_TRAIN * (LAMPS - 1 - slots) + OPEN,
        MEXICAN * slots + NO_COLOR * (LAMPS - 1 - slots) + MEXICAN,
        NOWHERE,
        volume,
    )
