# The Raspberry Pi Pico as the hub uses it: see mpconfigboard.h.
set(PICO_BOARD "pico")
set(PICO_PLATFORM "rp2040")
