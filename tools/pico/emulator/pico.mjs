// A Pico with the hub's parts on its pins: power, reset, memory, and emulated time that never goes back.

import { RP2040 } from 'rp2040js';
import { I2sDecoder } from './i2s_decoder.mjs';
import { LampDecoder } from './lamp_decoder.mjs';
import { Faults } from './faults.mjs';
import { ButtonDriver, numbers } from './button_driver.mjs';
import { FlashChip, SECTOR } from './flash.mjs';
import { RingOscillator, patchInterrupts, patchTimer, patchUart, patchWatchdog } from './patches.mjs';
import { Pins } from './pins.mjs';
import { Pio } from './pio.mjs';
import { Memory, Processor } from './processor.mjs';
import { Cache, FlashPins, Ssi } from './ssi.mjs';
import { feed } from './supply.mjs';
import { UsbHost } from './usb.mjs';

const BOOTLOADER = 0x42; // what the boot ROM stops with: in the bootloader; at what it has not
const MS = 1e6;
const QUIET = { debug() {}, info() {}, warn() {}, error() {} };

export class Pico {
  // `wiring` is { lamps: {data, count}, amplifier: {bitClock, wordSelect, data, rate}, buttons: [pins] };
  // `tell(event)` gets what happens: { nanos, kind, ... }. The `memory` may be that of another Pico that is gone: what
  // was translated of its program is of use again.
  //
  // Of the `conditions`, what runs from flash takes `flashSlowed` times as long as the model's, which has no cache that
  // misses. `eraseMs` and `pageMs` are the flash chip's, `fetchMs` is the time before the computer fetches a packet, and
  // the ring oscillator's random bits come from `seed`.
  constructor({ bootrom, image, flash, wiring, plugged, conditions = {}, tell, memory = new Memory() }) {
    const { flashSlowed = 1, eraseMs, pageMs, fetchMs = 0, seed = 1 } = conditions;
    this.fetchNanos = fetchMs * MS;
    this.flashSlowed = flashSlowed;
    this.idle = 0; // nanoseconds that the processor has slept
    this.memory = memory;
    this.memory.rom.set(bootrom);
    this.wiring = wiring;
    this.tell = (kind, more = {}) => tell({ nanos: this.now, kind, ...more });
    this.started = 0; // when the chip was last reset
    this.asleep = 0; // the time while it has no power
    this.mcu = null;
    this.plugged = plugged;
    this.fed = { millivolts: 4950, usb: true };
    this.reading = true;
    this.computerSleeps = false;
    this.cutAt = Infinity;
    this.state = 'off'; // or 'running', 'bootloader', 'crashed'
    this.random = numbers(seed);
    this.faults = new Faults();
    this.chip = new FlashChip(() => this.now, this.memory.flash, { eraseMs, pageMs });
    if (flash) this.chip.bytes.set(flash);
    else this.chip.bytes.set(image);
    const onFrame = (nanos, rgb) => tell({ nanos, kind: 'frame', rgb: Buffer.from(rgb).toString('base64') });
    this.lampDecoder = new LampDecoder({ count: wiring.lamps.count, onFrame, faults: this.faults });
    // The processor stands still while the chip writes, and so may the amplifier's clocks.
    const excused = () => (this.chip.busy ? this.now : this.chip.restedAt);
    this.i2sDecoder = new I2sDecoder({ rate: wiring.amplifier.rate, faults: this.faults, excused });
    const set = (button, level) => {
      // A PIO that reads pins has read the old levels until now.
      if (this.mcu && this.state === 'running') for (const pio of this.pios) pio.catchUp(this.mcu.clock.nanos);
      this.pins?.hold(wiring.buttons[button], level);
    };
    this.buttonDriver = new ButtonDriver({ count: wiring.buttons.length, set });
    this.#boot('power');
  }

  // Nanoseconds since the first time that power was there.
  get now() {
    return this.mcu ? this.started + this.mcu.clock.nanos : this.asleep;
  }

  // Lets time pass until `until`, or, if it is asked for, until the Pico has said something.
  run(until, wanted = () => false) {
    while (this.now < until && !wanted()) {
      if (this.state === 'running') this.#go(Math.min(until, this.cutAt), wanted);
      else this.#pass(Math.min(until, this.cutAt));
      if (this.now >= this.cutAt) this.powerOff();
    }
    this.#look();
  }

  send(bytes) {
    this.usb?.send(bytes);
  }

  plug() {
    this.plugged = true;
    this.usb?.plug();
  }

  unplug() {
    this.plugged = false;
    this.usb?.unplug();
  }

  // The computer falls asleep with the port open. With `signal` it says that it wakes up, as USB wants it.
  sleep() {
    this.computerSleeps = true;
    this.usb?.sleep();
  }

  wake(signal) {
    this.computerSleeps = false;
    this.usb?.wake(signal);
  }

  // Whether the program at the other end of the cable fetches what the Pico says.
  read(reading) {
    this.reading = reading;
    this.usb?.read(reading);
  }

  // What the Pico is fed with: the millivolts at VSYS, and whether USB has 5 V.
  supply(millivolts, usb) {
    this.fed = { millivolts, usb };
    if (this.mcu) feed(this.mcu, this.pins, this.fed);
  }

  // The program's clock jumps, and nothing else happens: time in which nobody needs to look is not worth emulating.
  skip(nanos) {
    if (this.mcu) this.setForward(nanos);
  }

  // The reset pin: as if power had been away, but the lamps have not noticed.
  reset() {
    if (this.mcu) this.#restart('reset', null);
  }

