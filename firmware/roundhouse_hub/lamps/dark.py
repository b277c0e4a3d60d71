"""The lamps of a hub that has none: drawn for nobody, so that nothing else need ask whether there are any."""


class Dark:
    """The lamps of a hub that has none."""

    def show(self, *_):
        """Nobody sees it."""
