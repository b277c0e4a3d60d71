// Lamp decoder: what thirteen WS2812B show, read as they read it, from the edges of the one pin that drives them.
//
// A bit is a pulse: a short one is 0, a long one is 1; 24 bits are a lamp's green, red and blue, the highest bit
// first; a long low latches what came before. Each lamp takes the first 24 bits that reach it and hands on the rest.
// Real lamps are forgiving, each lot in its own way. These are not: what the datasheet does not promise is a fault
// with a name, and the frame that it is in is not shown.

import { Faults } from './faults.mjs';

// Nanoseconds, [shortest, longest]: Worldsemi's WS2812B, 150 ns to either side. A lamp may latch after 50 us (first
// versions) or after 280 us (V5): a low that is neither part of a bit nor as long as the latter is a gap.
export const WS2812B = {
  high: [[250, 550], [650, 950]],
  low: [[700, 1000], [300, 600]],
  latch: 280_000,
};

const BITS = 24;

export class LampDecoder {
  // `onFrame(nanos, rgb)` gets each frame that is as it should be: when it was latched, three bytes a lamp.
  constructor({ count, onFrame = () => {}, timing = WS2812B, faults = new Faults() }) {
    this.count = count;
    this.onFrame = onFrame;
    this.timing = timing;
    this.faults = faults;
    this.rgb = new Uint8Array(3 * count); // what is shown now
    this.wire = new Uint8Array(3 * count);
    this.reset();
  }

  // The lamps have lost their power: what was half received is forgotten, and all are dark.
  reset() {
    this.rgb.fill(0);
    this.level = 0;
    this.since = -Infinity; // when the level changed
    this.#begin();
  }

  // The pin changed to `level` at `nanos`. A level that it has already is no edge.
  edge(nanos, level) {
    if (level === this.level) return;
    const lasted = nanos - this.since;
    if (level) this.#low(lasted);
    else this.#high(nanos, lasted);
    this.level = level;
    this.since = nanos;
  }

  // Nothing happened on the pin until `nanos`: a frame may have been latched by that.
  settle(nanos) {
    const lasted = nanos - this.since;
    if (!this.level) {
      if (lasted >= this.timing.latch) this.#latch();
    } else if (lasted >= this.timing.latch && !this.spoiled) {
      this.#spoil(nanos, 'stuck', () => `the data pin stays high after ${this.#place()}`);
    }
  }

  #begin() {
    this.bits = 0; // received since the last latch
    this.bit = 0; // the last one
    this.byte = 0;
    this.spoiled = false;
  }

  #high(nanos, lasted) {
    const [zero, one] = this.timing.high;
    if (lasted >= zero[0] && lasted <= zero[1]) this.#take(0);
    else if (lasted >= one[0] && lasted <= one[1]) this.#take(1);
    else {
      const name = lasted < zero[0] ? 'pulse-short' : lasted > one[1] ? 'pulse-long' : 'pulse-between';
      const wanted = `a 0 is ${zero[0]} to ${zero[1]} ns, a 1 ${one[0]} to ${one[1]} ns`;
      this.#spoil(nanos, name, () => `${this.#place()}: high for ${Math.round(lasted)} ns; ${wanted}`);
      this.#take(lasted * 2 > zero[1] + one[0] ? 1 : 0);
    }
  }

  #low(lasted) {
    if (lasted >= this.timing.latch) return this.#latch();
    if (!this.bits) return;
    const [least, most] = this.timing.low[this.bit];
    if (lasted >= least && lasted <= most) return;
    const words = `${Math.round(lasted)} ns low after a ${this.bit}; ${least} to ${most} ns make a bit`;
    const name = lasted < least ? 'low-short' : 'gap';
    this.#spoil(this.since + lasted, name, () => `${this.#place()}: ${words}, ${this.timing.latch} a latch`);
  }

  #take(bit) {
    this.bit = bit;
    this.byte = (this.byte << 1) | bit;
    this.bits += 1;
    if (this.bits % 8 === 0) {
      const at = this.bits / 8 - 1;
      if (at < this.wire.length) this.wire[at] = this.byte;
      this.byte = 0;
    }
  }

  #latch() {
    if (!this.bits) return;
    const nanos = this.since + this.timing.latch;
    const lamps = this.bits / BITS;
    if (!Number.isInteger(lamps)) {
      this.#spoil(nanos, 'cut', () => `the frame ends within ${this.#place()}`);
    } else if (lamps !== this.count) {
      const name = lamps < this.count ? 'lamps-missing' : 'lamps-beyond';
      this.#spoil(nanos, name, () => `the frame has colors for ${lamps} lamps, not for ${this.count}`);
    }
    if (!this.spoiled) this.#show(nanos);
    this.#begin();
  }

  #show(nanos) {
    const { rgb, wire } = this;
    for (let at = 0; at < rgb.length; at += 3) {
      rgb[at] = wire[at + 1];
      rgb[at + 1] = wire[at];
      rgb[at + 2] = wire[at + 2];
    }
    this.onFrame(nanos, rgb.slice());
  }

  // One complaint a frame: what comes after the first is often its consequence.
  #spoil(nanos, name, words) {
    if (!this.spoiled) this.faults.note(nanos, name, words);
    this.spoiled = true;
  }

  #place() {
    return `lamp ${Math.floor(this.bits / BITS)}, bit ${this.bits % BITS}`;
  }
}
