// The processor: runs Thumb instructions of a Cortex-M0+ on memory that it shares with the rest of the emulator.
//
// AssemblyScript, compiled to WebAssembly: twice as fast as the same in JavaScript, and at full speed from the start.
// It handles memory and arithmetic itself and asks processor.mjs for the rest: `touch` reads or writes a peripheral,
// `special` does what concerns the system, `attend` takes an interrupt. Cycles are those of ARM's manual, with memory
// that never waits, but for code in flash, which can be told to take longer: the cache in front of it misses.

// Where things lie in the shared memory; processor.mjs has the same numbers. Registers are words from 0 on.
const RESULT: usize = 64; // negative and zero are read off the last result
const CARRY: usize = 68;
const OVERFLOW: usize = 72;
const STOP: usize = 76; // cycles after which to return
const ATTEND: usize = 80; // whether something other than the next instruction is due
const DIVIDEND: usize = 84; // of the divider
const DIVISOR: usize = 88;
const QUOTIENT: usize = 92;
const REMAINDER: usize = 96;
const READY: usize = 100;
const SLOWED: usize = 104; // what an instruction from flash takes longer, in 256ths of its cycles
const ROM_AT: usize = 0x4000;
const SRAM_AT: usize = 0x10000;
const GUARDED: usize = 108; // how much of the SRAM, from its beginning, may hold code that was translated
const BEGIN: usize = 128; // nanoseconds when this run began, and of a cycle
const TICK: usize = 136;
const SET_AT: usize = 144; // when the system's timer had a value, which, and its ticks a second
const SET_TO: usize = 152;
const RATE: usize = 160;
const ENTERED: usize = 112; // in how much of the flash, from its beginning, units are run
const SRAM_ENTRIES_AT: usize = 0x60000; // the same as the next, for the code in SRAM
const ENTRIES_AT: usize = 0x100000; // of each halfword of code in flash: how often a branch went there, or its unit
const FLASH_AT: usize = 0x200000;

const ROM_SIZE: u32 = 0x4000;
const SRAM: u32 = 0x20000000;
const SRAM_SIZE: u32 = 264 * 1024;
const FLASH: u32 = 0x10000000;
const FLASH_SIZE: u32 = 2 * 1024 * 1024;

const SRAM_CODE_SIZE: u32 = 0x10000;
const OFTEN = 200;
const FIRST_UNIT = 0x400; // an entry from here on is the number of a unit

const LOAD32 = 1;
const LOAD16 = 2;
const LOAD16S = 3;
const LOAD8 = 4;
const LOAD8S = 5;
const STORE32 = 6;
const STORE16 = 7;
const STORE8 = 8;
const STORE_MANY = 9;
const PUSH = 10;
const LOAD_MANY = 11;
const RETURN = 12;
const SYSTEM = 13;

// Of each condition for a branch, the flags (negative, zero, carry, overflow as a number) with which it holds.
const CONDITIONS = memory.data<u16>([
  0xf0f0, 0xf0f, 0xcccc, 0x3333, 0xff00, 0xff, 0xaaaa,
  0x5555, 0xc0c, 0xf3f3, 0xaa55, 0x55aa, 0xa05, 0xf5fa,
]);

const SIO: u32 = 0xd0000000;
const TIMER: u32 = 0xe000e018;
const TIMER_VALUES: f64 = 0x1000000;

const WFE = 0xbf20;
const WFI = 0xbf30;
const SEV = 0xbf40;

// Each gets the cycles used so far, and returns them with its own.
@external("host", "touch")
declare function touch(access: i32, n: i32, address: u32, pc: u32, used: i32): i32;
@external("host", "special")
declare function special(what: i32, value: i32, pc: u32, used: i32): i32;
@external("host", "attend")
declare function attend(pc: u32, used: i32): i32;
// A hint that is for the processor itself: to sleep, to wake the other.
@external("host", "hint")
declare function hint(op: i32): void;
@external("host", "mask")
declare function mask(masked: i32): void;
// Runs a unit of translate.mjs; less than 0 where the next instruction is none for a unit.
@external("units", "run")
declare function unit(number: i32, used: i32, stop: i32): i32;
// Code that has run often: it may become a unit.
@external("host", "often")
declare function often(pc: u32): void;
@external("host", "lost")
declare function lost(pc: u32): void;

// @ts-ignore: decorator
@inline function get(n: i32): i32 { return load<i32>(<usize>n << 2); }
// @ts-ignore: decorator
@inline function set(n: i32, value: i32): void { store<i32>(<usize>n << 2, value); }

