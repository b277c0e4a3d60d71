"""Keeps pytest's search for doctests away from the files that only MicroPython can import."""

collect_ignore = ["roundhouse_hub/main.py", "roundhouse_hub/kernels/viper.py"]
