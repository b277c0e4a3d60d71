// The processor: runs Thumb instructions of a Cortex-M0+ on the state that rp2040js keeps.
//
// rp2040js finds each instruction by a chain of a hundred comparisons and moves the clock after each; this is one
// switch, with flags and time in local variables, that looks up only where something can have happened: when an alarm
// is due, and after each access to a peripheral. What an exception does, and what the registers of the system mean,
// stays with rp2040js. Cycles are those of ARM's manual with memory that never waits.

import {
  BITS, BY_REGISTER, COMPARISONS, LOAD16, LOAD16S, LOAD32, LOAD8, LOAD8S, LOAD_MANY, LOADS, NONE, PUSH, RETURN, SEV,
  STORE16, STORE32, STORE8, STORE_MANY, SYSTEM, WFE, WFI, WIDTH, arithmetic, extend, reverse,
} from './thumb.mjs';
import { Bus, fault } from './bus.mjs';

const SRAM = 0x20000000;
const FLASH = 0x10000000;
const ROM_SIZE = 0x4000;
const ENTRY_CYCLES = 15; // saving eight registers and fetching the vector

export class Processor {
  constructor(mcu) {
    this.mcu = mcu;
    this.core = mcu.core;
    this.clock = mcu.clock;
    this.stalled = 0; // cycles that a peripheral has held the processor up for, not yet counted
    this.halted = false; // set by whoever wants `run` to return before the next instruction
    this.registers = new Int32Array(mcu.core.registers.buffer);
    this.sram8 = mcu.sram;
    this.sram16 = new Uint16Array(mcu.sram.buffer);
    this.sram32 = new Int32Array(mcu.sram.buffer);
    this.flash8 = mcu.flash;
    this.flash16 = mcu.flash16;
    this.flash32 = new Int32Array(mcu.flash.buffer);
    this.rom16 = new Uint16Array(mcu.bootrom.buffer);
    this.bus = new Bus(mcu, this.registers);
    this.flags = { C: 0, V: 0 };
  }

