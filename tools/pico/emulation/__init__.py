"""The emulated Pico as Python sees it, and what it runs on: its boot ROM, Node, the ends of its cable.

What it shows and sounds is judged in `tools/pico/observing`.
"""
