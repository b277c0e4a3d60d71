// I2S decoder: the sound that the amplifier gets, from the edges of its three pins (I2S as Philips wrote it down).
//
// Data and word select are taken where the bit clock rises. Word select is low for the left channel and changes one
// bit clock before the highest bit of a word: the bit under the change is the last of the word before. What an
// amplifier is not promised to understand is a fault with a name.
//
// 1.4 million edges come in each second of sound: nothing here allocates, except when a buffer is full.

import { Faults } from './faults.mjs';

const SETUP_NS = 10; // how long word select and data have to stand before the bit clock rises, and stay after it
const HOLD_NS = 10;
const SLACK = 1.5; // periods of the bit clock after which it is said to have stalled
const STOOD = 4; // words without a change of word select: the amplifier may put out any level
const STANDBY_NS = 20e6; // a clock that stands still for as long, before and after the reason that it has
const TOLERANCE = 0.02; // of the rate, heard over SPAN samples
const SPAN = 1024;
const HUSH = 32; // samples: then it is silence, and not the middle of a wave

export class I2sDecoder {
  // `rate` is in samples a second, `bits` in a word. With `mono` both channels have to say the same. `excused()` is
  // when there was last a reason for the clocks to stand still, in nanoseconds: in silence they may, then.
  constructor({ rate, bits = 16, mono = true, faults = new Faults(), excused = () => -1 }) {
    this.excused = excused;
    this.rate = rate;
    this.bits = bits;
    this.mono = mono;
    this.faults = faults;
    this.period = 1e9 / (rate * bits * 2);
    this.samples = new Int16Array(1 << 14);
    this.times = new Float64Array(1 << 14);
    this.reset();
    this.count = 0; // samples heard since they were last taken
  }

  // The Pico has lost its power or was reset: what was half heard is forgotten, the clock may stand still.
  reset() {
    this.clock = 0;
    this.select = 0;
    this.bit = 0;
    this.rose = -1; // when the bit clock last did so
    this.steady = -1; // when word select or data last changed
    this.side = 0; // the channel of the word that is coming in
    this.aligned = false; // whether it is known where that word began
    this.word = 0;
    this.length = 0;
    this.left = 0;
    this.hasLeft = false;
    this.differs = false;
    this.quiet = false; // this stall was reported already
    this.hushed = 0; // samples of silence since the last other one
    this.spanned = 0;
    this.spanStart = 0;
  }

  bitClock(nanos, level) {
    if (level === this.clock) return;
    this.clock = level;
    if (!level) return;
    if (this.rose >= 0 && nanos - this.rose > this.period * SLACK && !this.#stoodBy(nanos)) this.#stalled(nanos);
    this.quiet = false;
    if (nanos - this.steady < SETUP_NS && this.steady >= 0) this.#unsteady(nanos, 'setup');
    if (this.rose < 0) this.side = this.select;
    this.rose = nanos;
    this.word = (this.word << 1) | this.bit;
    this.length += 1;
    if (this.select !== this.side) this.#turn(nanos);
    else if (this.length === this.bits * STOOD) this.#stood(nanos);
  }

  wordSelect(nanos, level) {
    if (level === this.select) return;
    this.select = level;
    this.#changed(nanos);
  }

  data(nanos, level) {
    if (level === this.bit) return;
    this.bit = level;
    this.#changed(nanos);
  }

  // Nothing happened on the pins until `nanos`: the bit clock should not have stood still.
  settle(nanos) {
    if (this.rose < 0 || nanos - this.rose <= this.period * SLACK || this.quiet) return;
    // The reason may be yet to come.
    if (this.excused() >= 0 && this.#silent && nanos - Math.max(this.rose, this.excused()) < STANDBY_NS) return;
    this.#stalled(nanos);
  }

  get #silent() {
    return this.hushed >= HUSH;
  }

  // The amplifier stands by while bit clock and word select do not move, and is silent. That is no fault in silence and
  // for a reason, which was there soon after the clock stood still and until it went on.
  #stoodBy(nanos) {
    const reason = this.excused();
    if (!this.#silent || reason < this.rose || nanos - reason > STANDBY_NS) return false;
    this.spanned = 0;
    return true;
  }

  // The samples heard since they were last taken, and the nanoseconds at which the last bit of each came.
  take() {
    const taken = { samples: this.samples.slice(0, this.count), times: this.times.slice(0, this.count) };
    this.count = 0;
    return taken;
  }

  // Word select has changed: the bit just taken was the last one of a word.
  #turn(nanos) {
    const { side, word, length, aligned } = this;
    this.side = this.select;
    this.aligned = true;
    this.word = 0;
    this.length = 0;
    if (!aligned) return;
    if (length !== this.bits) {
      const words = () => `the ${side ? 'right' : 'left'} word has ${length} bits, not ${this.bits}`;
      this.faults.note(nanos, 'word-length', words);
      this.hasLeft = false;
      return;
    }
    const sample = (word << 16) >> 16;
    if (!side) {
      this.left = sample;
      this.hasLeft = true;
    } else if (this.hasLeft) {
      this.hasLeft = false;
      if (this.mono) this.#compare(nanos, sample);
      this.#keep(nanos, this.left);
    }
  }

  #keep(nanos, sample) {
    if (this.count === this.samples.length) this.#grow();
    this.samples[this.count] = sample;
    this.times[this.count] = nanos;
    this.count += 1;
    this.hushed = sample ? 0 : this.hushed + 1;
    if (this.spanned === 0) this.spanStart = nanos;
    if (this.spanned === SPAN) this.#span(nanos);
    else this.spanned += 1;
  }

  #grow() {
    const { samples, times } = this;
    this.samples = new Int16Array(2 * samples.length);
    this.samples.set(samples);
    this.times = new Float64Array(2 * times.length);
    this.times.set(times);
  }

  // The pitch of everything hangs on the rate.
  #span(nanos) {
    const heard = (SPAN * 1e9) / (nanos - this.spanStart);
    if (Math.abs(heard / this.rate - 1) > TOLERANCE) {
      this.faults.note(nanos, 'rate', () => `${Math.round(heard)} samples a second, not ${this.rate}`);
    }
    this.spanned = 0;
  }

  // Told where the channels part, not for each sample that they are apart.
  #compare(nanos, right) {
    const differs = right !== this.left;
    if (differs && !this.differs) {
      const { left } = this;
      this.faults.note(nanos, 'channels-differ', () => `left is ${left} and right ${right}, in mono`);
    }
    this.differs = differs;
  }

  #stalled(nanos) {
    this.spanned = 0;
    if (this.quiet) return;
    this.quiet = true;
    const since = Math.round(nanos - this.rose);
    const words = () => `no bit clock for ${since} ns, where one comes every ${Math.round(this.period)} ns`;
    this.faults.note(nanos, 'stall', words);
  }

  #stood(nanos) {
    const words = () => `word select stands still while ${this.length} bits go by`;
    this.faults.note(nanos, 'select-stall', words);
  }

  #changed(nanos) {
    if (this.rose >= 0 && nanos - this.rose < HOLD_NS) this.#unsteady(nanos, 'hold');
    this.steady = nanos;
  }

  #unsteady(nanos, name) {
    const words = () => `word select or data change less than ${SETUP_NS} ns from the rise of the bit clock`;
    this.faults.note(nanos, name, words);
  }
}
