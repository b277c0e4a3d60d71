# The Raspberry Pi Pico as the hub uses it: see mpconfigboard.h.
set(PICO_BOARD "pico")
set(PICO_PLATFORM "rp2040")
list(APPEND MICROPY_SOURCE_BOARD ${MICROPY_BOARD_DIR}/frames.c)
