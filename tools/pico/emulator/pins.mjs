// What hangs on the pins: each is pulled up or down, held by a contact, or driven by the Pico; and somebody watches.

const FUNCTION_SIO = 5;
const FUNCTION_PIO0 = 6;
const FUNCTION = 0x1f;
const OVERRIDDEN = 0x3300; // the output, or whether there is one, is another than its function says

export class Pins {
  // `listeners` is a map of pin to (nanos, level): called for each edge of a pin that the Pico drives.
  constructor(mcu, { listeners, now }) {
    this.mcu = mcu;
    this.now = now;
    this.held = new Map(); // pin to the level that something outside holds it at
    this.instant = null; // when the edge was that is being told, if not now
    this.watched = [...listeners.keys()].reduce((mask, pin) => mask | (1 << pin), 0);
    this.listeners = listeners;
    for (const [pin, listen] of listeners) {
      mcu.gpio[pin].addListener((value) => listen(this.instant ?? this.now(), value === 1 || value === 3 ? 1 : 0));
    }
    this.#patchPulls();
  }

  // A contact to ground closes (0) or opens (1) on a pin.
  hold(pin, level) {
    if (level) this.held.delete(pin);
    else this.held.set(pin, level);
    this.#settle(pin);
  }

  // A pin that something outside drives, up or down.
  drive(pin, level) {
    this.held.set(pin, level);
    this.#settle(pin);
  }

  // Some pins may have been changed by a PIO, at a time that is not quite now.
  changed(pio, mask, instant) {
    mask &= this.watched;
    for (; mask; mask &= mask - 1) {
      const bit = mask & -mask;
      const pin = 31 - Math.clz32(bit);
      const gpio = this.mcu.gpio[pin];
      if ((gpio.ctrl & (FUNCTION | OVERRIDDEN)) === FUNCTION_PIO0 + pio.index && pio.pinDirections & bit) {
        // What rp2040js would come to by asking nine getters, a million times a second.
        const level = pio.pinValues & bit ? 1 : 0;
        if (gpio.lastValue === level) continue;
        gpio.lastValue = level;
        this.listeners.get(pin)(instant, level);
      } else {
        this.instant = instant;
        gpio.checkForUpdates();
        this.instant = null;
      }
    }
  }

  // rp2040js knows of a pull-up, but reads a pin that nobody drives as low all the same; and it reads a pin that the
  // Pico drives as if it did not.
  #patchPulls() {
    const { mcu } = this;
    const pads = mcu.peripherals[0x4001c];
    const write = pads.writeUint32.bind(pads);
    pads.writeUint32 = (offset, value) => {
      write(offset, value);
      const pin = (offset >>> 2) - 1;
      if (pin >= 0 && pin < mcu.gpio.length) this.#settle(pin);
    };
    const { sio } = mcu;
    Object.defineProperty(mcu, 'gpioValues', {
      get: () => {
        let levels = 0;
        for (const gpio of mcu.gpio) {
          const bit = 1 << gpio.index;
          const own = gpio.functionSelect === FUNCTION_SIO && sio.gpioOutputEnable & bit;
          if (own ? sio.gpioValue & bit : gpio.inputValue) levels |= bit;
        }
        return levels;
      },
    });
  }

  #settle(pin) {
    const gpio = this.mcu.gpio[pin];
    const level = this.held.get(pin) ?? (gpio.pullupEnabled ? 1 : 0);
    if ((level === 1) !== gpio.rawInputValue) gpio.setInputValue(level === 1);
  }
}
