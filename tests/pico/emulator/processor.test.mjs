// The processor against the one of rp2040js, instruction by instruction: the same registers, flags and memory after each.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';

// Where the emulator is laid out beside its packages: see tests/pico/test_decoders.py.
const home = process.env.EMULATOR;
const { Processor } = await import(pathToFileURL(`${home}/processor.mjs`));
const { arithmetic } = await import(pathToFileURL(`${home}/thumb.mjs`));
const { RP2040 } = createRequire(`${home}/`)('rp2040js');

const CODE = 0x20000000;
const DATA = 0x20010000;

function random(seed) {
  let state = seed;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

// Instructions that concern neither the system nor what rp2040js has wrong: shifts by registers, and sums with carry.
function comparable(op) {
  if (op >>> 11 >= 0x1d || op >>> 8 === 0x47 || op >>> 8 >= 0xde) return false; // wide, BX, BLX, undefined, SVC
  if (op >>> 10 === 0x10) return ![2, 3, 4, 5, 6, 7].includes((op >>> 6) & 15);
  if (op >>> 10 === 0x11) return (op & 0x87) !== 0x87 && ((op >>> 3) & 15) < 8 && ((op & 7) | ((op >>> 4) & 8)) < 13;
  if (op >>> 12 === 0xb) return [0xb2, 0xb4, 0xba, 0xbc].includes(op >>> 8) && (op & 0xffc0) !== 0xba80;
  // rp2040js forgets to write back when the base is among what is stored.
  if (op >>> 11 === 0x18) return !(op & (1 << ((op >>> 8) & 7))) && (op & 255) !== 0;
  if (op >>> 11 === 0x19) return (op & 255) !== 0;
  return true;
}

function state(mcu) {
  const { core } = mcu;
  return {
    registers: [...core.registers],
    flags: [core.N, core.Z, core.C, core.V],
    data: Buffer.from(mcu.sram.subarray(DATA - CODE - 1024, DATA - CODE + 2048)).toString('base64'),
  };
}

test('each instruction does what it does in rp2040js', () => {
  const [ours, theirs] = [new RP2040(), new RP2040()];
  const processor = new Processor(ours);
  const draw = random(7);
  let done = 0;
  while (done < 20_000) {
    const op = draw(65536);
    if (!comparable(op)) continue;
    const memory = op >>> 12 >= 5 && op >>> 12 <= 12 && op >>> 12 !== 10;
    const registers = Array.from({ length: 13 }, () => (draw(4) ? draw(2 ** 32) : draw(3) - 1) >>> 0);
    if (memory && op >>> 12 !== 0xb) {
      // Addresses of words, near the data: a base, and a small offset in the other register.
      registers.fill(0, 0, 8);
      registers[(op >>> (op >>> 12 === 12 ? 8 : 3)) & 7] = DATA;
      if (op >>> 12 === 5 && ((op >>> 6) & 7) === ((op >>> 3) & 7)) continue;
      if ([7, 8].includes(op >>> 12)) {
        const width = op >>> 12 === 8 ? 2 : 1;
        if (((op >>> 6) & 31) % width) continue;
      }
    }
    const flags = [draw(2), draw(2), draw(2), draw(2)].map(Boolean);
    if (flags[0]) flags[1] = false; // what is negative is not zero
    const fill = draw(256);
    for (const mcu of [ours, theirs]) {
      const { core } = mcu;
      registers.forEach((value, n) => (core.registers[n] = value));
      core.SP = DATA + 512;
      core.LR = CODE + 1;
      core.PC = CODE + 64;
      [core.N, core.Z, core.C, core.V] = flags;
      mcu.sram.fill(fill, DATA - CODE - 1024, DATA - CODE + 2048);
      mcu.sramView.setUint16(64, op, true);
    }
    theirs.core.executeInstruction();
    processor.run(ours.clock.nanos + 1);
    assert.deepEqual(state(ours), state(theirs), `instruction 0x${op.toString(16)}`);
    done += 1;
  }
});

test('sums with carry and shifts by registers are as ARM has them', () => {
  const cases = [
    // operation, a, b, carry: result, carry, overflow
    [2, 1, 32, 0, 0, 1, 0],
    [2, 1, 33, 1, 0, 0, 0],
    [2, 5, 0, 1, 5, 1, 0],
    [3, -1, 32, 0, 0, 1, 0],
    [3, 5, 0, 1, 5, 1, 0],
    [4, -8, 40, 0, -1, 1, 0],
    [4, 6, 2, 0, 1, 1, 0],
    [5, 0x7fffffff, 0, 1, -0x80000000, 0, 1],
    [5, -1, 0, 1, 0, 1, 0],
    [6, 0, 0, 0, -1, 0, 0],
    [6, 5, 5, 1, 0, 1, 0],
    [6, -0x80000000, 0, 0, 0x7fffffff, 1, 1],
    [7, 1, 32, 0, 1, 0, 0],
    [7, 3, 1, 0, -0x7fffffff, 1, 0],
    [9, 0, -0x80000000, 0, -0x80000000, 0, 1],
    [9, 7, 0, 0, 0, 1, 0],
  ];
  for (const [operation, a, b, carry, result, C, V] of cases) {
    const flags = { C: carry, V: 0 };
    assert.equal(arithmetic(operation, a, b, flags) | 0, result, `operation ${operation} of ${a} and ${b}`);
    assert.deepEqual(flags, { C, V }, `flags of operation ${operation} of ${a} and ${b}`);
  }
});

test('a jump to where there is no memory is a hard fault', () => {
  const mcu = new RP2040();
  mcu.core.PC = 0x30000000;
  assert.throws(() => new Processor(mcu).run(100), /a hard fault: .* jumps to 0x30000000/);
});
