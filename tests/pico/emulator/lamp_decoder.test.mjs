// Synthetic waveforms on the lamps' pin: what is as it should be is seen, and each fault by its name.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { LampDecoder } from '../../../tools/pico/emulator/lamp_decoder.mjs';

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
function send(lampDecoder, bits, { at = START, high = (bit) => HIGH[bit], low = (bit) => LOW[bit] } = {}) {
  let nanos = at;
  let fell = at;
  bits.forEach((bit, place) => {
    lampDecoder.edge(nanos, 1);
    fell = nanos + high(bit, place);
    lampDecoder.edge(fell, 0);
    nanos = fell + low(bit, place);
  });
  return fell;
}

function watch(count = 2) {
  const frames = [];
  const lampDecoder = new LampDecoder({ count, onFrame: (nanos, rgb) => frames.push({ nanos, rgb: [...rgb] }) });
  const names = () => lampDecoder.faults.take().map((fault) => fault.name);
  return { lampDecoder, frames, names };
}

const TWO = bitsOf([[255, 1, 128], [0, 170, 85]]);

test('a frame is seen when it is latched, in red, green and blue', () => {
  const { lampDecoder, frames, names } = watch();
  const fell = send(lampDecoder, TWO);
  lampDecoder.settle(fell + LATCH - 1);
  assert.deepEqual(frames, []);
  lampDecoder.settle(fell + LATCH);
  assert.deepEqual(frames, [{ nanos: fell + LATCH, rgb: [255, 1, 128, 0, 170, 85] }]);
  assert.deepEqual([...lampDecoder.rgb], frames[0].rgb);
  assert.deepEqual(names(), []);
});

test('the next frame shows that the one before was latched', () => {
  const { lampDecoder, frames } = watch(1);
  const fell = send(lampDecoder, bitsOf([[1, 2, 3]]));
  lampDecoder.settle(send(lampDecoder, bitsOf([[4, 5, 6]]), { at: fell + 20e6 }) + LATCH);
  assert.deepEqual(frames.map((frame) => frame.rgb), [[1, 2, 3], [4, 5, 6]]);
  assert.equal(frames[0].nanos, fell + LATCH);
});

test('looking often or twice makes no second frame', () => {
  const { lampDecoder, frames } = watch(1);
  const fell = send(lampDecoder, bitsOf([[1, 2, 3]]));
  for (let after = 0; after < 3 * LATCH; after += 1000) lampDecoder.settle(fell + after);
  assert.equal(frames.length, 1);
});

test('everything within 150 ns of the middle is a bit', () => {
  for (const off of [-150, 150]) {
    const { lampDecoder, frames, names } = watch();
    const timing = { high: (bit) => HIGH[bit] + off, low: (bit) => LOW[bit] - off };
    lampDecoder.settle(send(lampDecoder, TWO, timing) + LATCH);
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
    const { lampDecoder, frames } = watch();
    const fell = send(lampDecoder, bits, timing);
    lampDecoder.settle(fell + LATCH);
    const faults = lampDecoder.faults.take();
    assert.deepEqual(faults.map((fault) => fault.name), [name]);
    assert.ok(faults[0].text.includes(words), faults[0].text);
    assert.ok(faults[0].nanos > START && faults[0].nanos <= fell + LATCH);
    assert.deepEqual(frames, []);
    assert.deepEqual([...lampDecoder.rgb], [0, 0, 0, 0, 0, 0]);
  });
}

test('after a fault the next good frame is shown', () => {
  const { lampDecoder, frames } = watch();
  const fell = send(lampDecoder, TWO.slice(0, 30));
  lampDecoder.settle(send(lampDecoder, TWO, { at: fell + 1e6 }) + LATCH);
  assert.equal(frames.length, 1);
});

test('a one that is sent like a zero is no fault of the wire, but it is dark', () => {
  const { lampDecoder, frames, names } = watch();
  lampDecoder.settle(send(lampDecoder, TWO, { high: () => 450, low: () => 800 }) + LATCH);
  assert.deepEqual(names(), []);
  assert.deepEqual(frames[0].rgb, [0, 0, 0, 0, 0, 0]);
});

test('a pin that stays high is a fault, reported once', () => {
  const { lampDecoder, names } = watch();
  lampDecoder.edge(START, 1);
  lampDecoder.settle(START + LATCH);
  lampDecoder.settle(START + 2 * LATCH);
  assert.deepEqual(names(), ['stuck']);
});

test('a reset in the middle of a frame forgets it and darkens the lamps', () => {
  const { lampDecoder, frames, names } = watch();
  const fell = send(lampDecoder, TWO);
  lampDecoder.settle(fell + LATCH);
  send(lampDecoder, TWO.slice(0, 20), { at: fell + 1e6 });
  lampDecoder.reset();
  assert.deepEqual([...lampDecoder.rgb], [0, 0, 0, 0, 0, 0]);
  lampDecoder.settle(send(lampDecoder, TWO, { at: fell + 20e6 }) + LATCH);
  assert.equal(frames.length, 2);
  assert.deepEqual(names(), []);
});

test('the same level again is no edge', () => {
  const { lampDecoder, frames } = watch(1);
  lampDecoder.edge(START - 100, 0);
  const bits = bitsOf([[9, 9, 9]]);
  const fell = send(lampDecoder, bits);
  lampDecoder.edge(fell + 100_000, 0);
  lampDecoder.settle(fell + LATCH);
  assert.equal(frames[0].nanos, fell + LATCH);
});

test('a flood of faults is counted, and reported up to a limit', () => {
  const { lampDecoder } = watch();
  let fell = START;
  for (let frame = 0; frame < 100; frame++) fell = send(lampDecoder, TWO.slice(1), { at: fell + 1e6 });
  lampDecoder.settle(fell + LATCH);
  assert.equal(lampDecoder.faults.counts.cut, 100);
  assert.equal(lampDecoder.faults.take().length, 20);
});
