// Code in flash and SRAM that runs often, translated to WebAssembly: some times as fast as processor.ts interprets it.
// Here is when code becomes a unit, and as long as which a unit is good; unit.mjs translates one.

import {
  CODE_SIZE, ENTRIES_AT, FIRST_UNIT, FLASH_AT, NEVER, PAGES, SRAM_AT, SRAM_CODE_SIZE, SRAM_ENTRIES_AT, STATE,
} from './layout.mjs';
import { SINGLES, unit } from './unit.mjs';
import {
  LOOP, IF, ELSE, END, BR_IF, RETURN, CALL_INDIRECT, GET, SET, TEE, CONST, VOID, LT_S, LT_U, GE_S, GE_U, ADD, SUB, LOAD,
  ALIGNED, I32, unsigned, signed, sized, section, vector, name, instance,
} from './wasm.mjs';

const FLASH = 0x10000000;
const SRAM = 0x20000000;
const BATCH = 24; // units in a module

// A unit gets the cycles used so far and those after which it has to stop, and returns the former.
const SIGNATURE = [0x60, 2, I32, I32, 1, I32];
const IMPORTED_TABLE = [...name('env'), ...name('table'), 1, 0x70, 0, 0];
const IMPORTED_MEMORY = [...name('env'), ...name('memory'), 2, 1, ...unsigned(PAGES), ...unsigned(PAGES)];

// Runs a unit by its number, and the one where that ends, and so on to where none begins or the interpreter has to go on.
// AssemblyScript takes a table that it does not fill for one that stays empty, so this is written by hand.
const [NUMBER, USED, LIMIT, AT] = [0, 1, 2, 3];
const PC = [CONST, 0, LOAD[32], 2, ...unsigned(4 * 15)];
const ENTERED = [CONST, 0, LOAD[32], 2, ...unsigned(4 * STATE.ENTERED)];
const LEAVE = [GET, USED, RETURN];
const CHAIN = [
  LOOP, VOID,
  GET, USED, GET, LIMIT, GET, NUMBER, CALL_INDIRECT, 0, 0, TEE, USED, CONST, 0, LT_S, IF, VOID, ...LEAVE, END,
  ...PC, CONST, ...signed(FLASH), SUB, TEE, AT, ...ENTERED, LT_U, IF, VOID,
  GET, AT, CONST, ...signed(ENTRIES_AT), ADD, SET, AT,
  ELSE,
  ...PC, CONST, ...signed(SRAM), SUB, TEE, AT, CONST, ...signed(SRAM_CODE_SIZE), GE_U, IF, VOID, ...LEAVE, END,
  GET, AT, CONST, ...signed(SRAM_ENTRIES_AT), ADD, SET, AT,
  END,
  GET, AT, LOAD[16], ALIGNED[16], 0, CONST, ...signed(FIRST_UNIT), SUB, TEE, NUMBER, CONST, 0, GE_S, BR_IF, 0,
  END,
  GET, USED, END,
];
const RUN = [
  section(1, vector([SIGNATURE, [0x60, 3, I32, I32, I32, 1, I32]])),
  section(2, vector([IMPORTED_MEMORY, IMPORTED_TABLE])),
  section(3, [1, 1]),
  section(7, vector([[...name('run'), 0, 0]])),
  section(10, vector([sized([1, 1, I32, ...CHAIN])])),
];

// Units for the code in a memory. Units for flash are kept as long as the flash holds the same. Code in SRAM is loaded at
// each start of the chip, with data beside it: the translator is notified of writes there, and uses an earlier unit again
// when the same code is back.
export class Translator {
  // `memory` has `shared`, `flash`, `entries` and `sramEntries`. What processor.ts calls is in `units`.
  constructor(memory) {
    this.memory = memory;
    this.table = new WebAssembly.Table({ initial: 0, element: 'anyfunc' });
    this.units = instance(RUN, { memory: memory.shared, table: this.table });
    this.state = new Uint32Array(memory.shared.buffer, 0, 32);
    this.view = new DataView(memory.shared.buffer);
    this.due = [];
    this.flash = null; // what the flash held when the first unit was made
    this.inSram = new Map(); // units for code in SRAM: their number and the halfwords that they were made from
    this.covered = new Uint8Array(SRAM_CODE_SIZE / 2); // the halfwords there that units in use were made from
  }

