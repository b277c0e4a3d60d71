"""Excludes files that only MicroPython can import from pytest's search for doctests."""

collect_ignore = ["roundhouse_hub/main.py", "roundhouse_hub/kernels/viper.py"]
