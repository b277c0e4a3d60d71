// Floats and doubles: the tables that a program copies its arithmetic from, served by the compiler's own library.
//
// The places are those of pico-sdk's boot/sf_table.h, third version. A chip's ROM has more functions and faster ones;
// one that no program here asks for says so when it is called.
#include "rom.h"

extern float __aeabi_fadd(float, float), __aeabi_fsub(float, float), __aeabi_fmul(float, float);
extern float __aeabi_fdiv(float, float), __aeabi_i2f(int), __aeabi_ui2f(uint32_t);
extern float __aeabi_l2f(long long), __aeabi_ul2f(unsigned long long), __aeabi_d2f(double);
extern int __aeabi_f2iz(float);
extern uint32_t __aeabi_f2uiz(float);
extern long long __aeabi_f2lz(float);
extern unsigned long long __aeabi_f2ulz(float);
extern double __aeabi_dadd(double, double), __aeabi_dsub(double, double), __aeabi_dmul(double, double);
extern double __aeabi_ddiv(double, double), __aeabi_i2d(int), __aeabi_ui2d(uint32_t);
extern double __aeabi_l2d(long long), __aeabi_ul2d(unsigned long long), __aeabi_f2d(float);
extern int __aeabi_d2iz(double);
extern uint32_t __aeabi_d2uiz(double);
extern long long __aeabi_d2lz(double);
extern unsigned long long __aeabi_d2ulz(double);

// The ROM rounds down where C rounds to zero.
static int float_to_int(float number) {
    int whole = __aeabi_f2iz(number);
    return number < 0 && (float)whole != number && whole != INT32_MIN ? whole - 1 : whole;
}

static long long float_to_long(float number) {
    long long whole = __aeabi_f2lz(number);
    return number < 0 && (float)whole != number && whole != INT64_MIN ? whole - 1 : whole;
}

static int double_to_int(double number) {
    int whole = __aeabi_d2iz(number);
    return number < 0 && (double)whole != number && whole != INT32_MIN ? whole - 1 : whole;
}

static long long double_to_long(double number) {
    long long whole = __aeabi_d2lz(number);
    return number < 0 && (double)whole != number && whole != INT64_MIN ? whole - 1 : whole;
}

__attribute__((noreturn)) static void absent(void) {
    for (;;) {
        __asm volatile("bkpt #0x44");
    }
}

struct table {
    uint16_t unused;
    uint8_t words;
    uint8_t unused_too;
    const void *functions[32];
};

#define PLACES 32
#define F(function) (const void *)(function)

const struct table float_table = {0, PLACES, 0, {
    [0] = F(__aeabi_fadd), [1] = F(__aeabi_fsub), [2] = F(__aeabi_fmul), [3] = F(__aeabi_fdiv),
    [4 ... 6] = F(absent), [7] = F(float_to_int), [8] = F(absent), [9] = F(__aeabi_f2uiz), [10] = F(absent),
    [11] = F(__aeabi_i2f), [12] = F(absent), [13] = F(__aeabi_ui2f), [14 ... 22] = F(absent),
    [23] = F(__aeabi_l2f), [24] = F(absent), [25] = F(__aeabi_ul2f), [26] = F(absent), [27] = F(float_to_long),
    [28] = F(absent), [29] = F(__aeabi_f2ulz), [30] = F(absent), [31] = F(__aeabi_f2d)}};

const struct table double_table = {0, PLACES, 0, {
    [0] = F(__aeabi_dadd), [1] = F(__aeabi_dsub), [2] = F(__aeabi_dmul), [3] = F(__aeabi_ddiv),
    [4 ... 6] = F(absent), [7] = F(double_to_int), [8] = F(absent), [9] = F(__aeabi_d2uiz), [10] = F(absent),
    [11] = F(__aeabi_i2d), [12] = F(absent), [13] = F(__aeabi_ui2d), [14 ... 22] = F(absent),
    [23] = F(__aeabi_l2d), [24] = F(absent), [25] = F(__aeabi_ul2d), [26] = F(absent), [27] = F(double_to_long),
    [28] = F(absent), [29] = F(__aeabi_d2ulz), [30] = F(absent), [31] = F(__aeabi_d2f)}};
