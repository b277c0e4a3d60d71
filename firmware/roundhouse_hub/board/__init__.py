"""The hub's real parts on a Raspberry Pi Pico: the only place that imports `machine`."""
