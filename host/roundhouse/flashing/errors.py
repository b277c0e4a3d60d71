"""Errors of flashing: a class for each, raised with a sentence that says what to do."""

from roundhouse.hub.errors import HubError


class FlashError(HubError):
    """A hub could not be flashed."""


class BadImage(FlashError):
    """A file is not an image that a Pico may be given."""


class NoPico(FlashError):
    """There is nothing here that could be flashed."""


class SeveralPicos(FlashError):
    """There is more than one Pico, and none was named."""


class BadDrive(FlashError):
    """A drive is not that of a Pico in bootloader mode, or cannot be written."""


class NoPrompt(FlashError):
    """The device at a port does not give MicroPython's prompt."""


class NoRoom(FlashError):
    """The Pico's file system is too small or too full."""


class ForeignProgram(FlashError):
    """The Pico has a program on it that is not the hub's."""


class Unfinished(FlashError):
    """An update was interrupted: the hub does not start until it is flashed again."""


class NotConfirmed(FlashError):
    """Everything was written, but the hub has not come back as expected."""
