// The processor's memory, and its way to all that is not memory: what processor.ts asks for.
//
// What an exception does, and what the registers of the system mean, stays with rp2040js.

import fs from 'node:fs';
import { LOAD_MANY, PUSH, RETURN, SEV, STORE_MANY, WFE, WFI } from './thumb.mjs';
import { Bus, fault } from './bus.mjs';
import {
  CLOCK, CODE_SIZE, DIVIDER, ENTRIES_AT, FLASH_AT, FLASH_SIZE, PAGES, REGISTERS, ROM_AT, SRAM_AT, SRAM_CODE_SIZE,
  SRAM_ENTRIES_AT, SRAM_SIZE, STATE,
} from './layout.mjs';
import { Translator } from './translate.mjs';

const { RESULT, CARRY, OVERFLOW, STOP, ATTEND, SLOWED, ENTERED } = STATE;

const ENTRY_CYCLES = 15; // saving eight registers and fetching the vector
const MOST_CYCLES = 1 << 30; // of one `run`

const program = new WebAssembly.Module(fs.readFileSync(new URL('./processor.wasm', import.meta.url)));

// What boot ROM, SRAM and flash hold, in one memory. Flash and ROM outlive a reset.
export class Memory {
  constructor() {
    this.shared = new WebAssembly.Memory({ initial: PAGES, maximum: PAGES });
    const { buffer } = this.shared;
    this.registers = new Uint32Array(buffer, REGISTERS, 16);
    this.rom = new Uint32Array(buffer, ROM_AT, 4096);
    this.sram = new Uint8Array(buffer, SRAM_AT, SRAM_SIZE);
    this.flash = new Uint8Array(buffer, FLASH_AT, FLASH_SIZE);
    this.entries = new Uint16Array(buffer, ENTRIES_AT, CODE_SIZE / 2);
    this.sramEntries = new Uint16Array(buffer, SRAM_ENTRIES_AT, SRAM_CODE_SIZE / 2);
    this.translator = new Translator(this);
  }

  // Puts it into a chip that has just got its power.
  putInto(mcu) {
    const { buffer } = this.shared;
    this.sram.fill(0);
    this.translator.check();
    mcu.bootrom = this.rom;
    mcu.sram = this.sram;
    mcu.sramView = new DataView(buffer, SRAM_AT, this.sram.length);
    mcu.flash = this.flash;
    mcu.flash16 = new Uint16Array(buffer, FLASH_AT, this.flash.length / 2);
    mcu.flashView = new DataView(buffer, FLASH_AT, this.flash.length);
    this.registers.set(mcu.core.registers);
    mcu.core.registers = this.registers;
  }
}

export class Processor {
  constructor(mcu, memory = new Memory()) {
    memory.putInto(mcu);
    this.mcu = mcu;
    this.core = mcu.core;
    this.clock = mcu.clock;
    this.stalled = 0; // cycles that a peripheral has held the processor up for, not yet counted
    this.halted = false; // set to make `run` return before the next instruction
    this.state = new Int32Array(memory.shared.buffer, 0, 32);
    this.flashSlowed = 1;
    const words = new Uint32Array(memory.shared.buffer, 0, 32);
    for (const [name, word] of Object.entries(DIVIDER)) {
      words[word] = mcu.sio[name];
      Object.defineProperty(mcu.sio, name, { get: () => words[word], set: (value) => (words[word] = value) });
    }
    const written = (address) => memory.translator.written(address);
    // The system's timer, on which the lamps' driver spins half a million times a second.
    this.numbers = new Float64Array(memory.shared.buffer, 0, 32);
    const { systickTimer } = mcu.ppb;
    systickTimer.listeners.push(() => this.#timerSet(systickTimer));
    this.#timerSet(systickTimer);
    this.bus = new Bus(mcu, new Int32Array(memory.shared.buffer, REGISTERS, 16), written);
    this.until = this.begin = this.tick = this.hertz = 0; // of this `run`
    const host = {
      touch: (...asked) => this.#touch(...asked),
      special: (...asked) => this.#special(...asked),
      attend: (...asked) => this.#attend(...asked),
      hint: (op) => this.#hint(op),
      mask: (masked) => this.#mask(masked !== 0),
      often: (pc) => memory.translator.often(pc),
      lost: (pc) => {
        throw new Error(fault('jumps to', pc, pc));
      },
    };
    const { translator } = memory;
    const imports = { env: { memory: memory.shared }, host, units: translator.units };
    this.program = translator.processor = new WebAssembly.Instance(program, imports).exports;
  }

  // What runs from flash takes so many times as long: the chip's cache misses, the model has none.
  set flashSlowed(factor) {
    this.state[SLOWED] = Math.round((factor - 1) * 256);
    // A unit does not count what code in flash takes longer.
    this.state[ENTERED] = this.state[SLOWED] ? 0 : CODE_SIZE;
  }

  // Runs until the clock is at `until` (nanoseconds), an alarm is due, or the processor sleeps. Moves the clock, but
  // leaves the alarms to the caller. Throws an Error where a chip would have a hard fault.
  run(until) {
    const { core, mcu, clock, state } = this;
    this.until = until;
    this.hertz = mcu.clkSys;
    this.tick = 1e9 / this.hertz;
    this.begin = clock.nanosCounter;
    this.numbers[CLOCK.BEGIN] = this.begin;
    this.numbers[CLOCK.TICK] = this.tick;
    state[15] = core.PC & ~1;
    this.#flagsIn();
    state[STOP] = this.#cyclesLeft();
    state[ATTEND] = core.interruptsUpdated || this.halted || core.waiting ? 1 : 0;
    const used = this.program.run();
    this.#flagsOut();
    core.cycles += used;
    clock.nanosCounter = this.begin + used * this.tick;
  }

  // The number of cycles until `until` or the next alarm, whichever comes first.
  #cyclesLeft() {
    const alarm = this.clock.nextAlarm;
    const at = alarm !== null && alarm.nanos < this.until ? alarm.nanos : this.until;
    return Math.min(MOST_CYCLES, Math.ceil((at - this.begin) / this.tick));
  }

