// Translated code against interpreted code: random programs in flash and SRAM, stopped at random instants. The same registers,
// flags, memory and cycles each time.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';

// Where the emulator is laid out beside its packages: see tests/pico/emulator/test_decoders.py.
const home = process.env.EMULATOR;
const { Memory, Processor } = await import(pathToFileURL(`${home}/processor.mjs`));
const { FIRST_UNIT, NEVER, SRAM_CODE_SIZE } = await import(pathToFileURL(`${home}/layout.mjs`));
const { numbers } = await import(pathToFileURL(`${home}/button_driver.mjs`));
const { RP2040 } = createRequire(`${home}/`)('rp2040js');

const FLASH = 0x10000000;
const CODE = 0x400; // of the flash or the SRAM
const SUBROUTINES = 0x800;
const SRAM = 0x20000000;
const DATA = 0x10000; // of the SRAM
const PROGRAMS = 25;
const LENGTH = 60; // instructions
const STOPS = 40;

// A chip with a memory of its own.
function chip() {
  const memory = new Memory();
  const mcu = new RP2040();
  mcu.logger = { debug() {}, info() {}, warn() {}, error() {} };
  return { memory, mcu, processor: new Processor(mcu, memory) };
}

// Instructions on r0 to r5. r6 points to data, r7 is a small offset, and neither is written.
function program(draw) {
  const low = () => draw(6);
  const any = () => draw(8);
  const kinds = [
    () => [(draw(3) << 11) | (draw(32) << 6) | (any() << 3) | low()], // shifts
    () => [0x1800 | (draw(4) << 9) | (any() << 6) | (any() << 3) | low()], // ADDS, SUBS
    () => [0x2000 | (draw(4) << 11) | (low() << 8) | draw(256)], // MOVS, CMP, ADDS, SUBS
    () => [0x4000 | (draw(16) << 6) | ((draw(2) ? 7 : any()) << 3) | low()],
    () => [0x4634, 0x3400 | draw(8), 0x46a5, 0x466c, 0x46b5], // the stack pointer is even, however it is set
    () => [0x4400 | (draw(3) << 8) | (draw(16) << 3) | low()], // high registers: ADD, CMP, MOV
    () => [0x4600 | (draw(2) << 7) | (any() << 3) | draw(5)], // MOV, to r8 to r12, too
    () => [0x4800 | (low() << 8) | draw(16)], // LDR literal
    () => [0x5000 | (draw(8) << 9) | (7 << 6) | (6 << 3) | low()],
    () => [0x6000 | (draw(4) << 11) | (draw(32) << 6) | (6 << 3) | low()], // words and bytes
    () => [0x8000 | (draw(2) << 11) | (draw(32) << 6) | (6 << 3) | low()], // halfwords
    () => [0x9000 | (draw(2) << 11) | (low() << 8) | draw(20)], // on the stack
    () => [0xa000 | (draw(2) << 11) | (low() << 8) | draw(256)], // ADR, ADD register, SP
    () => [0xb200 | (draw(4) << 6) | (any() << 3) | low()], // extended
    () => [0xba00 | ([0, 1, 3][draw(3)] << 6) | (any() << 3) | low()], // reversed
    () => [0xb410 | draw(16), 0xbc10 | draw(16), 0xb000 | 0], // PUSH and POP
    () => [0x4635, 0xc500 | (1 + draw(31)), 0x4635, 0xcd00 | (1 + draw(63))], // STMIA, LDMIA by way of r5
    () => [0xf000, 0xf800 | (SUBROUTINES >> 1)], // BL, whose offset is put right below
    () => [0x4b00, 0x6018, 0x6859, 0x691a, 0x695c], // the divider, by way of r3: the literal is put right below
    () => [0xd000 | (draw(14) << 8)], // a branch; where to is put right below
    () => [0xb672, 0xb662], // no interrupts, and again
  ];
  const code = [];
  const pieces = []; // where a branch may go
  while (code.length < LENGTH) {
    pieces.push(code.length);
    code.push(...kinds[draw(kinds.length)]());
  }
  return { code, pieces };
}

