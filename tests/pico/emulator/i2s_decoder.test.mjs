// Synthetic I2S: every sample comes out as it went in, and each fault has its name.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { I2sDecoder } from '../../../tools/pico/emulator/i2s_decoder.mjs';

const RATE = 16_000;
const PERIOD = 1e9 / (RATE * 32); // of the bit clock

// An amplifier's three pins, driven as the Pico does it: word select and data change where the bit clock falls.
class Pins {
  constructor(i2sDecoder) {
    this.i2sDecoder = i2sDecoder;
    this.nanos = 1000;
    this.last = 0; // the last bit of the word before: it comes when word select has changed already
  }

  // One bit clock; `late` is how long after the fall data changes.
  bit(select, bit, { late = 0, period = PERIOD } = {}) {
    this.i2sDecoder.bitClock(this.nanos, 0);
    this.i2sDecoder.wordSelect(this.nanos, select);
    this.i2sDecoder.data(this.nanos + late, bit);
    this.rise = this.nanos + period / 2;
    this.i2sDecoder.bitClock(this.rise, 1);
    this.nanos += period;
  }

  word(select, value, options = {}) {
    const bits = options.bits ?? 16;
    this.bit(select, this.last, options);
    for (let place = bits - 1; place > 0; place--) this.bit(select, (value >> place) & 1, options);
    this.last = value & 1;
  }

  frame(left, right = left, options = {}) {
    this.word(0, left, options);
    this.word(1, right, options);
  }

  // The last bit of the last word is under the next change of word select.
  end() {
    this.bit(0, this.last);
  }
}

function listen(options = {}) {
  const i2sDecoder = new I2sDecoder({ rate: RATE, ...options });
  const pins = new Pins(i2sDecoder);
  pins.frame(0); // finds the beginning of a word
  return { i2sDecoder, pins, names: () => i2sDecoder.faults.take().map((fault) => fault.name) };
}

const heard = (i2sDecoder) => [...i2sDecoder.take().samples];

test('every sample comes out as it went in', () => {
  const { i2sDecoder, pins, names } = listen();
  const sent = [1, -1, 32767, -32768, 0x1234, -0x1234, 0];
  sent.forEach((sample) => pins.frame(sample));
  pins.end();
  assert.deepEqual(heard(i2sDecoder).slice(-sent.length), sent);
  assert.deepEqual(names(), []);
});

test('a sample has come when the last bit of its right word has', () => {
  const { i2sDecoder, pins } = listen();
  pins.frame(4);
  pins.frame(5);
  pins.end();
  const { samples, times } = i2sDecoder.take();
  assert.deepEqual([...samples.slice(-2)], [4, 5]);
  assert.equal(times.at(-1), pins.rise);
  assert.ok(Math.abs(times.at(-1) - times.at(-2) - 1e9 / RATE) < 1);
});

test('samples are returned only once', () => {
  const { i2sDecoder, pins } = listen();
  pins.frame(5);
  pins.end();
  heard(i2sDecoder);
  assert.deepEqual(heard(i2sDecoder), []);
});

test('three seconds fit, and come in time', () => {
  const { i2sDecoder, pins, names } = listen();
  for (let at = 0; at < 3 * RATE; at++) pins.frame((at * 7919) << 16 >> 16);
  pins.end();
  const { samples, times } = i2sDecoder.take();
  const first = samples.length - 3 * RATE;
  for (let at = 0; at < 3 * RATE; at++) assert.equal(samples[first + at], (at * 7919) << 16 >> 16);
  assert.ok(Math.abs((times.at(-1) - times[first]) / 3e9 - 1) < 0.001);
  assert.deepEqual(names(), []);
});

test('two channels that differ are a fault in mono, reported where they part', () => {
  const { i2sDecoder, pins } = listen();
  for (let at = 0; at < 5; at++) pins.frame(12, 13);
  pins.frame(1);
  pins.frame(2, 3);
  pins.end();
  const faults = i2sDecoder.faults.take();
  assert.deepEqual(faults.map((fault) => fault.text), [
    'left is 12 and right 13, in mono',
    'left is 2 and right 3, in mono',
  ]);
  assert.equal(faults[0].name, 'channels-differ');
});

test('in stereo they may differ', () => {
  const { i2sDecoder, pins, names } = listen({ mono: false });
  pins.frame(12, 13);
  pins.end();
  assert.equal(heard(i2sDecoder).at(-1), 12);
  assert.deepEqual(names(), []);
});

for (const bits of [15, 17, 32]) {
  test(`a word of ${bits} bits is a fault and no sample`, () => {
    const { i2sDecoder, pins } = listen();
    pins.end();
    heard(i2sDecoder);
    pins.last = 0;
    for (let bit = 0; bit < bits - 1; bit++) pins.bit(0, 0);
    pins.word(1, 7);
    pins.end();
    const [fault] = i2sDecoder.faults.take();
    assert.equal(fault.name, 'word-length');
    assert.equal(fault.text, `the left word has ${bits} bits, not 16`);
    assert.deepEqual(heard(i2sDecoder), []);
  });
}

