// The flash chip: its commands, its times, and what it is left with when power goes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FlashChip, SECTOR, SIZE } from '../../../tools/pico/emulator/flash.mjs';

const MS = 1e6;

class Bench {
  constructor() {
    this.now = 0;
    this.chip = new FlashChip(() => this.now);
  }

  command(...bytes) {
    const answers = bytes.map((byte) => this.chip.exchange(byte));
    this.chip.deselect();
    return answers;
  }

  erase(sector) {
    this.command(0x06);
    this.command(0x20, (sector >> 4) & 255, (sector << 4) & 255, 0);
  }

  program(page, ...data) {
    this.command(0x06);
    this.command(0x02, page >> 8, page & 255, 0, ...data);
  }

  busy() {
    return (this.command(0x05, 0)[1] & 1) === 1;
  }
}

test('a sector is erased in 45 ms, a page programmed in 0.4 ms, and both only clear or set bits', () => {
  const bench = new Bench();
  bench.chip.bytes.fill(0x5a);
  bench.program(3, 0xf0, 0x0f);
  assert.ok(bench.busy());
  bench.now += 0.4 * MS;
  assert.ok(!bench.busy());
  assert.deepEqual([...bench.chip.bytes.subarray(768, 771)], [0x50, 0x0a, 0x5a]);
  bench.erase(1);
  bench.now += 44.9 * MS;
  assert.ok(bench.busy());
  bench.now += 0.1 * MS;
  assert.ok(!bench.busy());
  assert.equal(bench.chip.bytes[SECTOR - 1], 0x5a);
  assert.ok(bench.chip.bytes.subarray(SECTOR, 2 * SECTOR).every((byte) => byte === 0xff));
  assert.equal(bench.chip.bytes[2 * SECTOR], 0x5a);
});

test('nothing changes unless writing was enabled just before', () => {
  const bench = new Bench();
  bench.command(0x02, 0, 0, 0, 0);
  assert.ok(!bench.busy());
  bench.command(0x06);
  bench.command(0x04);
  bench.command(0x02, 0, 0, 0, 0);
  assert.ok(!bench.busy());
  bench.program(0, 0);
  bench.now += MS;
  bench.command(0x02, 0, 1, 0, 0);
  assert.ok(!bench.busy());
  assert.deepEqual([...bench.chip.bytes.subarray(0, 2)], [0, 0xff]);
});

test('while it works the chip takes no other command', () => {
  const bench = new Bench();
  bench.erase(0);
  bench.program(16, 0);
  bench.now += 50 * MS;
  assert.ok(!bench.busy());
  assert.equal(bench.chip.bytes[SECTOR], 0xff);
  assert.equal(bench.chip.log.length, 1);
});

test('data beyond the end of a page goes on at its beginning', () => {
  const bench = new Bench();
  bench.command(0x06);
  bench.command(0x02, 0, 0, 0xff, 1, 2);
  bench.now += MS;
  assert.ok(!bench.busy());
  assert.deepEqual([bench.chip.bytes[255], bench.chip.bytes[0], bench.chip.bytes[256]], [1, 2, 0xff]);
});

test('power that goes leaves the part of the bits that the time was enough for', () => {
  const shares = [0.1, 0.5, 0.9].map((progress) => {
    const bench = new Bench();
    bench.chip.bytes.fill(0);
    bench.erase(0);
    bench.now += 45 * MS * progress;
    bench.chip.cut();
    assert.ok(!bench.busy());
    assert.equal(bench.chip.bytes[SECTOR], 0);
    return bench.chip.bytes.subarray(0, SECTOR).filter((byte) => byte & 1).length / SECTOR;
  });
  assert.ok(Math.abs(shares[0] - 0.1) < 0.03 && Math.abs(shares[1] - 0.5) < 0.03 && Math.abs(shares[2] - 0.9) < 0.03);
});

test('it reads what it holds, and knows its name', () => {
  const bench = new Bench();
  bench.chip.bytes.set([1, 2, 3], 0x1234);
  assert.deepEqual(bench.command(0x03, 0, 0x12, 0x34, 0, 0, 0).slice(4), [1, 2, 3]);
  assert.deepEqual(bench.command(0x9f, 0, 0, 0).slice(1), [0xef, 0x40, 0x15]);
});

test('a slow chip takes longer for sectors, blocks and pages', () => {
  let nanos = 0;
  const chip = new FlashChip(() => nanos, new Uint8Array(SIZE), { eraseMs: 400, pageMs: 3 });
  const begin = (...bytes) => {
    for (const command of [[0x06], bytes]) {
      for (const byte of command) chip.exchange(byte);
      chip.deselect();
    }
    const began = nanos;
    while (chip.busy) nanos += 1e5;
    return (nanos - began) / 1e6;
  };
  assert.ok(Math.abs(begin(0x20, 0, 0, 0) - 400) < 0.2);
  assert.ok(Math.abs(begin(0xd8, 0, 0, 0) - (150 * 400) / 45) < 0.2);
  assert.ok(Math.abs(begin(0x02, 0, 0, 0, 0x55) - 3) < 0.2);
  assert.ok(Math.abs(chip.restedAt - nanos) < 0.2e6);
});
