// Button driver: buttons that close to ground against a pull-up, and whose contacts bounce.
//
// A pin is high while nobody presses. Where metal meets metal, and where it parts, the contact opens and closes a few
// times more. When is drawn by lot from a seed: the same seed bounces the same way.

const SHORTEST_NS = 1_000; // a contact does not change faster
const MOST_BOUNCES = 6; // pairs of edges after the first

// The instants, in nanoseconds from the touch, at which the contact changes: the first is 0, their number is odd.
export function bounce(bounceMs, seed) {
  if (!bounceMs) return [0];
  const random = numbers(seed);
  const span = bounceMs * 1e6;
  const edges = 2 * (1 + Math.floor(random() * MOST_BOUNCES));
  const instants = [0];
  for (let edge = 0; edge < edges; edge++) instants.push(Math.round(random() * span));
  instants.sort((a, b) => a - b);
  for (let at = 1; at < instants.length; at++) {
    instants[at] = Math.max(instants[at], instants[at - 1] + SHORTEST_NS);
  }
  return instants;
}

// Numbers from 0 up to 1, drawn by lot from a seed (mulberry32).
export function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export class ButtonDriver {
  // `set(button, level)` puts a level on a button's pin; here every pin starts high.
  constructor({ count, set }) {
    this.set = set;
    this.pressed = new Array(count).fill(false);
    this.levels = new Array(count).fill(1);
    this.coming = []; // { nanos, button, level }, the next one first
    this.hold();
  }

  // Put on all pins what the contacts are at: the Pico behind them has been switched on.
  hold() {
    this.levels.forEach((level, button) => this.set(button, level));
  }

  press(button, nanos, bounceMs = 0, seed = 0) {
    this.#touch(button, true, nanos, bounceMs, seed);
  }

  release(button, nanos, bounceMs = 0, seed = 0) {
    this.#touch(button, false, nanos, bounceMs, seed);
  }

  // When `move` has something to do next, in nanoseconds; Infinity if nothing is coming.
  get next() {
    return this.coming.length ? this.coming[0].nanos : Infinity;
  }

  // Put on the pins what the contacts did until `nanos`.
  move(nanos) {
    while (this.next <= nanos) {
      const { button, level } = this.coming.shift();
      this.levels[button] = level;
      this.set(button, level);
    }
  }

  #touch(button, down, nanos, bounceMs, seed) {
    if (!(button in this.pressed)) throw new RangeError(`there is no button ${button}`);
    if (this.pressed[button] === down) throw new Error(`button ${button} is ${down ? 'down' : 'up'} already`);
    this.pressed[button] = down;
    this.move(nanos);
    // Letting go ends a bounce that is still going on; the contact continues from its level.
    this.coming = this.coming.filter((edge) => edge.button !== button);
    const target = down ? 0 : 1;
    let level = target;
    for (const after of bounce(bounceMs, seed)) {
      this.coming.push({ nanos: nanos + after, button, level });
      level = 1 - level;
    }
    this.coming.sort((a, b) => a.nanos - b.nanos);
    this.move(nanos);
  }
}
