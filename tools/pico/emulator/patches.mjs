// Patches: what rp2040js 1.4.1 does differently from the chip, where a module of its own would be too much.

import { Registers } from './ssi.mjs';

const UART_DATA = 0x00;
const UART_MASKED = 0x40;
const SENT = 0x20; // interrupts: the queue to be sent ran low
const WAITED = 0x40; // bytes have been waiting for a while
const RANDOM_BIT = 0x1c;
const RING_STATUS = 0x18;
const STABLE = 0x80000000 | 0x1000;

// rp2040js has the interrupt "room to send" stuck on from the start, which floods a program that enables it: on the chip
// it comes when something was sent. And it has none for a byte that waits.
export function patchUart(mcu) {
  for (const uart of mcu.uart) {
    const write = uart.writeUint32.bind(uart);
    const read = uart.readUint32.bind(uart);
    const feed = uart.feedByte.bind(uart);
    const raise = (bits) => {
      uart.interruptStatus |= bits;
      uart.checkInterrupts();
    };
    uart.checkInterrupts = () => mcu.setInterrupt(uart.irq, (uart.interruptStatus & uart.interruptMask) !== 0);
    uart.writeUint32 = (offset, value) => {
      write(offset, value);
      if (offset === UART_DATA) raise(SENT);
    };
    uart.readUint32 = (offset) =>
      offset === UART_MASKED ? uart.interruptStatus & uart.interruptMask : read(offset);
    uart.feedByte = (byte) => {
      feed(byte);
      raise(WAITED & uart.interruptMask);
    };
  }
}

// rp2040js lets a sleeping processor into the handler of an interrupt that it has masked, and wakes it only then; on
// the chip an interrupt that is enabled wakes it, and the handler waits until it is let in.
export function patchInterrupts(core) {
  core.setInterrupt = (irq, value) => {
    const bit = 1 << irq;
    if (!value) core.pendingInterrupts &= ~bit;
    else if (!(core.pendingInterrupts & bit)) {
      core.pendingInterrupts |= bit;
      core.interruptsUpdated = true;
      if (core.enabledInterrupts & bit) core.waiting = false;
    }
  };
}

// The timer's clock can be set forward: it counts on from there, and what it has been asked to do comes as far from now
// as before. Returns what sets it.
export function patchTimer(mcu) {
  let ahead = 0;
  const { clock } = mcu;
  mcu.peripherals[0x40054].clock = { get nanos() { return clock.nanos + ahead; } };
  return (nanos) => { ahead += nanos; };
}

// The watchdog goes off once: rp2040js would go on, and has nobody that it tells. Returns what outlives the reset.
export function patchWatchdog(mcu, remembered, onReset) {
  const watchdog = mcu.peripherals[0x40058];
  if (remembered) {
    watchdog.reason = remembered.reason;
    watchdog.scratchData.set(remembered.scratch);
  }
  watchdog.onWatchdogTrigger = () => {
    watchdog.alarm.enable = false;
    watchdog.timer.enable = false;
    onReset({ reason: watchdog.reason, scratch: watchdog.scratchData.slice() });
  };
}

// The ring oscillator, from whose jitter programs draw their random bits; here from a seed, so that a run repeats.
export class RingOscillator extends Registers {
  constructor(random) {
    super();
    this.random = random;
  }

  readUint32(offset) {
    if (offset === RANDOM_BIT) return this.random() < 0.5 ? 0 : 1;
    return offset === RING_STATUS ? STABLE >>> 0 : super.readUint32(offset);
  }
}