  // Code that has run often, from `pc` on.
  often(pc) {
    const known = this.inSram.get(pc);
    if (known && known.source.every(([at, half]) => this.half(at) === half)) this.#use(pc, known);
    else if (this.due.push(pc) === BATCH) this.translate();
  }

  // The chip starts: forgets the units for the flash unless they are those of what it holds, and puts those for the SRAM
  // aside.
  check() {
    const { flash, memory } = this;
    this.#putAside();
    if (!flash || Buffer.compare(flash, memory.flash.subarray(0, CODE_SIZE)) !== 0) {
      memory.entries.fill(0);
      this.flash = null;
    }
    for (const pc of this.due.splice(0)) this.#enter(pc, 0);
  }

  // Something was written in SRAM: where it was code, its units are no longer good.
  written(address) {
    const at = (address - SRAM) >>> 1;
    if (this.covered[at] || this.covered[at | 1]) this.#putAside();
  }

  // What lies at an address of code.
  half(address) {
    return this.view.getUint16(place(address), true);
  }

  word(address) {
    return this.view.getInt32(place(address), true);
  }

  // Makes units of the code that is due.
  translate() {
    const { memory, table } = this;
    this.flash ??= Buffer.from(memory.flash.subarray(0, CODE_SIZE));
    const made = this.due.splice(0).map((pc) => ({ pc, ...unit(pc, this) }));
    for (const { pc } of made.filter(({ body }) => !body)) this.#enter(pc, NEVER);
    const units = made.filter(({ body }) => body);
    const first = table.grow(units.length);
    const functions = SINGLES.map(([called, type]) => [...name('env'), ...name(called), 0, type]);
    const numbers = vector(units.map((_, at) => unsigned(SINGLES.length + at)));
    const sections = [
      section(1, vector([SIGNATURE, [0x60, 1, I32, 1, I32]])),
      section(2, vector([IMPORTED_MEMORY, IMPORTED_TABLE, ...functions])),
      section(3, vector(units.map(() => [0]))),
      section(9, vector([[0, CONST, ...signed(first), END, ...numbers]])),
      section(10, vector(units.map(({ body }) => sized(body)))),
    ];
    instance(sections, { memory: memory.shared, table, ...this.processor });
    units.forEach(({ pc, read }, at) => {
      const source = [...read].map((address) => [address, this.half(address)]);
      if (pc >>> 0 >= SRAM) this.inSram.set(pc, { number: FIRST_UNIT + first + at, source });
      this.#use(pc, { number: FIRST_UNIT + first + at, source });
    });
  }

  #use(pc, { number, source }) {
    this.#enter(pc, number);
    if (pc >>> 0 < SRAM) return;
    for (const [address] of source) {
      this.covered[(address - SRAM) >>> 1] = 1;
      this.state[STATE.GUARDED] = Math.max(this.state[STATE.GUARDED], ((address - SRAM) | 3) + 1);
    }
  }

  #putAside() {
    this.memory.sramEntries.fill(0);
    this.covered.fill(0);
    this.state[STATE.GUARDED] = 0;
  }

  #enter(pc, entry) {
    if (pc >>> 0 >= SRAM) this.memory.sramEntries[(pc - SRAM) >>> 1] = entry;
    else this.memory.entries[(pc - FLASH) >>> 1] = entry;
  }
}

// Where code lies in the shared memory.
function place(address) {
  return address >>> 0 >= SRAM ? address - SRAM + SRAM_AT : address - FLASH + FLASH_AT;
}
