"""The window: draws the presenters' values with pygame, and turns clicks, touches and keys into actions.

What may be done, and what is said of it, is decided in `presenters`.
"""

import os

# pygame greets on standard output when it is imported; the output belongs to the command that was typed.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
