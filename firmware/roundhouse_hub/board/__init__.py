"""The drivers for a Raspberry Pi Pico: the only place that imports `machine`."""
