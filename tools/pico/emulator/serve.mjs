// One emulated Pico at the end of two pipes: a command a line comes in, and what came of it goes out.
//
// node serve.mjs: each line is an object with `do` and what belongs to it, each answer one with `now` (milliseconds),
// `events` and what was asked for. Nothing goes on between two commands, so the same commands give the same answers.

import fs from 'node:fs';
import { Pico } from './pico.mjs';
import { Memory } from './processor.mjs';

const MS = 1e6;

class Server {
  constructor() {
    this.memory = new Memory();
  }

  // A new Pico, in the place of the one before.
  build({ bootrom, image, flash, wiring, plugged = true, conditions }) {
    this.events = [];
    this.until = 0; // emulated nanoseconds up to which was asked for: steps add up without rounding
    this.said = false;
    const rom = new Uint8Array(16384);
    rom.set(fs.readFileSync(bootrom));
    this.pico = new Pico({
      bootrom: new Uint32Array(rom.buffer),
      image: fs.readFileSync(image),
      flash: flash && fs.readFileSync(flash),
      wiring,
      plugged,
      memory: this.memory,
      conditions,
      tell: (event) => {
        if (event.kind === 'said') this.said = true;
        this.events.push(event);
      },
    });
  }

  run({ ms, untilSerial }) {
    this.until += ms * MS;
    this.said = false;
    this.pico.run(this.until, untilSerial ? () => this.said : undefined);
    if (this.said && untilSerial) this.until = Math.min(this.until, this.pico.now);
  }

  write({ bytes }) {
    this.pico.send(Buffer.from(bytes, 'base64'));
  }

  skip({ ms }) {
    this.pico.skip(ms * MS);
  }

  plug() {
    this.pico.plug();
  }

  unplug() {
    this.pico.unplug();
  }

  sleep() {
    this.pico.sleep();
  }

  wake({ signal }) {
    this.pico.wake(signal);
  }

  read({ reading }) {
    this.pico.read(reading);
  }

  supply({ millivolts, usb }) {
    this.pico.supply(millivolts, usb);
  }

  press({ button, bounceMs, seed }) {
    this.pico.buttonDriver.press(button, this.pico.now, bounceMs, seed);
  }

  release({ button, bounceMs, seed }) {
    this.pico.buttonDriver.release(button, this.pico.now, bounceMs, seed);
  }

  reset() {
    this.pico.reset();
  }

  powerOff() {
    this.pico.powerOff();
  }

  powerOn() {
    this.pico.powerOn();
  }

  cutAt({ ms }) {
    this.pico.cutAt = ms * MS;
  }

  copyImage({ image }) {
    this.pico.copyImage(fs.readFileSync(image));
  }

  flash() {
    return { flash: base64(this.pico.chip.bytes) };
  }

  heard() {
    const { samples, times } = this.pico.i2sDecoder.take();
    return { samples: base64(samples), times: base64(times) };
  }

  answer(command) {
    if (!['run', 'skip', 'build', 'write', 'plug', 'unplug', 'sleep', 'wake', 'read', 'supply', 'press', 'release',
      'reset', 'powerOff', 'powerOn', 'cutAt', 'copyImage', 'flash', 'heard'].includes(command.do)) throw new Error(`unknown command ${command.do}`);
    const more = this[command.do](command) ?? {};
    const events = [...this.events.splice(0), ...this.pico.chip.log.splice(0)];
    for (const fault of this.pico.faults.take()) events.push({ nanos: fault.nanos, kind: 'fault', text: fault.text });
    return { now: this.until / MS, state: this.pico.state, idle: this.pico.idle / MS, events, ...more };
  }
}

function base64(array) {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64');
}

// Reads and writes wait: the emulator has nothing else to do, and this costs a fifth of what the event loop would.
function* lines() {
  const chunk = Buffer.alloc(1 << 16);
  let rest = '';
  for (;;) {
    const size = fs.readSync(0, chunk, 0, chunk.length, null);
    if (!size) return;
    const parts = (rest + chunk.toString('latin1', 0, size)).split('\n');
    rest = parts.pop();
    yield* parts;
  }
}

function say(answer) {
  const bytes = Buffer.from(`${JSON.stringify(answer)}\n`);
  for (let at = 0; at < bytes.length; ) at += fs.writeSync(1, bytes, at);
}

// Ctrl-C in a terminal reaches this process too. It ignores that: its parent ends it by closing its input.
process.on('SIGINT', () => {});

const server = new Server();
for (const line of lines()) {
  try {
    say(server.answer(JSON.parse(line)));
  } catch (error) {
    say({ error: error.message, where: error.stack });
  }
}
