# The Raspberry Pi Pico, or the Pico 2, as the hub uses it: see mpconfigboard.h. Which one, tools/pico/image.py says.
list(APPEND MICROPY_SOURCE_BOARD ${MICROPY_BOARD_DIR}/frames.c)

# 200 MHz, for which the maker certified the RP2040 with a core voltage of 1.15 V: the SDK raises it first. The RP2350
# runs at its own 150 MHz, with a core that does more at each.
if(PICO_PLATFORM STREQUAL "rp2040")
    add_compile_definitions(PICO_USE_FASTEST_SUPPORTED_CLOCK=1 SYS_CLK_VREG_VOLTAGE_AUTO_ADJUST=1)
endif()

# The linker script that tools/pico/image.py has written: with what runs all the time in SRAM.
cmake_language(EVAL CODE "cmake_language(DEFER CALL pico_set_linker_script firmware \"${ROUNDHOUSE_LINKER_SCRIPT}\")")
