"""A hub without hardware: the firmware on stand-ins, behind `sim://` or in lockstep with a test.

The stand-ins are in `roundhouse_standins`; a Pico emulated down to its pins is in `tools/pico`.
"""