// Where a byte of SRAM lies that can be written here; 0 if it is none, or among what is guarded.
// @ts-ignore: decorator
@inline function writable(address: u32, guarded: u32): usize {
  const at = address - SRAM;
  return at - guarded < SRAM_SIZE - guarded ? SRAM_AT + at : 0;
}

// The same of what can be read: SRAM and flash.
// @ts-ignore: decorator
@inline function readable(address: u32): usize {
  let at = address - SRAM;
  if (at < SRAM_SIZE) return SRAM_AT + at;
  at = address - FLASH;
  return at < FLASH_SIZE ? FLASH_AT + at : 0;
}

// Loads, or stores, the registers of a list; where the next word lies.
// @ts-ignore: decorator
@inline function loaded(list: i32, at: usize): usize {
  for (; list; list &= list - 1) {
    set(ctz<i32>(list), load<i32>(at));
    at += 4;
  }
  return at;
}
// @ts-ignore: decorator
@inline function stored(list: i32, at: usize): usize {
  for (; list; list &= list - 1) {
    store<i32>(at, get(ctz<i32>(list)));
    at += 4;
  }
  return at;
}

// The registers that are used all the time, and have to do with no pins: the number of the core, the divider without a
// sign, and the system's timer. Whether one of them can be read at an address, what it says when so many cycles are
// used, and whether a value could be put there. All but the timer take one cycle.
export function isSingle(address: u32): bool {
  const offset = address - SIO;
  return offset == 0x00 || offset == 0x70 || offset == 0x74 || offset == 0x78 || address == TIMER;
}

export function readSingle(address: u32, used: i32): i32 {
  switch (address - SIO) {
    case 0x70: store<i32>(READY, load<i32>(READY) & ~2); return load<i32>(QUOTIENT);
    case 0x74: return load<i32>(REMAINDER);
    case 0x78: return load<i32>(READY);
    case TIMER - SIO: return timer(used);
    default: return 0;
  }
}

// As rp2040js has it: it counts down, of its top value and itself as many as there are values.
function timer(used: i32): i32 {
  const nanos = load<f64>(BEGIN) + <f64>used * load<f64>(TICK);
  const ticks = ((nanos - load<f64>(SET_AT)) / 1e9) * load<f64>(RATE);
  const left = TIMER_VALUES - (ticks - floor<f64>(ticks / TIMER_VALUES) * TIMER_VALUES);
  return <i32>floor<f64>(load<f64>(SET_TO) + left + 0.5) & (<i32>TIMER_VALUES - 1);
}

export function writeSingle(address: u32, value: i32): bool {
  switch (address - SIO) {
    case 0x60: return divided(value, load<u32>(DIVISOR));
    case 0x64: return divided(load<u32>(DIVIDEND), value);
    default: return false;
  }
}

// Whether an access was to one of them, and is done.
function single(access: i32, n: i32, address: u32, used: i32): bool {
  if (access == LOAD32 && isSingle(address)) {
    set(n, readSingle(address, used));
    return true;
  }
  return access == STORE32 && writeSingle(address, get(n));
}

function divided(dividend: u32, divisor: u32): bool {
  if (!divisor) return false;
  store<u32>(DIVIDEND, dividend);
  store<u32>(DIVISOR, divisor);
  store<u32>(QUOTIENT, dividend / divisor);
  store<u32>(REMAINDER, dividend % divisor);
  store<u32>(READY, 3);
  return true;
}

