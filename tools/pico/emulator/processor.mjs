// The processor: runs Thumb instructions of a Cortex-M0+ on the state that rp2040js keeps.
//
// rp2040js finds each instruction by a chain of a hundred comparisons and moves the clock after each; this is one
// switch, with flags and time in local variables, that looks up only where something can have happened: when an alarm
// is due, and after each access to a peripheral. What an exception does, and what the registers of the system mean,
// stays with rp2040js. Cycles are those of ARM's manual with memory that never waits.

const SRAM = 0x20000000;
const FLASH = 0x10000000;
const ROM_SIZE = 0x4000;
const ENTRY_CYCLES = 15; // saving eight registers and fetching the vector
const SEV = 0xbf40;
const WFE = 0xbf20;
const WFI = 0xbf30;

// What is left to do of an instruction when its registers are known.
const NONE = 0;
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
const WIDTH = [1, 4, 2, 2, 1, 1, 4, 2, 1];
const BY_REGISTER = [STORE32, STORE16, STORE8, LOAD8S, LOAD32, LOAD16, LOAD8, LOAD16S];
const BITS = Uint8Array.from({ length: 512 }, (_, list) => [...list.toString(2)].filter((bit) => bit === '1').length);

// What an access costs beyond the instruction's own two cycles: the registers of one cycle give one back.
function wait(address) {
  const top = address >>> 28;
  return top === 0xd ? -1 : top === 0x4 ? 2 : 0;
}

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
    this.#mendInterrupts();
  }

  // Runs until the clock is at `until` (nanoseconds), an alarm is due, or the processor sleeps. Moves the clock, but
  // leaves the alarms to the caller. Throws an Error where a chip would have a hard fault.
  run(until) {
    const { core, mcu, clock, registers: r, sram8, sram16, sram32, flash8, flash16, flash32, rom16 } = this;
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
    let a = 0;
    let b = 0;
    let n = 0;
    let m = 0;
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
          throw new Error(this.#fault('jumps to', pc, pc));
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
          switch ((op >>> 6) & 15) {
            case 0: r[n] = result = a & b; break; // ANDS
            case 1: r[n] = result = a ^ b; break; // EORS
            case 2: // LSLS
              b &= 255;
              if (b) {
                C = b > 32 ? 0 : (a >>> (32 - b)) & 1;
                a = b > 31 ? 0 : a << b;
              }
              r[n] = result = a;
              break;
            case 3: // LSRS
              b &= 255;
              if (b) {
                C = b > 32 ? 0 : (a >>> (b - 1)) & 1;
                a = b > 31 ? 0 : (a >>> b) | 0;
              }
              r[n] = result = a;
              break;
            case 4: // ASRS
              b &= 255;
              if (b) {
                C = (a >> (b > 31 ? 31 : b - 1)) & 1;
                a >>= b > 31 ? 31 : b;
              }
              r[n] = result = a;
              break;
            case 5: // ADCS
              result = (a + b + C) | 0;
              C = (a >>> 0) + (b >>> 0) + C > 0xffffffff ? 1 : 0;
              V = ((a ^ result) & (b ^ result)) >>> 31;
              r[n] = result;
              break;
            case 6: // SBCS
              result = (a - b - 1 + C) | 0;
              C = (a >>> 0) >= (b >>> 0) + 1 - C ? 1 : 0;
              V = ((a ^ b) & (a ^ result)) >>> 31;
              r[n] = result;
              break;
            case 7: // RORS
              b &= 255;
              if (b) {
                a = (a >>> (b & 31)) | (a << ((32 - b) & 31));
                C = a >>> 31;
              }
              r[n] = result = a;
              break;
            case 8: result = a & b; break; // TST
            case 9: // RSBS
              r[n] = result = -b | 0;
              C = b === 0 ? 1 : 0;
              V = (b & result) >>> 31;
              break;
            case 10: // CMP
              result = (a - b) | 0;
              C = a >>> 0 >= b >>> 0 ? 1 : 0;
              V = ((a ^ b) & (a ^ result)) >>> 31;
              break;
            case 11: // CMN
              result = (a + b) | 0;
              C = result >>> 0 < a >>> 0 ? 1 : 0;
              V = ((a ^ result) & (b ^ result)) >>> 31;
              break;
            case 12: r[n] = result = a | b; break; // ORRS
            case 13: r[n] = result = Math.imul(a, b); break; // MULS
            case 14: r[n] = result = a & ~b; break; // BICS
            case 15: r[n] = result = ~b; break; // MVNS
          }
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
          r[(op >>> 8) & 7] = ((pc + 2) & ~3) + ((op & 255) << 2);
          break;
        case 0x15: // ADD register, SP
          r[(op >>> 8) & 7] = r[13] + ((op & 255) << 2);
          break;
        case 0x16:
          switch ((op >>> 8) & 7) {
            case 0: // ADD SP, SUB SP
              r[13] += op & 0x80 ? -((op & 0x7f) << 2) : (op & 0x7f) << 2;
              break;
            case 2: // SXTH, SXTB, UXTH, UXTB
              a = r[(op >>> 3) & 7];
              n = (op >>> 6) & 3;
              r[op & 7] = n === 0 ? (a << 16) >> 16 : n === 1 ? (a << 24) >> 24 : n === 2 ? a & 0xffff : a & 0xff;
              break;
            case 4:
            case 5:
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
              a = r[(op >>> 3) & 7];
              n = (op >>> 6) & 3;
              a = ((a & 0xff00ff) << 8) | ((a >>> 8) & 0xff00ff);
              r[op & 7] = n === 0 ? (a << 16) | (a >>> 16) : n === 1 ? a : (a << 16) >> 16;
              break;
            case 4:
            case 5: // POP
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

      slow = false;
      switch (more) {
        case LOAD32:
          used += 1;
          a = address - SRAM;
          if (a >= 0 && a < sramSize) r[n] = sram32[a >>> 2];
          else {
            a = address - FLASH;
            if (a >= 0 && a < flashSize) r[n] = flash32[a >>> 2];
            else slow = true;
          }
          slow ||= (address & 3) !== 0;
          break;
        case LOAD16: case LOAD16S:
          used += 1;
          a = address - SRAM;
          if (a >= 0 && a < sramSize) b = sram16[a >>> 1];
          else {
            a = address - FLASH;
            if (a >= 0 && a < flashSize) b = flash16[a >>> 1];
            else slow = true;
          }
          slow ||= (address & 1) !== 0;
          r[n] = more === LOAD16 ? b : (b << 16) >> 16;
          break;
        case LOAD8: case LOAD8S:
          used += 1;
          a = address - SRAM;
          if (a >= 0 && a < sramSize) b = sram8[a];
          else {
            a = address - FLASH;
            if (a >= 0 && a < flashSize) b = flash8[a];
            else slow = true;
          }
          r[n] = more === LOAD8 ? b : (b << 24) >> 24;
          break;
        case STORE32:
          used += 1;
          a = address - SRAM;
          if (a >= 0 && a < sramSize && !(a & 3)) sram32[a >>> 2] = r[n];
          else slow = true;
          break;
        case STORE16:
          used += 1;
          a = address - SRAM;
          if (a >= 0 && a < sramSize && !(a & 1)) sram16[a >>> 1] = r[n];
          else slow = true;
          break;
        case STORE8:
          used += 1;
          a = address - SRAM;
          if (a >= 0 && a < sramSize) sram8[a] = r[n];
          else slow = true;
          break;
        case PUSH: case STORE_MANY:
          used += BITS[b];
          a = (address - SRAM) >>> 2;
          if (a < sramSize >>> 2 && !(address & 3)) {
            for (n = 0; n < 8; n++) if (b & (1 << n)) sram32[a++] = r[n];
            if (b & 0x100) sram32[a] = r[14];
          } else slow = true;
          if (more === STORE_MANY && !slow) r[m] = address + 4 * BITS[b];
          break;
        case LOAD_MANY: {
          used += BITS[b];
          let words = sram32;
          a = (address - SRAM) >>> 2;
          if (a >= sramSize >>> 2) {
            words = flash32;
            a = (address - FLASH) >>> 2;
          }
          if (a >= words.length || address & 3) {
            slow = true;
            break;
          }
          for (n = 0; n < 8; n++) if (b & (1 << n)) r[n] = words[a++];
          if (b & 0x100) {
            a = words[a];
            used += 2;
            if (a >>> 28 === 15) more = RETURN;
            else pc = a & ~1;
          }
          break;
        }
      }

      if (slow) {
        clock.nanosCounter = begin + used * tick;
        used += wait(address);
        if (more < STORE_MANY) this.#touch(more, n, address >>> 0, pc);
        else {
          for (n = 0; n < 8; n++) {
            if (!(b & (1 << n))) continue;
            this.#touch(more === LOAD_MANY ? LOAD32 : STORE32, n, address >>> 0, pc);
            address += 4;
          }
          if (more === STORE_MANY) r[m] = address;
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

  // An access to anything but memory: a peripheral, the boot ROM, or nothing at all.
  #touch(access, n, address, pc) {
    const { mcu, registers: r } = this;
    const width = WIDTH[access];
    if (address & (width - 1)) throw new Error(this.#fault('reaches across words at', pc, address));
    switch (access) {
      case LOAD32:
        r[n] = address >>> 28 === 0xd ? mcu.sio.readUint32(address & 0xfffffff) : mcu.readUint32(address);
        break;
      case LOAD16: r[n] = mcu.readUint16(address); break;
      case LOAD16S: r[n] = (mcu.readUint16(address) << 16) >> 16; break;
      case LOAD8: r[n] = mcu.readUint8(address); break;
      case LOAD8S: r[n] = (mcu.readUint8(address) << 24) >> 24; break;
      case STORE32:
        if (address >>> 28 === 0xd) mcu.sio.writeUint32(address & 0xfffffff, r[n] >>> 0);
        else mcu.writeUint32(address, r[n] >>> 0);
        break;
      case STORE16: mcu.writeUint16(address, r[n] & 0xffff); break;
      case STORE8: mcu.writeUint8(address, r[n] & 0xff); break;
    }
  }

  #fault(what, pc, address) {
    const place = (pc - 2).toString(16);
    return `a hard fault: the instruction at 0x${place} ${what} 0x${(address >>> 0).toString(16)}`;
  }

  // rp2040js lets a sleeping processor into the handler of an interrupt that it has masked; and it forgets that one
  // that was not enabled does not wake.
  #mendInterrupts() {
    const { core } = this;
    core.setInterrupt = (irq, value) => {
      const bit = 1 << irq;
      if (!value) core.pendingInterrupts &= ~bit;
      else if (!(core.pendingInterrupts & bit)) {
        core.pendingInterrupts |= bit;
        core.interruptsUpdated = true;
        if (core.enabledInterrupts & bit) core.waiting = false;
      }
    };
  }
}
