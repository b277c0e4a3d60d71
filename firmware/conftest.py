"""Keeps pytest's search for doctests away from the one file that only MicroPython can import."""

collect_ignore = ["roundhouse_hub/sound/fast.py"]