  // Runs until the clock is at `until` (nanoseconds), an alarm is due, or the processor sleeps. Moves the clock, but
  // leaves the alarms to the caller. Throws an Error where a chip would have a hard fault.
  run(until) {
    const { core, mcu, clock, registers: r, sram8, sram16, sram32, flash8, flash16, flash32, rom16, bus, flags } = this;
    const sramSize = sram8.length;
    const flashSize = flash8.length;
    const hertz = mcu.clkSys;
    const tick = 1e9 / hertz;
    const begin = clock.nanosCounter;
    let used = 0;
    let stop = this.#cyclesTo(until, begin, tick);
    // Negative and zero are read off the last result.
    let result = core.N ? -1 : core.Z ? 0 : 1;
    let C = core.C ? 1 : 0;
    let V = core.V ? 1 : 0;
    let code = flash16;
    let base = 0;
    let size = 0;
    let pc = core.PC & ~1;
    let a = 0; let b = 0; // operands
    let n = 0; let m = 0; // numbers of registers
    let address = 0;
    let more = NONE;
    let slow = false;
    let taken = false;
    let attend = core.interruptsUpdated || this.halted || core.waiting;

    while (used < stop) {
      if (attend) {
        attend = false;
        core.N = result < 0; core.Z = result === 0; core.C = C === 1; core.V = V === 1; core.PC = pc;
        if (this.halted || core.waiting) break;
        while (core.interruptsUpdated && core.checkForInterrupts()) used += ENTRY_CYCLES;
        pc = core.PC & ~1;
      }

      let offset = pc - base;
      if (offset < 0 || offset >= size) {
        if (pc >= SRAM && pc < SRAM + sramSize) {
          code = sram16; base = SRAM; size = sramSize;
        } else if (pc >= FLASH && pc < FLASH + flashSize) {
          code = flash16; base = FLASH; size = flashSize;
        } else if (pc >= 0 && pc < ROM_SIZE) {
          code = rom16; base = 0; size = ROM_SIZE;
        } else {
          throw new Error(fault('jumps to', pc, pc));
        }
        offset = pc - base;
      }
      const op = code[offset >>> 1];
      pc += 2;
      used += 1;

      switch (op >>> 11) {
        case 0x00: // LSLS immediate
          a = r[(op >>> 3) & 7];
          n = (op >>> 6) & 31;
          if (n) C = (a >>> (32 - n)) & 1;
          r[op & 7] = result = a << n;
          break;
        case 0x01: // LSRS immediate, 0 meaning 32
          a = r[(op >>> 3) & 7];
          n = (op >>> 6) & 31;
          C = n ? (a >>> (n - 1)) & 1 : a >>> 31;
          r[op & 7] = result = n ? (a >>> n) | 0 : 0;
          break;
        case 0x02: // ASRS immediate, 0 meaning 32
          a = r[(op >>> 3) & 7];
          n = (op >>> 6) & 31;
          C = (a >> (n ? n - 1 : 31)) & 1;
          r[op & 7] = result = a >> (n || 31);
          break;
        case 0x03: // ADDS, SUBS: register or immediate of three bits
          a = r[(op >>> 3) & 7];
          b = op & 0x400 ? (op >>> 6) & 7 : r[(op >>> 6) & 7];
          if (op & 0x200) {
            result = (a - b) | 0;
            C = a >>> 0 >= b >>> 0 ? 1 : 0;
            V = ((a ^ b) & (a ^ result)) >>> 31;
          } else {
            result = (a + b) | 0;
            C = result >>> 0 < a >>> 0 ? 1 : 0;
            V = ((a ^ result) & (b ^ result)) >>> 31;
          }
          r[op & 7] = result;
          break;
        case 0x04: // MOVS immediate
          r[(op >>> 8) & 7] = result = op & 255;
          break;
        case 0x06: // ADDS immediate
          n = (op >>> 8) & 7;
          a = r[n];
          b = op & 255;
          r[n] = result = (a + b) | 0;
          C = result >>> 0 < a >>> 0 ? 1 : 0;
          V = ((a ^ result) & (b ^ result)) >>> 31;
          break;
        case 0x05: // CMP immediate
        case 0x07: // SUBS immediate
          n = (op >>> 8) & 7;
          a = r[n];
          b = op & 255;
          result = (a - b) | 0;
          C = a >>> 0 >= b ? 1 : 0;
          V = ((a ^ b) & (a ^ result)) >>> 31;
          if (op & 0x1000) r[n] = result;
          break;
        case 0x08:
          if (op & 0x400) {
            // High registers: ADD, CMP, MOV, BX and BLX.
            n = (op & 7) | ((op >>> 4) & 8);
            m = (op >>> 3) & 15;
            b = m === 15 ? pc + 2 : r[m];
            a = n === 15 ? pc + 2 : r[n];
            switch ((op >>> 8) & 3) {
              case 1:
                result = (a - b) | 0;
                C = a >>> 0 >= b >>> 0 ? 1 : 0;
                V = ((a ^ b) & (a ^ result)) >>> 31;
                break;
              case 3:
                if (op & 0x80) r[14] = pc | 1;
                used += 1;
                a = b;
                if (a >>> 28 === 15) more = RETURN;
                else pc = a & ~1;
                break;
              default:
                if (!(op & 0x200)) b = (a + b) | 0;
                if (n === 15) {
                  pc = b & ~1;
                  used += 1;
                } else r[n] = n === 13 ? b & ~3 : b;
            }
            break;
          }
          n = op & 7;
          a = r[n];
          b = r[(op >>> 3) & 7];
          flags.C = C;
          flags.V = V;
          result = arithmetic((op >>> 6) & 15, a, b, flags);
          C = flags.C;
          V = flags.V;
          if (!(COMPARISONS & (1 << ((op >>> 6) & 15)))) r[n] = result;
          break;
        case 0x09: // LDR literal
          n = (op >>> 8) & 7;
          address = ((pc + 2) & ~3) + ((op & 255) << 2);
          more = LOAD32;
          break;
        case 0x0a: // STR, STRH, STRB, LDRSB
        case 0x0b: // LDR, LDRH, LDRB, LDRSH
          n = op & 7;
          address = r[(op >>> 3) & 7] + r[(op >>> 6) & 7];
          more = BY_REGISTER[(op >>> 9) & 7];
          break;
        case 0x0c: // STR
        case 0x0d: // LDR
          n = op & 7;
          address = r[(op >>> 3) & 7] + ((op >>> 4) & 0x7c);
          more = op & 0x800 ? LOAD32 : STORE32;
          break;
        case 0x0e: // STRB
        case 0x0f: // LDRB
          n = op & 7;
          address = r[(op >>> 3) & 7] + ((op >>> 6) & 0x1f);
          more = op & 0x800 ? LOAD8 : STORE8;
          break;
        case 0x10: // STRH
        case 0x11: // LDRH
          n = op & 7;
          address = r[(op >>> 3) & 7] + ((op >>> 5) & 0x3e);
          more = op & 0x800 ? LOAD16 : STORE16;
          break;
        case 0x12: // STR on the stack
        case 0x13: // LDR from the stack
          n = (op >>> 8) & 7;
          address = r[13] + ((op & 255) << 2);
          more = op & 0x800 ? LOAD32 : STORE32;
          break;
        case 0x14: // ADR
        case 0x15: // ADD register, SP
          r[(op >>> 8) & 7] = (op & 0x800 ? r[13] : (pc + 2) & ~3) + ((op & 255) << 2);
          break;
        case 0x16:
          switch ((op >>> 8) & 7) {
            case 0: // ADD SP, SUB SP
              r[13] += op & 0x80 ? -((op & 0x7f) << 2) : (op & 0x7f) << 2;
              break;
            case 2: // SXTH, SXTB, UXTH, UXTB
              r[op & 7] = extend((op >>> 6) & 3, r[(op >>> 3) & 7]);
              break;
            case 4: case 5: // PUSH
              b = op & 0x1ff;
              address = r[13] - 4 * BITS[b];
              r[13] = address;
              more = PUSH;
              break;
            case 6: // CPSIE, CPSID
              core.PM = (op & 0x10) !== 0;
              if (!core.PM) attend = core.interruptsUpdated = true;
              break;
            default:
              more = SYSTEM;
          }
          break;
        case 0x17:
          switch ((op >>> 8) & 7) {
            case 2: // REV, REV16, REVSH
              r[op & 7] = reverse((op >>> 6) & 3, r[(op >>> 3) & 7]);
              break;
            case 4: case 5: // POP
              b = op & 0x1ff;
              address = r[13];
              r[13] = address + 4 * BITS[b];
              more = LOAD_MANY;
              break;
            case 7: // hints
              if (op === WFE && core.eventRegistered) core.eventRegistered = false;
              else if (op === WFE || (op === WFI && !(core.pendingInterrupts & core.enabledInterrupts))) {
                core.waiting = true;
                attend = true;
              } else if (op === SEV) core.eventRegistered = true;
              break;
            default:
              more = SYSTEM;
          }
          break;
        case 0x18: // STMIA
        case 0x19: // LDMIA
          m = (op >>> 8) & 7;
          b = op & 0xff;
          address = r[m];
          more = op & 0x800 ? LOAD_MANY : STORE_MANY;
          // A load into the base itself wins; a store puts down the base as it was.
          if (op & 0x800 && !(b & (1 << m))) r[m] = address + 4 * BITS[b];
          break;
        case 0x1a:
        case 0x1b: // B on a condition; each pair of conditions is one and its contrary
          switch ((op >>> 9) & 7) {
            case 0: taken = result === 0; break; // EQ
            case 1: taken = C === 1; break; // CS
            case 2: taken = result < 0; break; // MI
            case 3: taken = V === 1; break; // VS
            case 4: taken = C === 1 && result !== 0; break; // HI
            case 5: taken = result < 0 === (V === 1); break; // GE
            case 6: taken = result !== 0 && result < 0 === (V === 1); break; // GT
            default: more = SYSTEM; // SVC, and what is undefined
          }
          if (more === NONE && taken === ((op & 0x100) === 0)) {
            pc += ((op << 24) >> 23) + 2;
            used += 1;
          }
          break;
        case 0x1c: // B
          pc += ((op << 21) >> 20) + 2;
          used += 1;
          break;
        case 0x1e: // BL, and the wide ones
          b = code[(pc - base) >>> 1];
          if ((b & 0xd000) !== 0xd000) {
            more = SYSTEM;
            break;
          }
          a = (op >>> 10) & 1;
          r[14] = (pc + 2) | 1;
          m = ((~(a ^ (b >>> 13)) & 1) << 23) | ((~(a ^ (b >>> 11)) & 1) << 22);
          pc += 2 + ((a ? -0x1000000 : 0) | m | ((op & 0x3ff) << 12) | ((b & 0x7ff) << 1));
          used += 2;
          break;
        default: // what does not exist
          more = SYSTEM;
      }
      if (more === NONE) continue;

      if (more < RETURN) {
        used += more < STORE_MANY ? 1 : BITS[b];
        let bytes = sram8;
        let halves = sram16;
        let words = sram32;
        let at = (address - SRAM) | 0;
        slow = at < 0 || at >= sramSize;
        if (slow && LOADS & (1 << more)) {
          bytes = flash8;
          halves = flash16;
          words = flash32;
          at = (address - FLASH) | 0;
          slow = at < 0 || at >= flashSize;
        }
        slow ||= (at & (WIDTH[more] - 1)) !== 0;
        if (!slow) {
          switch (more) {
            case LOAD32: r[n] = words[at >>> 2]; break;
            case LOAD16: r[n] = halves[at >>> 1]; break;
            case LOAD16S: r[n] = (halves[at >>> 1] << 16) >> 16; break;
            case LOAD8: r[n] = bytes[at]; break;
            case LOAD8S: r[n] = (bytes[at] << 24) >> 24; break;
            case STORE32: words[at >>> 2] = r[n]; break;
            case STORE16: halves[at >>> 1] = r[n]; break;
            case STORE8: bytes[at] = r[n]; break;
            case LOAD_MANY:
              at >>>= 2;
              for (n = 0; n < 8; n++) if (b & (1 << n)) r[n] = words[at++];
              if (b & 0x100) {
                a = words[at];
                used += 2;
                if (a >>> 28 === 15) more = RETURN;
                else pc = a & ~1;
              }
              break;
            default:
              at >>>= 2;
              for (n = 0; n < 8; n++) if (b & (1 << n)) words[at++] = r[n];
              if (more === STORE_MANY) r[m] = address + 4 * BITS[b];
              else if (b & 0x100) words[at] = r[14];
          }
        }
      } else slow = false;

      if (slow) {
        clock.nanosCounter = begin + used * tick;
        if (more < STORE_MANY) used += bus.touch(more, n, address >>> 0, pc);
        else {
          used += bus.touchMany(more, b, address >>> 0, pc);
          if (more === STORE_MANY) r[m] = address + 4 * BITS[b];
        }
        used += this.stalled;
        this.stalled = 0;
        attend = core.interruptsUpdated || this.halted;
        stop = mcu.clkSys === hertz ? this.#cyclesTo(until, begin, tick) : used;
      } else if (more >= RETURN) {
        // The way out of an exception, and instructions that concern the system: rare, and rp2040js knows them.
        core.N = result < 0; core.Z = result === 0; core.C = C === 1; core.V = V === 1;
        clock.nanosCounter = begin + used * tick;
        if (more === RETURN) {
          core.PC = pc;
          core.BXWritePC(a >>> 0);
        } else {
          core.PC = pc - 2;
          used += core.executeInstruction() - 1;
        }
        result = core.N ? -1 : core.Z ? 0 : 1;
        C = core.C ? 1 : 0;
        V = core.V ? 1 : 0;
        pc = core.PC & ~1;
        attend = true;
      }
      more = NONE;
    }

    core.N = result < 0; core.Z = result === 0; core.C = C === 1; core.V = V === 1; core.PC = pc;
    core.cycles += used;
    clock.nanosCounter = begin + used * tick;
  }

  // The number of cycles until `until` or the next alarm, whichever comes first.
  #cyclesTo(until, begin, tick) {
    const alarm = this.clock.nextAlarm;
    const at = alarm !== null && alarm.nanos < until ? alarm.nanos : until;
    return Math.ceil((at - begin) / tick);
  }
}
