"""The Pico's pins, by GPIO number. Written by `make pins` from hardware/pins.toml."""

AMPLIFIER_BIT_CLOCK = 18
AMPLIFIER_WORD_SELECT = 19
AMPLIFIER_DATA = 20
LAMPS_DATA = 22
LAMPS_COUNT = 13
# Slots 0 to 11, then the engine.
BUTTONS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
# Mute, quieter, louder.
KEYS = (15, 16, 17)
