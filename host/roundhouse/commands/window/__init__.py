"""The table in a window: what a live table looks like there, and what clicks and keys do to it."""

import roundhouse.table  # noqa: F401  (keeps pygame from greeting on standard output)