  // What processor.ts works out the timer's value from.
  #timerSet({ baseNanos, baseValue, baseFreq, prescalerValue, enabled }) {
    this.numbers[CLOCK.SET_AT] = baseNanos;
    this.numbers[CLOCK.SET_TO] = baseValue;
    this.numbers[CLOCK.RATE] = enabled ? baseFreq / prescalerValue : 0;
  }

  // The flags as rp2040js has them, and as the program has them.
  #flagsIn() {
    const { core, state } = this;
    state[RESULT] = core.N ? -1 : core.Z ? 0 : 1;
    state[CARRY] = core.C ? 1 : 0;
    state[OVERFLOW] = core.V ? 1 : 0;
  }

  #flagsOut() {
    const { core, state } = this;
    core.N = state[RESULT] < 0;
    core.Z = state[RESULT] === 0;
    core.C = state[CARRY] === 1;
    core.V = state[OVERFLOW] === 1;
  }

  // An access to what is not memory. `n` is a register, or a list of them.
  #touch(access, n, address, pc, used) {
    const { core, mcu, clock, state } = this;
    clock.nanosCounter = this.begin + used * this.tick;
    if (access === STORE_MANY || access === PUSH || access === LOAD_MANY) {
      used += this.bus.touchMany(access, n, address >>> 0, pc);
    } else used += this.bus.touch(access, n, address >>> 0, pc);
    used += this.stalled;
    this.stalled = 0;
    state[ATTEND] = core.interruptsUpdated || this.halted ? 1 : 0;
    state[STOP] = mcu.clkSys === this.hertz ? this.#cyclesLeft() : used;
    return used;
  }

  // The way out of an exception, and instructions that concern the system.
  #special(what, value, pc, used) {
    const { core, clock, state } = this;
    this.#flagsOut();
    clock.nanosCounter = this.begin + used * this.tick;
    if (what === RETURN) {
      core.PC = pc;
      core.BXWritePC(value >>> 0);
    } else {
      core.PC = pc - 2;
      used += core.executeInstruction() - 1;
    }
    this.#flagsIn();
    state[15] = core.PC & ~1;
    return used;
  }

  // Lets an interrupt in that is due. Negative, as ~used, where the processor sleeps or is halted.
  #attend(pc, used) {
    const { core, state } = this;
    this.#flagsOut();
    core.PC = pc;
    if (this.halted || core.waiting) return ~used;
    while (core.interruptsUpdated && core.checkForInterrupts()) used += ENTRY_CYCLES;
    state[15] = core.PC & ~1;
    return used;
  }

  #hint(op) {
    const { core, state } = this;
    state[ATTEND] = 0;
    if (op === WFE && core.eventRegistered) core.eventRegistered = false;
    else if (op === WFE || (op === WFI && !(core.pendingInterrupts & core.enabledInterrupts))) {
      core.waiting = true;
      state[ATTEND] = 1;
    } else if (op === SEV) core.eventRegistered = true;
  }

  #mask(masked) {
    this.core.PM = masked;
    if (!masked) this.core.interruptsUpdated = true;
  }
}
