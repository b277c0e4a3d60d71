"""The screen: a rail yard at night, drawn with pygame from a plain value that says what is to be seen."""

import os

# pygame greets on standard output when it is imported; the output belongs to the command that was typed.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
