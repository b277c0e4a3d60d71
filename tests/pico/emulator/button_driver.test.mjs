// Buttons to ground that bounce: the pin's level over time.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ButtonDriver, bounce } from '../../../tools/pico/emulator/button_driver.mjs';

const MS = 1e6;

function hand(count = 13) {
  const edges = [];
  const time = { now: 0 };
  const buttonDriver = new ButtonDriver({ count, set: (button, level) => edges.push([time.now, button, level]) });
  edges.length = 0;
  return { buttonDriver, edges, time };
}

// Lets time pass edge by edge, so that each is seen at its instant.
function pass({ buttonDriver, time }, until) {
  while (buttonDriver.next <= until) {
    time.now = buttonDriver.next;
    buttonDriver.move(time.now);
  }
}

test('every pin starts high', () => {
  const levels = {};
  new ButtonDriver({ count: 3, set: (button, level) => (levels[button] = level) });
  assert.deepEqual(levels, { 0: 1, 1: 1, 2: 1 });
});

test('a press without bounce pulls the pin down at once, letting go puts it up', () => {
  const { buttonDriver, edges } = hand();
  buttonDriver.press(3, 10 * MS);
  buttonDriver.release(3, 60 * MS);
  assert.deepEqual(edges.map(([, button, level]) => [button, level]), [[3, 0], [3, 1]]);
  assert.equal(buttonDriver.next, Infinity);
});

test('a press that bounces touches at once, then opens and closes within its time, and ends closed', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { edges, ...held } = hand();
    held.time.now = 10 * MS;
    held.buttonDriver.press(3, held.time.now, 5, seed);
    pass(held, 100 * MS);
    assert.deepEqual(edges[0], [10 * MS, 3, 0]);
    assert.ok(edges.length >= 3 && edges.length % 2 === 1);
    edges.forEach(([, , level], at) => assert.equal(level, at % 2));
    for (let at = 1; at < edges.length; at++) assert.ok(edges[at][0] - edges[at - 1][0] >= 1000);
    assert.ok(edges.at(-1)[0] <= 15 * MS + 20_000);
  }
});

test('a release bounces too, and ends open', () => {
  const { edges, ...held } = hand();
  const { buttonDriver } = held;
  buttonDriver.press(0, 0);
  buttonDriver.release(0, 50 * MS, 5, 7);
  pass(held, 100 * MS);
  assert.ok(edges.length >= 4);
  assert.equal(edges.at(-1)[2], 1);
});

test('the same seed bounces the same way, another one otherwise', () => {
  assert.deepEqual(bounce(5, 1), bounce(5, 1));
  assert.notDeepEqual(bounce(5, 1), bounce(5, 2));
});

test('seeds that follow each other differ in how often they bounce', () => {
  const lengths = new Set(Array.from({ length: 50 }, (_, seed) => bounce(5, seed).length));
  assert.deepEqual([...lengths].sort((a, b) => a - b), [3, 5, 7, 9, 11, 13]);
});

test('nothing moves before its time', () => {
  const { buttonDriver, edges } = hand();
  buttonDriver.press(3, 10 * MS, 5, 1);
  const { next } = buttonDriver;
  buttonDriver.move(next - 1);
  assert.equal(edges.length, 1);
  buttonDriver.move(next);
  assert.equal(edges.length, 2);
});

test('letting go while it bounces ends up open', () => {
  const { edges, ...held } = hand();
  const { buttonDriver } = held;
  buttonDriver.press(3, 10 * MS, 5, 1);
  buttonDriver.release(3, 10.5 * MS, 5, 2);
  pass(held, 100 * MS);
  assert.equal(edges.at(-1)[2], 1);
  assert.equal(buttonDriver.levels[3], 1);
});

test('two buttons bounce at once', () => {
  const held = hand();
  const { buttonDriver } = held;
  buttonDriver.press(3, 10 * MS, 5, 1);
  buttonDriver.press(4, 11 * MS, 5, 2);
  pass(held, 100 * MS);
  assert.deepEqual([buttonDriver.levels[3], buttonDriver.levels[4], buttonDriver.levels[5]], [0, 0, 1]);
});

test('a Pico that is switched on finds the pins as the contacts are', () => {
  const { buttonDriver, edges } = hand(2);
  buttonDriver.press(1, 0);
  edges.length = 0;
  buttonDriver.hold();
  assert.deepEqual(edges.map(([, button, level]) => [button, level]), [[0, 1], [1, 0]]);
});

test('what cannot be is refused', () => {
  const { buttonDriver } = hand();
  assert.throws(() => buttonDriver.press(13, 0), /there is no button 13/);
  assert.throws(() => buttonDriver.release(3, 0), /button 3 is up already/);
  buttonDriver.press(3, 0);
  assert.throws(() => buttonDriver.press(3, 0), /button 3 is down already/);
});
