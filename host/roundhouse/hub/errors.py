"""Faults of a hub and its port: a class for each, raised with a sentence that says what to do."""

from roundhouse.catalogs import UserFacingError


class HubError(UserFacingError):
    """Something is wrong with a hub or with the connection to it."""


class BadAddress(HubError):
    """The address of a hub is malformed."""


class PortGone(HubError):
    """There is no such port, or the hub was unplugged."""


class PortBusy(HubError):
    """Another program has the port open."""


class PortNotPermitted(HubError):
    """This user may not open the port."""


class PortFaulty(HubError):
    """The system knows the port but cannot open it: a driver, a hub or a cable is at fault."""


class NotAHub(HubError):
    """Something is there, but it does not answer like a hub."""


class HubSilent(HubError):
    """The hub answered once and no longer does."""


class OtherProtocol(HubError):
    """The hub speaks another version of the protocol than this program."""


class FirmwareTooOld(HubError):
    """The hub's firmware does not know this request."""


class RequestRefused(HubError):
    """The hub refuses a request; the sentence is its own."""


class UnexpectedFault(HubError):
    """An unexpected error: a defect of this program, not of the hub."""


class BadRecording(HubError):
    """A file is not a recording of the wire."""
