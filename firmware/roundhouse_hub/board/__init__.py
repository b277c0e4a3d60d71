"""The drivers for a Raspberry Pi Pico: the only place that imports `machine`.

What the hub does with its parts is not here; stand-ins for them are in `roundhouse_standins`.
"""
