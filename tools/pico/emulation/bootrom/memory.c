// Bits and bytes: small functions that programs take from the boot ROM.
#include "rom.h"

void *rom_table_lookup(const uint16_t *table, uint32_t code) {
    for (; table[0]; table += 2) {
        if (table[0] == (uint16_t)code) {
            return (void *)(uintptr_t)table[1];
        }
    }
    return 0;
}

uint32_t rom_popcount(uint32_t word) {
    uint32_t count = 0;
    for (; word; word &= word - 1) {
        count++;
    }
    return count;
}

uint32_t rom_reverse(uint32_t word) {
    uint32_t reversed = 0;
    for (int bit = 0; bit < 32; bit++, word >>= 1) {
        reversed = reversed << 1 | (word & 1);
    }
    return reversed;
}

// The SDK's conversion of integers to floats keeps its return address in r12 across this call, which a compiler
// would not know: hence by hand.
__attribute__((naked)) uint32_t rom_leading_zeros(uint32_t word) {
    __asm volatile("movs r1, #32\n"
                   "cmp r0, #0\n"
                   "beq 2f\n"
                   "movs r1, #0\n"
                   "1: lsls r0, r0, #1\n"
                   "bcs 2f\n"
                   "adds r1, #1\n"
                   "b 1b\n"
                   "2: movs r0, r1\n"
                   "bx lr\n");
}

uint32_t rom_trailing_zeros(uint32_t word) {
    uint32_t count = 0;
    if (!word) {
        return 32;
    }
    for (; !(word & 1); word >>= 1) {
        count++;
    }
    return count;
}

void *rom_memset(void *to, uint32_t value, uint32_t count) {
    uint8_t *byte = to;
    uint32_t word = (value & 0xff) * 0x01010101u;
    for (; count && ((uintptr_t)byte & 3); count--) {
        *byte++ = value;
    }
    for (; count >= 4; count -= 4, byte += 4) {
        *(uint32_t *)byte = word;
    }
    while (count--) {
        *byte++ = value;
    }
    return to;
}

void *rom_memcpy(void *to, const void *from, uint32_t count) {
    uint8_t *out = to;
    const uint8_t *in = from;
    if ((((uintptr_t)out ^ (uintptr_t)in) & 3) == 0) {
        for (; count && ((uintptr_t)out & 3); count--) {
            *out++ = *in++;
        }
        for (; count >= 4; count -= 4, out += 4, in += 4) {
            *(uint32_t *)out = *(const uint32_t *)in;
        }
    }
    while (count--) {
        *out++ = *in++;
    }
    return to;
}

// The compiler calls these by name for what it finds to be a copy.
void *memcpy(void *to, const void *from, uint32_t count) { return rom_memcpy(to, from, count); }
void *memset(void *to, int value, uint32_t count) { return rom_memset(to, value, count); }
