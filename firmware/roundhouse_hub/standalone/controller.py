"""The hub by itself: a toy, a menu or a table, whichever it is now, and its rest when nobody plays.

The engine held for three seconds opens the menu; from the menu it ends the table, and the hub is a toy again. While it
is held the slots fill up one by one, so that nobody has to count. After five minutes without a press the hub invites
who walks by, after thirty it sleeps; the press that wakes it means nothing else. A slot pressed while the engine is
held, once that was long, turns the volume (`level`).
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
from roundhouse_hub.standalone.choices import Choices
from roundhouse_hub.standalone.level_control import LevelControl
from roundhouse_hub.standalone.menu import CLOSES, STARTS, Menu
from roundhouse_hub.standalone.state import History
from roundhouse_hub.standalone.table import Table
from roundhouse_hub.standalone.table_scene import scene_of
from roundhouse_hub.standalone.toy import Toy
from roundhouse_hub.ticks import ticks_diff

AWAKE, ATTRACTING, ASLEEP = range(3)


class Standalone:
    """What presses mean while no host leads. While one does, only its table waits here."""

    MENU_MS = 3000  # the engine held so long
    FILL_AFTER_MS = 800  # from here on the slots fill up
    ATTRACT_AFTER_MS = 5 * 60 * 1000
    SLEEP_AFTER_MS = 30 * 60 * 1000

    def __init__(self, player, lamps, settings, apply):
        """`apply` lets all parts of the hub know of the `settings`."""
        self.table = None
        self.rest = AWAKE
        self._settings = settings
        self._history = History()  # made once, as long as there is memory for it
        self._choices = Choices(settings)
        self._level = LevelControl(settings, apply)
        self._menu = None  # while it is open
        self._active = True  # no host does
        self._quiet_since = None
        self._ignored = 0  # buttons that woke the hub, or turned it up, until they are let go and told: bits
        self._held_since = None  # the engine
        self._held_long = False  # and that was told: slots are a scale now
        self._filled = 0
        self._undone = False  # by the press that is still held
        self._from_menu = False  # it began there
        self.use(player, lamps)

    def use(self, player, lamps):
        """Sound and show with these from now on."""
        self._player = player
        self._lamps = lamps
        self._toy = Toy(player, lamps)
        self._level.use(player, lamps)
        if self._active:
            self.show()

    def gesture(self, button, gesture, now):
        """Do what the gesture means when nobody else says so."""
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

    def step(self, down, now):
        """What time alone brings, with these buttons (bits) held down."""
        if self._quiet_since is None or down:
            self._quiet_since = now
        self._track_engine(down >> ENGINE & 1, now)
        quiet = ticks_diff(now, self._quiet_since)
        rest = ASLEEP if quiet >= self.SLEEP_AFTER_MS else ATTRACTING if quiet >= self.ATTRACT_AFTER_MS else AWAKE
        if rest > self.rest:
            self._rest(rest)

    def set_active(self, active):
        """The hub is by itself from now on, or a host leads and this waits."""
        self._active = active
        self._quiet_since = None
        self._held_since = None
        self._held_long = False
        self._ignored = 0
        self._menu = None
        self._rest(AWAKE)
        if active:
            self.show()

    def show(self):
        """Show what there is to see: the engine that is held, the menu, the table, or the toy."""
        volume = self._settings.volume
        if self._filled:
            self._lamps.set_scene(_filling(self._filled, volume))
        elif self._menu is not None:
            self._lamps.set_scene(self._menu.scene(volume))
        elif self.table is not None:
            self._lamps.set_scene(scene_of(self.table, volume))
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
        """Fill the slots while the engine is held, and open the menu, or close it, when all are full."""
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
        """The menu opens; what the engine's long press took back stands again. From the menu the table is cleared."""
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
        """The slot is a step of the volume: neither the engine nor the slot means anything else."""
        self._ignored |= 1 << slot
        self._held_since = None
        self._filled = 0
        self._player.stop()  # what the engine's long press has begun
        self._restore_undone()
        self._level.press(slot, now)
        self.show()

    def _restore_undone(self):
        """What the engine's long press took back stands again: it was the beginning of something else."""
        if self._undone:
            self.table.undo_undo()
        self._undone = False

    # -- rest ------------------------------------------------------------------------------------------------

    def _is_wake_press(self, button, gesture):
        """Whether this gesture belongs to a press that woke the hub, or turned it up: from its `down` to what it
        turned out to be.
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
    """So many slots lit, one after another from the top right."""
    return Scene(
        CLOSED * slots + NO_TRAIN * (LAMPS - 1 - slots) + OPEN,
        MEXICAN * slots + NO_COLOR * (LAMPS - 1 - slots) + MEXICAN,
        NOWHERE,
        volume,
    )