test('word select that changes with the highest bit, not before it, shifts every sample', () => {
  const { i2sDecoder } = listen();
  const pins = new Pins(i2sDecoder);
  pins.nanos = 1e6;
  i2sDecoder.reset();
  for (let frame = 0; frame < 4; frame++) {
    for (const select of [0, 1]) {
      for (let place = 15; place >= 0; place--) pins.bit(select, (0x0102 >> place) & 1);
    }
  }
  assert.equal(heard(i2sDecoder).at(-1), 0x0204);
});

test('a bit clock that stands still is a fault when it goes on', () => {
  const { i2sDecoder, pins } = listen();
  pins.frame(1);
  pins.nanos += 5 * PERIOD;
  pins.frame(1);
  const [fault, ...more] = i2sDecoder.faults.take();
  assert.equal(fault.name, 'stall');
  assert.match(fault.text, /^no bit clock for 1\d{4} ns, where one comes every 1953 ns$/);
  assert.deepEqual(more, []);
});

test('a bit clock that never goes on is a fault as well, reported once', () => {
  const { i2sDecoder, pins, names } = listen();
  pins.frame(1);
  i2sDecoder.settle(pins.rise + PERIOD);
  assert.deepEqual(names(), []);
  i2sDecoder.settle(pins.rise + 10 * PERIOD);
  i2sDecoder.settle(pins.rise + 20 * PERIOD);
  pins.nanos += 30 * PERIOD;
  pins.frame(1);
  assert.deepEqual(names(), ['stall']);
});

// Silence, then clocks that stand still for a while, with a reason that ended `after` they stopped.
function standBy({ after, lasting = 45e6, sample = 0 }) {
  let reason = 0;
  const { i2sDecoder, pins, names } = listen({ excused: () => reason });
  for (let frame = 0; frame < 100; frame++) pins.frame(0);
  pins.frame(sample);
  pins.frame(0); // a sample is known when the next one begins
  const stood = pins.rise;
  i2sDecoder.settle(stood + 10e6); // nobody knows yet
  reason = stood + after;
  pins.nanos += lasting;
  for (let frame = 0; frame < 100; frame++) pins.frame(0);
  return names();
}

test('in silence the clocks may stand still for a reason', () => {
  assert.deepEqual(standBy({ after: 40e6 }), []);
});

test('clocks that stand still for no reason, or for longer, or in a sound are a fault', () => {
  assert.deepEqual(standBy({ after: -1e6 }), ['stall']);
  assert.deepEqual(standBy({ after: 10e6 }), ['stall']);
  assert.deepEqual(standBy({ after: 40e6, sample: 5 }), ['stall']);
});

test('clocks that never go on are a fault even after a reason', () => {
  let reason = 0;
  const { i2sDecoder, pins, names } = listen({ excused: () => reason });
  for (let frame = 0; frame < 100; frame++) pins.frame(0);
  i2sDecoder.settle(pins.rise + 15e6);
  reason = pins.rise + 18e6;
  i2sDecoder.settle(pins.rise + 30e6);
  assert.deepEqual(names(), []);
  i2sDecoder.settle(pins.rise + 40e6);
  assert.deepEqual(names(), ['stall']);
});

test('word select that stands still while the bit clock runs is a fault, reported once', () => {
  const { pins, names } = listen();
  for (let bit = 0; bit < 200; bit++) pins.bit(0, 0);
  assert.deepEqual(names(), ['select-stall']);
});

test('a clock that has not begun yet does not stall', () => {
  const i2sDecoder = new I2sDecoder({ rate: RATE });
  i2sDecoder.settle(10e9);
  assert.deepEqual(i2sDecoder.faults.take(), []);
});

test('data that changes just before the bit clock rises is a fault', () => {
  const { i2sDecoder, pins, names } = listen();
  pins.word(0, 0x5555, { late: PERIOD / 2 - 5 });
  assert.equal(new Set(names()).has('setup'), true);
  assert.ok(i2sDecoder.faults.counts.setup > 10);
});

test('data that changes just after the bit clock rose is a fault', () => {
  const { i2sDecoder, pins, names } = listen();
  pins.bit(0, 0);
  i2sDecoder.data(pins.rise + 5, 1);
  assert.deepEqual(names(), ['hold']);
});

test('a rate that is off by more than 2 % is a fault', () => {
  const { i2sDecoder, pins } = listen();
  for (let at = 0; at < 1500; at++) pins.frame(0, 0, { period: PERIOD * 1.05 });
  const [fault] = i2sDecoder.faults.take();
  assert.equal(fault.name, 'rate');
  assert.equal(fault.text, '15238 samples a second, not 16000');
});

test('after a reset the clock may start again, in the middle of nothing', () => {
  const { i2sDecoder, pins, names } = listen();
  for (let bit = 0; bit < 5; bit++) pins.bit(0, 1);
  i2sDecoder.reset();
  pins.nanos += 1e9;
  pins.frame(1);
  pins.frame(2);
  pins.end();
  assert.equal(heard(i2sDecoder).at(-1), 2);
  assert.deepEqual(names(), []);
});