// Runs until the cycles are used up or somebody wants it to return, from the state in memory on and back into that.
export function run(): i32 {
  let result = load<i32>(RESULT);
  let C = load<i32>(CARRY);
  let V = load<i32>(OVERFLOW);
  let pc: u32 = get(15);
  let used: i32 = 0;
  let stop = load<i32>(STOP);
  let due = load<i32>(ATTEND);
  let code: usize = 0; // where the code lies, less the address that it has for the processor
  let base: u32 = 1;
  let size: u32 = 0;
  let a: i32 = 0; // operands
  let b: i32 = 0;
  let n: i32 = 0; // numbers of registers
  let m: i32 = 0;
  let address: u32 = 0;
  let at: usize = 0;
  let more: i32 = 0;
  let jumped = false;
  let guarded = load<u32>(GUARDED);
  let slowed: i32 = 0; // of the code that runs now
  let owed: i32 = 0; // 256ths of a cycle
  let begun: i32 = 0; // the cycles when the instruction began
  const entered = load<u32>(ENTERED);

  while (used < stop) {
    if (slowed) {
      owed += (used - begun) * slowed;
      used += owed >> 8;
      owed &= 255;
    }
    if (due) {
      store<i32>(RESULT, result);
      store<i32>(CARRY, C);
      store<i32>(OVERFLOW, V);
      used = attend(pc, used);
      pc = get(15);
      if (used < 0) return ~used;
      due = 0;
    }

    if (jumped) {
      jumped = false;
      let place: usize = 0;
      if (pc - FLASH < entered) place = ENTRIES_AT + (pc - FLASH);
      else if (pc - SRAM < SRAM_CODE_SIZE) place = SRAM_ENTRIES_AT + (pc - SRAM);
      if (place) {
        const entry: i32 = load<u16>(place);
        if (entry >= FIRST_UNIT) {
          store<i32>(RESULT, result);
          store<i32>(CARRY, C);
          store<i32>(OVERFLOW, V);
          used = unit(entry - FIRST_UNIT, used, stop);
          result = load<i32>(RESULT);
          C = load<i32>(CARRY);
          V = load<i32>(OVERFLOW);
          pc = get(15);
          if (used >= 0) jumped = true;
          else used &= 0x7fffffff;
          begun = used;
          continue;
        }
        if (entry < OFTEN) {
          store<u16>(place, entry + 1);
          if (entry == OFTEN - 1) {
            often(pc);
            guarded = load<u32>(GUARDED);
          }
        }
      }
    }

    if (pc - base >= size) {
      slowed = 0;
      if (pc - SRAM < SRAM_SIZE) {
        base = SRAM; size = SRAM_SIZE; code = SRAM_AT - SRAM;
      } else if (pc - FLASH < FLASH_SIZE) {
        base = FLASH; size = FLASH_SIZE; code = FLASH_AT - FLASH;
        slowed = load<i32>(SLOWED);
      } else if (pc < ROM_SIZE) {
        base = 0; size = ROM_SIZE; code = ROM_AT;
      } else lost(pc);
    }
    begun = used;
    const op: i32 = load<u16>(code + pc);
    pc += 2;
    used += 1;

    switch (op >>> 11) {
      case 0x00: // LSLS immediate
        a = get((op >>> 3) & 7);
        n = (op >>> 6) & 31;
        if (n) C = (a >>> (32 - n)) & 1;
        result = a << n;
        set(op & 7, result);
        continue;
      case 0x01: // LSRS immediate, 0 meaning 32
        a = get((op >>> 3) & 7);
        n = (op >>> 6) & 31;
        C = n ? (a >>> (n - 1)) & 1 : a >>> 31;
        result = n ? a >>> n : 0;
        set(op & 7, result);
        continue;
      case 0x02: // ASRS immediate, 0 meaning 32
        a = get((op >>> 3) & 7);
        n = (op >>> 6) & 31;
        C = (a >> (n ? n - 1 : 31)) & 1;
        result = a >> (n ? n : 31);
        set(op & 7, result);
        continue;
      case 0x03: // ADDS, SUBS: register or immediate of three bits
        a = get((op >>> 3) & 7);
        b = op & 0x400 ? (op >>> 6) & 7 : get((op >>> 6) & 7);
        if (op & 0x200) {
          result = a - b;
          C = i32(<u32>a >= <u32>b);
          V = ((a ^ b) & (a ^ result)) >>> 31;
        } else {
          result = a + b;
          C = i32(<u32>result < <u32>a);
          V = ((a ^ result) & (b ^ result)) >>> 31;
        }
        set(op & 7, result);
        continue;
      case 0x04: // MOVS immediate
        result = op & 255;
        set((op >>> 8) & 7, result);
        continue;
      case 0x06: // ADDS immediate
        n = (op >>> 8) & 7;
        a = get(n);
        b = op & 255;
        result = a + b;
        set(n, result);
        C = i32(<u32>result < <u32>a);
        V = ((a ^ result) & (b ^ result)) >>> 31;
        continue;
      case 0x05: // CMP immediate
        a = get((op >>> 8) & 7);
        b = op & 255;
        result = a - b;
        C = i32(<u32>a >= <u32>b);
        V = ((a ^ b) & (a ^ result)) >>> 31;
        continue;
      case 0x07: // SUBS immediate
        n = (op >>> 8) & 7;
        a = get(n);
        b = op & 255;
        result = a - b;
        C = i32(<u32>a >= <u32>b);
        V = ((a ^ b) & (a ^ result)) >>> 31;
        set(n, result);
        continue;
      case 0x08:
        if (op & 0x400) {
          // High registers: ADD, CMP, MOV, BX and BLX.
          n = (op & 7) | ((op >>> 4) & 8);
          m = (op >>> 3) & 15;
          b = m == 15 ? pc + 2 : get(m);
          a = n == 15 ? pc + 2 : get(n);
          switch ((op >>> 8) & 3) {
            case 1:
              result = a - b;
              C = i32(<u32>a >= <u32>b);
              V = ((a ^ b) & (a ^ result)) >>> 31;
              continue;
            case 3:
              if (op & 0x80) set(14, pc | 1);
              used += 1;
              if (b >>> 28 == 15) {
                a = b;
                more = RETURN;
                break;
              }
              pc = b & ~1;
              jumped = true;
              continue;
            default:
              if (!(op & 0x200)) b += a;
              if (n == 15) {
                pc = b & ~1;
                used += 1;
                jumped = true;
              } else set(n, n == 13 ? b & ~3 : b);
              continue;
          }
          break;
        }
        n = op & 7;
        a = get(n);
        b = get((op >>> 3) & 7);
        switch ((op >>> 6) & 15) {
          case 0: // ANDS
            result = a & b;
            break;
          case 1: // EORS
            result = a ^ b;
            break;
          case 2: // LSLS
            b &= 255;
            if (b) C = b > 32 ? 0 : (a >>> (32 - b)) & 1;
            result = b > 31 ? 0 : a << b;
            break;
          case 3: // LSRS
            b &= 255;
            if (b) C = b > 32 ? 0 : (a >>> (b - 1)) & 1;
            result = b > 31 ? 0 : a >>> b;
            break;
          case 4: // ASRS
            b &= 255;
            if (b) C = (a >> (b > 31 ? 31 : b - 1)) & 1;
            result = a >> (b > 31 ? 31 : b);
            break;
          case 7: // RORS
            b &= 255;
            result = rotr<i32>(a, b);
            if (b) C = result >>> 31;
            break;
          case 8: // TST
            result = a & b;
            continue;
          case 5: // ADCS
          case 6: // SBCS: ARM subtracts by adding what is inverted, with a carry
          case 9: // RSBS
          case 10: // CMP
          case 11: { // CMN
            m = (op >>> 6) & 15;
            if (m == 9) {
              a = ~b;
              b = 0;
            } else if (m == 6 || m == 10) b = ~b;
            const sum = <u64>(<u32>a) + <u64>(<u32>b) + <u64>(m < 9 ? C : i32(m < 11));
            result = <i32>sum;
            C = i32(sum > 0xffffffff);
            V = ((a ^ result) & (b ^ result)) >>> 31;
            if (m > 9) continue;
            break;
          }
          case 12: // ORRS
            result = a | b;
            break;
          case 13: // MULS
            result = a * b;
            break;
          case 14: // BICS
            result = a & ~b;
            break;
          default: // MVNS
            result = ~b;
        }
        set(n, result);
        continue;
      case 0x09: // LDR literal, which lies where the code does
        set((op >>> 8) & 7, load<i32>(code + (((pc + 2) & ~3) + ((op & 255) << 2))));
        used += 1;
        continue;
      case 0x0a: // STR, STRH, STRB, LDRSB
      case 0x0b: // LDR, LDRH, LDRB, LDRSH
        n = op & 7;
        address = get((op >>> 3) & 7) + get((op >>> 6) & 7);
        used += 1;
        switch ((op >>> 9) & 7) {
          case 0:
            at = writable(address, guarded);
            if (at && !(address & 3)) {
              store<i32>(at, get(n));
              continue;
            }
            more = STORE32;
            break;
          case 1:
            at = writable(address, guarded);
            if (at && !(address & 1)) {
              store<u16>(at, get(n));
              continue;
            }
            more = STORE16;
            break;
          case 2:
            at = writable(address, guarded);
            if (at) {
              store<u8>(at, get(n));
              continue;
            }
            more = STORE8;
            break;
          case 3:
            at = readable(address);
            if (at) {
              set(n, load<i8>(at));
              continue;
            }
            more = LOAD8S;
            break;
          case 4:
            at = readable(address);
            if (at && !(address & 3)) {
              set(n, load<i32>(at));
              continue;
            }
            more = LOAD32;
            break;
          case 5:
            at = readable(address);
            if (at && !(address & 1)) {
              set(n, load<u16>(at));
              continue;
            }
            more = LOAD16;
            break;
          case 6:
            at = readable(address);
            if (at) {
              set(n, load<u8>(at));
              continue;
            }
            more = LOAD8;
            break;
          default:
            at = readable(address);
            if (at && !(address & 1)) {
              set(n, load<i16>(at));
              continue;
            }
            more = LOAD16S;
            break;
        }
        break;
      case 0x0c: // STR
        n = op & 7;
        address = get((op >>> 3) & 7) + ((op >>> 4) & 0x7c);
        used += 1;
        at = writable(address, guarded);
        if (at && !(address & 3)) {
          store<i32>(at, get(n));
          continue;
        }
        more = STORE32;
        break;
      case 0x0d: // LDR
        n = op & 7;
        address = get((op >>> 3) & 7) + ((op >>> 4) & 0x7c);
        used += 1;
        at = readable(address);
        if (at && !(address & 3)) {
          set(n, load<i32>(at));
          continue;
        }
        more = LOAD32;
        break;
      case 0x0e: // STRB
        n = op & 7;
        address = get((op >>> 3) & 7) + ((op >>> 6) & 0x1f);
        used += 1;
        at = writable(address, guarded);
        if (at) {
          store<u8>(at, get(n));
          continue;
        }
        more = STORE8;
        break;
      case 0x0f: // LDRB
        n = op & 7;
        address = get((op >>> 3) & 7) + ((op >>> 6) & 0x1f);
        used += 1;
        at = readable(address);
        if (at) {
          set(n, load<u8>(at));
          continue;
        }
        more = LOAD8;
        break;
      case 0x10: // STRH
        n = op & 7;
        address = get((op >>> 3) & 7) + ((op >>> 5) & 0x3e);
        used += 1;
        at = writable(address, guarded);
        if (at && !(address & 1)) {
          store<u16>(at, get(n));
          continue;
        }
        more = STORE16;
        break;
      case 0x11: // LDRH
        n = op & 7;
        address = get((op >>> 3) & 7) + ((op >>> 5) & 0x3e);
        used += 1;
        at = readable(address);
        if (at && !(address & 1)) {
          set(n, load<u16>(at));
          continue;
        }
        more = LOAD16;
        break;
      case 0x12: // STR on the stack
        n = (op >>> 8) & 7;
        address = get(13) + ((op & 255) << 2);
        used += 1;
        at = writable(address, guarded);
        if (at && !(address & 3)) {
          store<i32>(at, get(n));
          continue;
        }
        more = STORE32;
        break;
      case 0x13: // LDR from the stack
        n = (op >>> 8) & 7;
        address = get(13) + ((op & 255) << 2);
        used += 1;
        at = readable(address);
        if (at && !(address & 3)) {
          set(n, load<i32>(at));
          continue;
        }
        more = LOAD32;
        break;
      case 0x14: // ADR
        set((op >>> 8) & 7, ((pc + 2) & ~3) + ((op & 255) << 2));
        continue;
      case 0x15: // ADD register, SP
        set((op >>> 8) & 7, get(13) + ((op & 255) << 2));
        continue;
      case 0x16:
        switch ((op >>> 8) & 7) {
          case 0: // ADD SP, SUB SP
            set(13, get(13) + (op & 0x80 ? -((op & 0x7f) << 2) : (op & 0x7f) << 2));
            continue;
          case 2: // SXTH, SXTB, UXTH, UXTB
            a = get((op >>> 3) & 7);
            switch ((op >>> 6) & 3) {
              case 0: a = (a << 16) >> 16; break;
              case 1: a = (a << 24) >> 24; break;
              case 2: a &= 0xffff; break;
              default: a &= 0xff;
            }
            set(op & 7, a);
            continue;
          case 4: case 5: // PUSH
            b = op & 0x1ff;
            address = get(13) - 4 * popcnt<i32>(b);
            set(13, address);
            used += popcnt<i32>(b);
            at = writable(address, guarded);
            if (at && !(address & 3)) {
              at = stored(b & 255, at);
              if (b & 0x100) store<i32>(at, get(14));
              continue;
            }
            more = PUSH;
            break;
          case 6: // CPSIE, CPSID
            mask(op & 0x10);
            if (!(op & 0x10)) due = 1;
            continue;
          default:
            more = SYSTEM;
        }
        break;
      case 0x17:
        switch ((op >>> 8) & 7) {
          case 2: // REV, REV16, REVSH
            a = get((op >>> 3) & 7);
            b = ((a & 0xff00ff) << 8) | ((a >>> 8) & 0xff00ff);
            switch ((op >>> 6) & 3) {
              case 0: b = (b << 16) | (b >>> 16); break;
              case 1: break;
              default: b = (b << 16) >> 16;
            }
            set(op & 7, b);
            continue;
          case 4: case 5: // POP
            b = op & 0x1ff;
            address = get(13);
            set(13, address + 4 * popcnt<i32>(b));
            used += popcnt<i32>(b);
            at = readable(address);
            if (at && !(address & 3)) {
              at = loaded(b & 255, at);
              if (!(b & 0x100)) continue;
              a = load<i32>(at);
              used += 2;
              if (a >>> 28 != 15) {
                pc = a & ~1;
                jumped = true;
                continue;
              }
              more = RETURN;
            } else more = LOAD_MANY;
            break;
          case 7: // hints
            if (op == WFE || op == WFI || op == SEV) {
              hint(op);
              due = load<i32>(ATTEND);
            }
            continue;
          default:
            more = SYSTEM;
        }
        break;
      case 0x18: // STMIA
        m = (op >>> 8) & 7;
        b = op & 0xff;
        address = get(m);
        used += popcnt<i32>(b);
        at = writable(address, guarded);
        if (at && !(address & 3)) {
          stored(b, at);
          set(m, address + 4 * popcnt<i32>(b));
          continue;
        }
        more = STORE_MANY;
        break;
      case 0x19: // LDMIA
        m = (op >>> 8) & 7;
        b = op & 0xff;
        address = get(m);
        // A load into the base itself wins; a store puts down the base as it was.
        if (!(b & (1 << m))) set(m, address + 4 * popcnt<i32>(b));
        used += popcnt<i32>(b);
        at = readable(address);
        if (at && !(address & 3)) {
          loaded(b, at);
          continue;
        }
        more = LOAD_MANY;
        break;
      case 0x1a:
      case 0x1b: // B on a condition; each pair of conditions is one and its contrary
        n = (op >>> 8) & 15;
        if (n > 13) {
          more = SYSTEM; // SVC, and what is undefined
          break;
        }
        b = (i32(result < 0) << 3) | (i32(result == 0) << 2) | (C << 1) | V;
        if ((load<u16>(CONDITIONS + (<usize>n << 1)) >> <u16>b) & 1) {
          pc += ((op << 24) >> 23) + 2;
          used += 1;
          jumped = true;
        }
        continue;
      case 0x1c: // B
        pc += ((op << 21) >> 20) + 2;
        used += 1;
        jumped = true;
        continue;
      case 0x1e: // BL, and the wide ones
        b = load<u16>(code + pc);
        if ((b & 0xd000) != 0xd000) {
          more = SYSTEM;
          break;
        }
        a = (op >>> 10) & 1;
        set(14, (pc + 2) | 1);
        m = ((~(a ^ (b >>> 13)) & 1) << 23) | ((~(a ^ (b >>> 11)) & 1) << 22);
        pc += 2 + ((a ? -0x1000000 : 0) | m | ((op & 0x3ff) << 12) | ((b & 0x7ff) << 1));
        used += 2;
        jumped = true;
        continue;
      default: // what does not exist
        more = SYSTEM;
    }

    if (more >= RETURN) {
      // The way out of an exception, and instructions that concern the system: rare, and rp2040js knows them.
      store<i32>(RESULT, result);
      store<i32>(CARRY, C);
      store<i32>(OVERFLOW, V);
      used = special(more, a, pc, used);
      result = load<i32>(RESULT);
      C = load<i32>(CARRY);
      V = load<i32>(OVERFLOW);
      pc = get(15);
      due = 1;
    } else if (!single(more, n, address, used)) {
      used = touch(more, more < STORE_MANY ? n : b, address, pc, used);
      if (more == STORE_MANY) set(m, address + 4 * popcnt<i32>(b));
      stop = load<i32>(STOP);
      due = load<i32>(ATTEND);
      guarded = load<u32>(GUARDED);
    } else if (address < TIMER) used -= 1;
    more = 0;
  }

  store<i32>(RESULT, result);
  store<i32>(CARRY, C);
  store<i32>(OVERFLOW, V);
  set(15, pc);
  return used;
}
