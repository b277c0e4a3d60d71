// Where things lie in the memory that the processor shares with the rest of the emulator; processor.ts has the same
// numbers.

export const PAGES = 64; // of 64 KB
export const REGISTERS = 0;
// Words: the flags, when to return, whether something other than the next instruction is due, how much longer code in
// flash takes, how much of the SRAM, from its beginning, may hold code that was translated, and in how much of the flash
// units are run.
export const STATE = { RESULT: 16, CARRY: 17, OVERFLOW: 18, STOP: 19, ATTEND: 20, SLOWED: 26, GUARDED: 27, ENTERED: 28 };
// Numbers of 64 bits: what the time was when the processor was told to run, how long a cycle takes, and when the system's
// timer had which value, and its ticks a second.
export const CLOCK = { BEGIN: 16, TICK: 17, SET_AT: 18, SET_TO: 19, RATE: 20 };
// The divider's registers, which rp2040js has as these.
export const DIVIDER = { divDividend: 21, divDivisor: 22, divQuotient: 23, divRemainder: 24, divCSR: 25 };
export const ROM_AT = 0x4000;
export const SRAM_AT = 0x10000;
export const SRAM_SIZE = 264 * 1024;
// What is known of each halfword of code in SRAM and flash: how often a branch went there, or the unit of translate.mjs
// that begins there. Only the beginning of either holds code.
export const SRAM_ENTRIES_AT = 0x60000;
export const SRAM_CODE_SIZE = 0x10000;
export const ENTRIES_AT = 0x100000;
export const CODE_SIZE = 0x100000;
export const NEVER = 0x3ff;
export const FIRST_UNIT = 0x400;
export const FLASH_AT = 0x200000;
export const FLASH_SIZE = 2 * 1024 * 1024;
