// Synthetic waveforms on the lamps' pin: what is as it should be is seen, and each fault by its name.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Eyes } from '../../../tools/pico/emulator/eyes.mjs';

const START = 1_000_000;
const HIGH = [400, 800];
const LOW = [850, 450];
const LATCH = 280_000;

// The bits of (red, green, blue) of each lamp as they go down the wire.
function bitsOf(colors) {
  const bytes = colors.flatMap(([red, green, blue]) => [green, red, blue]);
  return bytes.flatMap((byte) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1));
}

// Sends `bits`, each as long as `high` and `low` say for it; returns when the pin fell for the last time.
function send(eyes, bits, { at = START, high = (bit) => HIGH[bit], low = (bit) => LOW[bit] } = {}) {
  let nanos = at;
  let fell = at;
  bits.forEach((bit, place) => {
    eyes.edge(nanos, 1);
    fell = nanos + high(bit, place);
    eyes.edge(fell, 0);
    nanos = fell + low(bit, place);
  });
  return fell;
}

function watch(count = 2) {
  const frames = [];
  const eyes = new Eyes({ count, onFrame: (nanos, rgb) => frames.push({ nanos, rgb: [...rgb] }) });
  const names = () => eyes.faults.take().map((fault) => fault.name);
  return { eyes, frames, names };
}

const TWO = bitsOf([[255, 1, 128], [0, 170, 85]]);

test('a frame is seen when it is latched, in red, green and blue', () => {
  const { eyes, frames, names } = watch();
  const fell = send(eyes, TWO);
  eyes.settle(fell + LATCH - 1);
  assert.deepEqual(frames, []);
  eyes.settle(fell + LATCH);
  assert.deepEqual(frames, [{ nanos: fell + LATCH, rgb: [255, 1, 128, 0, 170, 85] }]);
  assert.deepEqual([...eyes.rgb], frames[0].rgb);
  assert.deepEqual(names(), []);
});

test('the next frame shows that the one before was latched', () => {
  const { eyes, frames } = watch(1);
  const fell = send(eyes, bitsOf([[1, 2, 3]]));
  eyes.settle(send(eyes, bitsOf([[4, 5, 6]]), { at: fell + 20e6 }) + LATCH);
  assert.deepEqual(frames.map((frame) => frame.rgb), [[1, 2, 3], [4, 5, 6]]);
  assert.equal(frames[0].nanos, fell + LATCH);
});

test('looking often or twice makes no second frame', () => {
  const { eyes, frames } = watch(1);
  const fell = send(eyes, bitsOf([[1, 2, 3]]));
  for (let after = 0; after < 3 * LATCH; after += 1000) eyes.settle(fell + after);
  assert.equal(frames.length, 1);
});

test('everything within 150 ns of the middle is a bit', () => {
  for (const off of [-150, 150]) {
    const { eyes, frames, names } = watch();
    const timing = { high: (bit) => HIGH[bit] + off, low: (bit) => LOW[bit] - off };
    eyes.settle(send(eyes, TWO, timing) + LATCH);
    assert.equal(frames.length, 1);
    assert.deepEqual(names(), []);
  }
});

// What is wrong with bit 30 (lamp 1, bit 6), or with the whole frame; the name of the fault; a part of its words.
const FAULTS = [
  ['pulse-short', { high: (bit, at) => (at === 30 ? 200 : HIGH[bit]) }, TWO, 'lamp 1, bit 6: high for 200 ns'],
  ['pulse-between', { high: (bit, at) => (at === 30 ? 600 : HIGH[bit]) }, TWO, 'lamp 1, bit 6: high for 600 ns'],
  ['pulse-long', { high: (bit, at) => (at === 30 ? 1000 : HIGH[bit]) }, TWO, 'lamp 1, bit 6: high for 1000 ns'],
  ['low-short', { low: (bit, at) => (at === 29 ? 200 : LOW[bit]) }, TWO, 'lamp 1, bit 6: 200 ns low'],
  ['gap', { low: (bit, at) => (at === 29 ? 5_000 : LOW[bit]) }, TWO, 'lamp 1, bit 6: 5000 ns low'],
  ['gap', { low: (bit, at) => (at === 29 ? 60_000 : LOW[bit]) }, TWO, '60000 ns low'],
  ['cut', {}, TWO.slice(0, -1), 'ends within lamp 1, bit 23'],
  ['lamps-missing', {}, TWO.slice(0, 24), 'colors for 1 lamps, not for 2'],
  ['lamps-beyond', {}, [...TWO, ...TWO], 'colors for 4 lamps, not for 2'],
];

for (const [name, timing, bits, words] of FAULTS) {
  test(`${name} is a fault, and the frame is not shown: ${words}`, () => {
    const { eyes, frames } = watch();
    const fell = send(eyes, bits, timing);
    eyes.settle(fell + LATCH);
    const faults = eyes.faults.take();
    assert.deepEqual(faults.map((fault) => fault.name), [name]);
    assert.ok(faults[0].text.includes(words), faults[0].text);
    assert.ok(faults[0].nanos > START && faults[0].nanos <= fell + LATCH);
    assert.deepEqual(frames, []);
    assert.deepEqual([...eyes.rgb], [0, 0, 0, 0, 0, 0]);
  });
}

test('after a fault the next good frame is shown', () => {
  const { eyes, frames } = watch();
  const fell = send(eyes, TWO.slice(0, 30));
  eyes.settle(send(eyes, TWO, { at: fell + 1e6 }) + LATCH);
  assert.equal(frames.length, 1);
});

test('a one that is sent like a zero is no fault of the wire, but it is dark', () => {
  const { eyes, frames, names } = watch();
  eyes.settle(send(eyes, TWO, { high: () => 450, low: () => 800 }) + LATCH);
  assert.deepEqual(names(), []);
  assert.deepEqual(frames[0].rgb, [0, 0, 0, 0, 0, 0]);
});

test('a pin that stays high is a fault, told once', () => {
  const { eyes, names } = watch();
  eyes.edge(START, 1);
  eyes.settle(START + LATCH);
  eyes.settle(START + 2 * LATCH);
  assert.deepEqual(names(), ['stuck']);
});

test('a reset in the middle of a frame forgets it and darkens the lamps', () => {
  const { eyes, frames, names } = watch();
  const fell = send(eyes, TWO);
  eyes.settle(fell + LATCH);
  send(eyes, TWO.slice(0, 20), { at: fell + 1e6 });
  eyes.reset();
  assert.deepEqual([...eyes.rgb], [0, 0, 0, 0, 0, 0]);
  eyes.settle(send(eyes, TWO, { at: fell + 20e6 }) + LATCH);
  assert.equal(frames.length, 2);
  assert.deepEqual(names(), []);
});

test('the same level again is no edge', () => {
  const { eyes, frames } = watch(1);
  eyes.edge(START - 100, 0);
  const bits = bitsOf([[9, 9, 9]]);
  const fell = send(eyes, bits);
  eyes.edge(fell + 100_000, 0);
  eyes.settle(fell + LATCH);
  assert.equal(frames[0].nanos, fell + LATCH);
});

test('a flood of faults is counted and told up to a limit', () => {
  const { eyes } = watch();
  let fell = START;
  for (let frame = 0; frame < 100; frame++) fell = send(eyes, TWO.slice(1), { at: fell + 1e6 });
  eyes.settle(fell + LATCH);
  assert.equal(eyes.faults.counts.cut, 100);
  assert.equal(eyes.faults.take().length, 20);
});