function lay({ code, pieces }, memory, draw) {
  const end = CODE + 2 * code.length;
  const literal = SUBROUTINES - 16; // SIO's divider
  for (let at = 0; at < code.length; at++) {
    const place = CODE + 2 * at;
    let op = code[at];
    if (op >>> 12 === 0xd) op |= (pieces[draw(pieces.length)] - at - 2) & 255;
    if (op === 0xf000 && code[at + 1] >>> 11 === 31) {
      const offset = SUBROUTINES + 8 * draw(3) - place - 4;
      op |= (offset >> 12) & 0x3ff;
      code[at + 1] = 0xf800 | ((offset >> 1) & 0x7ff);
    }
    if (op === 0x4b00 && code[at + 1] === 0x6018) op |= (literal - ((place + 4) & ~3)) >> 2;
    memory.setUint16(place, op, true);
  }
  // The stack pointer as it was, and all over again.
  const restore = [0x46b5, 0xe000 | (((CODE - (end + 2) - 4) >> 1) & 0x7ff)];
  restore.forEach((op, at) => memory.setUint16(end + 2 * at, op, true));
  memory.setUint32(literal, 0xd0000060, true);
  const subroutines = [[0x3001, 0x4770], [0xb530, 0x1949, 0xbd30], [0xb500, 0x4670, 0xb001, 0x4700]];
  subroutines.forEach((ops, at) => ops.forEach((op, n) => memory.setUint16(SUBROUTINES + 8 * at + 2 * n, op, true)));
}

function state({ mcu, processor }) {
  const { core, sram } = mcu;
  return {
    registers: [...core.registers],
    pc: processor.state[15],
    flags: [core.N, core.Z, core.C, core.V],
    divider: [...processor.state.subarray(21, 26)],
    data: Buffer.from(sram.subarray(DATA - 1024, DATA + 1024)).toString('base64'),
    cycles: core.cycles,
    nanos: mcu.clock.nanos,
  };
}

test('random programs do the same, translated and interpreted', () => {
  let translated = 0;
  for (let seed = 1; seed <= PROGRAMS; seed++) {
    const random = numbers(seed);
    const draw = (limit) => Math.floor(random() * limit);
    const [ours, theirs] = [chip(), chip()];
    const { code, pieces } = program(draw);
    const codeSeed = draw(1000);
    const [base, memory] = seed % 2 ? [FLASH, 'flashView'] : [SRAM, 'sramView'];
    const registers = Array.from({ length: 13 }, () => draw(2 ** 32));
    for (const one of [ours, theirs]) {
      const { core } = one.mcu;
      const again = numbers(codeSeed);
      for (let at = DATA - 256; at < DATA + 256; at++) one.mcu.sram[at] = 256 * again();
      lay({ code: [...code], pieces }, one.mcu[memory], (limit) => Math.floor(again() * limit));
      registers.forEach((value, n) => (core.registers[n] = value));
      core.registers[6] = SRAM + DATA;
      core.registers[7] = 4 * (seed % 3);
      core.SP = SRAM + DATA;
      core.PC = base + CODE;
    }
    theirs.memory.translator.often = () => {};
    const { translator } = ours.memory;
    const units = (of) => [...of.entries, ...of.sramEntries].filter((entry) => entry >= FIRST_UNIT).length;
    for (let at = 0; at < code.length; at++) translator.often(base + CODE + 2 * at);
    for (const at of [0, 8, 16]) translator.often(base + SUBROUTINES + at);
    translator.translate();
    translated += units(ours.memory);
    for (let stop = 0; stop < STOPS; stop++) {
      const until = ours.mcu.clock.nanos + 8 * (1 + draw(400));
      for (const { processor } of [ours, theirs]) processor.run(until);
      assert.deepEqual(state(ours), state(theirs), `program ${seed}, stop ${stop}`);
    }
    assert.equal(units(theirs.memory), 0);
  }
  assert.ok(translated > 40 * PROGRAMS, `${translated} units`);
});

test('units are forgotten when the flash holds another program, and only then', () => {
  const { memory } = chip();
  memory.flash.set([0x01, 0x30, 0xfd, 0xe7], CODE); // ADDS r0, #1, and again
  memory.translator.often(FLASH + CODE);
  memory.translator.translate();
  assert.ok(memory.entries[CODE / 2] >= FIRST_UNIT);
  memory.translator.check();
  assert.ok(memory.entries[CODE / 2] >= FIRST_UNIT);
  memory.flash[CODE] = 2; // ADDS r0, #2
  memory.translator.check();
  assert.equal(memory.entries[CODE / 2], 0);
});

test('code that runs often is translated by itself', () => {
  const { memory, mcu, processor } = chip();
  // 40 pieces, each adding one and branching on to the next, the last to the first.
  const pieces = 40;
  for (let at = 0; at < pieces; at++) {
    const next = at === pieces - 1 ? -4 * pieces : 0;
    mcu.flashView.setUint16(CODE + 4 * at, 0x3001, true);
    mcu.flashView.setUint16(CODE + 4 * at + 2, 0xe000 | ((next - 2 + 1) >> 1 & 0x7ff), true);
  }
  mcu.core.PC = FLASH + CODE;
  processor.run(8 * 100_000);
  assert.ok(memory.entries.some((entry) => entry >= FIRST_UNIT));
  assert.equal(mcu.core.registers[0], Math.ceil(mcu.core.cycles / 3));
});

