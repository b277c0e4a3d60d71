// The processor against the one of rp2040js, instruction by instruction: the same registers, flags and memory after each.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';

// Where the emulator is laid out beside its packages: see tests/pico/emulator/test_decoders.py.
const home = process.env.EMULATOR;
const { Processor } = await import(pathToFileURL(`${home}/processor.mjs`));
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
  const mcu = new RP2040();
  const processor = new Processor(mcu);
  const { core } = mcu;
  for (const [operation, a, b, carry, result, C, V] of cases) {
    core.registers[0] = a;
    core.registers[1] = b;
    Object.assign(core, { PC: CODE, C: carry === 1, V: false });
    mcu.sramView.setUint16(0, 0x4000 | (operation << 6) | (1 << 3), true);
    processor.run(mcu.clock.nanos + 1);
    const name = `operation ${operation} of ${a} and ${b}`;
    assert.equal(core.registers[0] | 0, result, name);
    const flags = { N: result < 0, Z: result === 0, C: C === 1, V: V === 1 };
    assert.deepEqual({ N: core.N, Z: core.Z, C: core.C, V: core.V }, flags, `flags of ${name}`);
  }
});

test('each condition of a branch holds with the flags with which it does in rp2040js', () => {
  const [ours, theirs] = [new RP2040(), new RP2040()];
  const processor = new Processor(ours);
  for (let condition = 0; condition < 14; condition++) {
    for (let flags = 0; flags < 16; flags++) {
      if ((flags & 12) === 12) continue; // what is negative is not zero
      for (const { core, sramView } of [ours, theirs]) {
        Object.assign(core, { N: (flags & 8) > 0, Z: (flags & 4) > 0, C: (flags & 2) > 0, V: (flags & 1) > 0 });
        core.PC = CODE;
        sramView.setUint16(0, 0xd000 | (condition << 8) | 3, true);
      }
      theirs.core.executeInstruction();
      processor.run(ours.clock.nanos + 1);
      assert.equal(ours.core.PC, theirs.core.PC, `condition ${condition} with flags ${flags}`);
    }
  }
});

test('the divider, and the number of the core, are as rp2040js has them', () => {
  const [ours, theirs] = [new RP2040(), new RP2040()];
  const processor = new Processor(ours);
  const draw = random(11);
  const SIO = 0xd0000000;
  const [UNSIGNED, SIGNED] = [[0x60, 0x64], [0x68, 0x6c]];
  const READ = [0x74, 0x78, 0x70, 0x78, 0x60, 0x64, 0x00]; // the quotient changes the register behind 0x78
  for (let round = 0; round < 500; round++) {
    const [upper, lower] = draw(3) ? UNSIGNED : SIGNED;
    const numbers = [draw(2 ** 32), draw(4) ? draw(2 ** (1 + draw(31))) : draw(2)];
    const written = draw(2) ? [[upper, numbers[0]], [lower, numbers[1]]] : [[lower, numbers[1]], [upper, numbers[0]]];
    for (const [offset, value] of written) {
      theirs.sio.writeUint32(offset, value);
      ours.core.registers[0] = value;
      ours.core.registers[1] = SIO + offset;
      ours.core.PC = CODE;
      ours.sramView.setUint16(0, 0x6008, true); // STR r0, [r1]
      processor.run(ours.clock.nanos + 1);
    }
    for (const offset of READ) {
      ours.core.registers[1] = SIO + offset;
      ours.core.PC = CODE;
      ours.sramView.setUint16(0, 0x6808, true); // LDR r0, [r1]
      processor.run(ours.clock.nanos + 1);
      const name = `0x${offset.toString(16)} after ${numbers.join(' / ')}`;
      assert.equal(ours.core.registers[0], theirs.sio.readUint32(offset) >>> 0, name);
    }
  }
});

test("the system's timer says what it says in rp2040js, however it was set", () => {
  const mcu = new RP2040();
  const processor = new Processor(mcu);
  const { systickTimer } = mcu.ppb;
  const draw = random(13);
  const values = new Set();
  for (let round = 0; round < 300; round++) {
    if (round % 10 === 0) systickTimer.set(draw(2 ** 24));
    if (round % 50 === 0) systickTimer.enable = round % 100 > 0;
    if (round === 200) systickTimer.frequency = 48e6;
    mcu.clock.tick(draw(2 ** 30));
    mcu.core.registers[1] = 0xe000e018;
    mcu.core.PC = CODE;
    mcu.sramView.setUint16(0, 0x6808, true); // LDR r0, [r1]
    processor.run(mcu.clock.nanos + 1);
    assert.equal(mcu.core.registers[0], systickTimer.counter, `round ${round}`);
    values.add(systickTimer.counter);
  }
  assert.ok(values.size > 150);
});

test('code and data in flash and boot ROM are read', () => {
  const mcu = new RP2040();
  const processor = new Processor(mcu);
  const { core } = mcu;
  for (const [base, view] of [[0x10000000, mcu.flashView], [0, new DataView(mcu.bootrom.buffer, mcu.bootrom.byteOffset)]]) {
    view.setUint16(0x100, 0x4801, true); // LDR r0, the literal
    view.setUint16(0x102, 0x6811, true); // LDR r1, [r2]
    view.setUint32(0x108, 0x12345678, true);
    view.setUint32(0x200, 0x9abcdef0, true);
    core.registers[2] = base + 0x200;
    core.PC = base + 0x100;
    processor.run(mcu.clock.nanos + 1);
    processor.run(mcu.clock.nanos + 1);
    assert.deepEqual([...core.registers.subarray(0, 2)], [0x12345678, 0x9abcdef0]);
  }
});

test('a jump to where there is no memory is a hard fault', () => {
  const mcu = new RP2040();
  mcu.core.PC = 0x30000000;
  assert.throws(() => new Processor(mcu).run(100), /a hard fault: .* jumps to 0x30000000/);
});

// How often a loop of an addition and a branch goes round in a millisecond.
function rounds(at, slowed) {
  const mcu = new RP2040();
  const processor = new Processor(mcu);
  processor.flashSlowed = slowed;
  const [memory, base] = at === CODE ? [mcu.sramView, CODE] : [mcu.flashView, 0x10000000];
  memory.setUint16(at - base, 0x3001, true); // adds r0, #1
  memory.setUint16(at - base + 2, 0xe7fd, true); // b back
  mcu.core.PC = at;
  mcu.core.registers[0] = 0;
  processor.run(mcu.clock.nanosCounter + 1e6);
  return mcu.core.registers[0];
}

test('code in flash is slowed by the given factor, code in SRAM is not', () => {
  const usual = rounds(0x10000100, 1);
  assert.ok(usual > 40_000);
  for (const slowed of [1.5, 2, 3]) {
    assert.ok(Math.abs(rounds(0x10000100, slowed) / (usual / slowed) - 1) < 0.001);
    assert.equal(rounds(CODE, slowed), rounds(CODE, 1));
  }
});
