"""Runs after `_boot.py` at power-up of an image, unless a tool asks for a prompt: starts the hub."""

import micropython

micropython.kbd_intr(-1)  # again: the prompt of a tool has set it

from roundhouse_hub.main import main  # noqa: E402

main()