test("a loop that waits for the system's timer does the same, translated and interpreted", () => {
  for (const base of [FLASH, SRAM]) {
    const [ours, theirs] = [chip(), chip()];
    for (const { mcu } of [ours, theirs]) {
      // LDR r0, [r1]; ADDS r2, r2, r0; and again.
      [0x6808, 0x1812, 0xe7fc].forEach((op, at) => mcu[base === SRAM ? 'sramView' : 'flashView'].setUint16(CODE + 2 * at, op, true));
      mcu.core.registers[1] = 0xe000e018;
      mcu.core.PC = base + CODE;
    }
    theirs.memory.translator.often = () => {};
    ours.memory.translator.often(base + CODE);
    ours.memory.translator.translate();
    for (let stop = 1; stop < 200; stop++) {
      for (const { processor } of [ours, theirs]) processor.run(8 * 31 * stop);
      assert.deepEqual(state(ours), state(theirs), `stop ${stop}`);
    }
  }
});

test('slowed flash is not run as units, wherever it is reached from', () => {
  const [ours, theirs] = [chip(), chip()];
  for (const { mcu, processor } of [ours, theirs]) {
    // In SRAM ADDS r0, #1; BX r1, in flash ADDS r2, #1; BX r3: each goes to the other.
    [0x3001, 0x4708].forEach((op, at) => mcu.sramView.setUint16(CODE + 2 * at, op, true));
    [0x3201, 0x4718].forEach((op, at) => mcu.flashView.setUint16(CODE + 2 * at, op, true));
    [0, FLASH + CODE + 1, 0, SRAM + CODE + 1].forEach((value, n) => (mcu.core.registers[n] = value));
    mcu.core.PC = SRAM + CODE;
    processor.flashSlowed = 2;
  }
  theirs.memory.translator.often = () => {};
  for (const base of [SRAM, FLASH]) ours.memory.translator.often(base + CODE);
  ours.memory.translator.translate();
  for (const { processor } of [ours, theirs]) processor.run(1e6);
  const rounds = theirs.mcu.core.registers[2];
  assert.ok(rounds > 10_000);
  assert.ok(Math.abs(ours.mcu.core.registers[2] - rounds) <= 1, `${ours.mcu.core.registers[2]}, not ${rounds}`);
});

test('a program in SRAM that changes itself does the same, translated and interpreted', () => {
  const [ours, theirs] = [chip(), chip()];
  for (const { mcu } of [ours, theirs]) {
    // ADDS r0, #1 or #2; STRH r1 over that; EORS r1, r3; and again.
    [0x3001, 0x8011, 0x4059, 0xe7fb].forEach((op, at) => mcu.sramView.setUint16(CODE + 2 * at, op, true));
    [0, 0x3002, SRAM + CODE, 3].forEach((value, n) => (mcu.core.registers[n] = value));
    mcu.core.PC = SRAM + CODE;
  }
  theirs.memory.translator.often = () => {};
  for (let stop = 1; stop < 200; stop++) {
    if (stop % 20 === 0) {
      ours.memory.translator.often(SRAM + CODE);
      ours.memory.translator.translate();
    }
    for (const { processor } of [ours, theirs]) processor.run(8 * 31 * stop);
    assert.deepEqual(state(ours), state(theirs), `stop ${stop}`);
  }
  assert.ok(ours.mcu.core.registers[0] > 1000);
});

test('code that comes back to SRAM with the next start has its unit again', () => {
  const { memory } = chip();
  const { translator, sramEntries, sram } = memory;
  const code = [0x01, 0x30, 0xfd, 0xe7]; // ADDS r0, #1, and again
  sram.set(code, CODE);
  translator.often(SRAM + CODE);
  translator.translate();
  const number = sramEntries[CODE / 2];
  assert.ok(number >= FIRST_UNIT);
  translator.check();
  assert.equal(sramEntries[CODE / 2], 0);
  translator.often(SRAM + CODE);
  assert.equal(sramEntries[CODE / 2], number);
  translator.check();
  sram[CODE] = 2;
  translator.often(SRAM + CODE);
  assert.equal(sramEntries[CODE / 2], 0);
});

test('code that lies where none is translated is interpreted', () => {
  const { memory, mcu, processor } = chip();
  const last = SRAM_CODE_SIZE - 4;
  [0x3001, 0xe7fd].forEach((op, at) => mcu.sramView.setUint16(last + 2 * at, op, true)); // ADDS r0, #1, and again
  memory.translator.often(SRAM + last);
  memory.translator.translate();
  assert.equal(memory.sramEntries[last / 2], NEVER);
  mcu.core.PC = SRAM + last;
  processor.run(8 * 1000);
  assert.equal(mcu.core.registers[0], Math.ceil(mcu.core.cycles / 3));
});
