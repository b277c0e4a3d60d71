"""What can stand in the way of flashing: one class a fault, each with a sentence that says what to do."""

from roundhouse.hub.errors import HubError


class FlashError(HubError):
    """A hub could not be flashed."""


class BadImage(FlashError):
    """A file is not an image that a Pico may be given."""


class NoPico(FlashError):
    """There is nothing here that could be flashed."""


class SeveralPicos(FlashError):
    """There is more than one Pico, and nobody has said which is meant."""


class BadDrive(FlashError):
    """A drive is not that of a Pico in bootloader mode, or cannot be written."""


class NoPrompt(FlashError):
    """What is at a port does not give MicroPython's prompt."""


class NoRoom(FlashError):
    """The Pico's file system is too small or too full."""


class NotOurs(FlashError):
    """The Pico has a program of somebody else on it."""


class Unfinished(FlashError):
    """An update stopped in the middle: the hub can be flashed again, and does not start before."""


class NotConfirmed(FlashError):
    """All was written, but the hub did not come back as expected."""
