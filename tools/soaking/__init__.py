"""What `make soak` does for hours: evenings on the emulated Pico and on simulated hubs, anything at all on the wire,
and at the door of a table of phones."""


class SoakError(AssertionError):
    """Something went wrong; the sentence says what and when."""