  powerOff() {
    this.cutAt = Infinity;
    if (!this.mcu) return;
    this.#look();
    this.chip.cut();
    this.asleep = this.now;
    this.mcu = this.usb = this.pins = null;
    this.state = 'off';
    this.lampDecoder.reset();
    this.i2sDecoder.reset();
    this.tell('off');
  }

  powerOn() {
    if (this.mcu) return;
    this.started = this.asleep;
    this.#boot('power');
  }

  // What the bootloader does with a UF2 that is dragged to its drive: erases what the blocks touch, programs them,
  // and starts. The rest of the flash stays.
  copyImage(image) {
    const { bytes } = this.chip;
    if (this.mcu) this.chip.cut();
    const end = Math.ceil(image.length / SECTOR) * SECTOR;
    bytes.fill(0xff, 0, end);
    bytes.set(image);
    if (this.mcu) this.#restart('image', null);
    else this.powerOn();
  }

  #boot(cause, remembered = null) {
    const mcu = new RP2040();
    mcu.logger = QUIET;
    this.mcu = mcu;
    this.processor = new Processor(mcu, this.memory);
    this.processor.flashSlowed = this.flashSlowed;
    const ssi = new Ssi(this.chip, (cycles) => (this.processor.stalled += cycles));
    mcu.peripherals[0x18000] = ssi;
    mcu.peripherals[0x40018] = new FlashPins(this.chip, ssi);
    mcu.peripherals[0x14000] = new Cache();
    mcu.peripherals[0x40060] = new RingOscillator(this.random);
    patchInterrupts(mcu.core);
    patchUart(mcu);
    this.setForward = patchTimer(mcu);
    patchWatchdog(mcu, remembered, (left) => this.#stop(() => this.#restart('watchdog', left)));
    mcu.onBreak = (code) => this.#stop(() => this.#broke(code));
    this.#wire(mcu);
    this.usb = new UsbHost(mcu, {
      plugged: this.plugged,
      asleep: this.computerSleeps,
      onBytes: (bytes) => this.tell('said', { bytes: Buffer.from(bytes).toString('base64') }),
      onOpen: () => this.tell('open'),
      fetchNanos: this.fetchNanos,
    });
    this.usb.read(this.reading);
    feed(mcu, this.pins, this.fed);
    mcu.core.reset();
    this.state = 'running';
    this.stopped = null;
    this.tell('boot', { cause });
  }

  #wire(mcu) {
    const { lamps, amplifier } = this.wiring;
    const { lampDecoder, i2sDecoder } = this;
    const listeners = new Map([
      [lamps.data, (nanos, level) => lampDecoder.edge(nanos, level)],
      [amplifier.bitClock, (nanos, level) => i2sDecoder.bitClock(nanos, level)],
      [amplifier.wordSelect, (nanos, level) => i2sDecoder.wordSelect(nanos, level)],
      [amplifier.data, (nanos, level) => i2sDecoder.data(nanos, level)],
    ]);
    const { started } = this;
    this.pins = new Pins(mcu, { listeners, now: () => this.now });
    this.pios = mcu.pio.map((pio) => new Pio(mcu, pio, (mask, nanos) => this.pins.changed(pio, mask, started + nanos)));
    this.buttonDriver.hold();
  }

  // Has the processor stop where it is, and something done then: nothing may be rebuilt under its feet.
  #stop(then) {
    this.processor.halted = true;
    this.stopped ??= then;
  }

  #restart(cause, remembered) {
    if (this.state === 'running') this.#look();
    const { now } = this;
    this.chip.deselect();
    this.lampDecoder.edge(now, 0);
    this.i2sDecoder.reset();
    this.started = now;
    this.#boot(cause, remembered);
  }

  #broke(code) {
    this.state = code === BOOTLOADER ? 'bootloader' : 'crashed';
    this.i2sDecoder.reset();
    this.usb.unplug();
    if (this.state === 'bootloader') this.tell('bootloader');
    else this.tell('crashed', { text: `the program has stopped with code ${code}` });
  }

  // The chip at work until `until`.
  #go(until, wanted) {
    const { mcu, processor, buttonDriver, started } = this;
    const { clock, core } = mcu;
    const end = until - started;
    while (clock.nanos < end && !this.stopped && !wanted()) {
      const touch = buttonDriver.next - started;
      const next = touch < end ? touch : end;
      if (core.waiting) {
        const alarm = clock.nextAlarm;
        const due = alarm !== null && alarm.nanos < next ? alarm.nanos : next;
        this.idle += Math.max(0, due - clock.nanos);
        clock.tick(Math.max(0, due - clock.nanos));
        if (core.pendingSystick) core.waiting = false;
      } else {
        this.#execute(next);
        clock.tick(0);
      }
      if (touch <= clock.nanos) buttonDriver.move(started + clock.nanos);
    }
    if (!this.stopped) return;
    const then = this.stopped;
    this.stopped = null;
    then();
  }

  #execute(until) {
    try {
      this.processor.run(until);
    } catch (fault) {
      this.state = 'crashed';
      this.tell('crashed', { text: fault.message });
      this.#stop(() => this.usb.unplug());
    }
  }

  // Time goes by, and nothing happens.
  #pass(until) {
    if (this.mcu) this.mcu.clock.nanosCounter = until - this.started;
    else this.asleep = until;
    this.buttonDriver.move(until);
  }

  // Up to date with all pins.
  #look() {
    if (!this.mcu) return;
    const { now } = this;
    if (this.state === 'running') {
      for (const pio of this.pios) pio.catchUp(this.mcu.clock.nanos);
      this.i2sDecoder.settle(now);
    }
    this.lampDecoder.settle(now);
  }
}
