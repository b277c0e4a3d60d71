// How the emulated Pico starts: a vector left by a program, or the second stage in flash, or else the bootloader.
#include "rom.h"

#define SECOND_STAGE 0x20041f00u // where it runs, as the datasheet says
#define STAGE_SIZE 256u          // its last word is the check sum of what comes before
#define SCRATCH 0x4005800cu      // the watchdog's eight words that outlive a reset
#define VECTOR_MARK 0xb007c0d3u

const char rom_copyright[] = "Roundhouse's boot ROM for an emulated RP2040";
const uint32_t rom_revision = 1;

// CRC-32 with the highest bit first, neither end inverted.
static uint32_t check_sum(const uint8_t *data, uint32_t count) {
    uint32_t sum = 0xffffffffu;
    while (count--) {
        sum ^= (uint32_t)*data++ << 24;
        for (int bit = 0; bit < 8; bit++) {
            sum = sum & 0x80000000u ? sum << 1 ^ 0x04c11db7u : sum << 1;
        }
    }
    return sum;
}

__attribute__((noreturn)) static void start(uint32_t stack, uint32_t entry) {
    // The second stage goes on into the program only if it was called from nowhere: a return address of zero.
    __asm volatile("msr msp, %0\n movs r0, #0\n mov lr, r0\n bx %1\n" ::"r"(stack), "r"(entry | 1) : "r0", "memory");
    __builtin_unreachable();
}

__attribute__((noreturn)) void rom_reset(void) {
    volatile uint32_t *scratch = (volatile uint32_t *)SCRATCH;
    if (scratch[4] == VECTOR_MARK && (scratch[5] ^ -VECTOR_MARK) == scratch[7]) {
        scratch[4] = 0;
        start(scratch[6], scratch[7]);
    }
    uint8_t *stage = (uint8_t *)SECOND_STAGE;
    flash_connect();
    flash_exit_xip();
    flash_read(0, stage, STAGE_SIZE);
    const uint32_t *last = (const uint32_t *)(stage + STAGE_SIZE) - 1;
    if (check_sum(stage, STAGE_SIZE - 4) == *last) {
        start(SECOND_STAGE, SECOND_STAGE);
    }
    rom_usb_boot(0, 0);
}

// The bootloader's drive is the emulator's business: here it is only told that the program has come to this.
__attribute__((noreturn)) void rom_usb_boot(uint32_t activity_pins, uint32_t disabled_interfaces) {
    (void)activity_pins;
    (void)disabled_interfaces;
    for (;;) {
        __asm volatile("bkpt #0x42");
    }
}

__attribute__((noreturn)) void rom_halt(void) {
    for (;;) {
        __asm volatile("bkpt #0x43");
    }
}
