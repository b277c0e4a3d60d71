"""Runs after `_boot.py` at power-up of an image, unless a tool asks for a prompt: starts the hub."""

import micropython

micropython.kbd_intr(-1)  # a byte that arrives while the hub starts must not stop it

from roundhouse_hub.main import main  # noqa: E402

main()
