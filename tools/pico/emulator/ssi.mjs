// The way from the processor to the flash chip: the serial port (SSI), the chip's select line, the cache's flush.
//
// Reads through the flash's window do not come this way: they take what the chip holds, at once.

const SSI_ENABLE = 0x08;
const BAUD = 0x14;
const RECEIVE_LEVEL = 0x24;
const STATUS = 0x28;
const DATA = 0x60;
const SENT_ALL = 0x06; // status: there is room to send, and nothing left of it
const RECEIVED = 0x08;
const FRAME_BITS = 8;

// A block of registers that keep what is written, with the RP2040's ways to set, clear and toggle bits.
export class Registers {
  constructor() {
    this.values = new Map();
  }

  readUint32(offset) {
    return this.values.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    this.values.set(offset, value >>> 0);
  }

  writeUint32Atomic(offset, value, how) {
    const now = how === 0 ? 0 : this.readUint32(offset);
    this.writeUint32(offset, [value, now ^ value, now | value, now & ~value][how]);
  }
}

export class Ssi extends Registers {
  // `stall(cycles)` holds up the processor while a byte is on the wire.
  constructor(chip, stall) {
    super();
    this.chip = chip;
    this.stall = stall;
    this.received = [];
    this.forced = false; // the select line follows a program, and not the port's own idea of a transfer
  }

  readUint32(offset) {
    switch (offset) {
      case DATA: return this.received.shift() ?? 0;
      case RECEIVE_LEVEL: return this.received.length;
      case STATUS:
        // A program that sees that all was sent has let the port end the transfer.
        if (!this.forced) this.chip.deselect();
        return SENT_ALL | (this.received.length ? RECEIVED : 0);
      default: return super.readUint32(offset);
    }
  }

  writeUint32(offset, value) {
    if (offset === DATA) {
      this.received.push(this.chip.exchange(value & 0xff));
      this.stall(FRAME_BITS * (this.values.get(BAUD) || 2));
      return;
    }
    if (offset === SSI_ENABLE && !value) {
      this.received = [];
      if (!this.forced) this.chip.deselect();
    }
    super.writeUint32(offset, value);
  }
}

const SELECT_CONTROL = 0x0c;

// IO_QSPI: of its pins only the chip's select line matters.
export class FlashPins extends Registers {
  constructor(chip, ssi) {
    super();
    this.chip = chip;
    this.ssi = ssi;
  }

  writeUint32(offset, value) {
    super.writeUint32(offset, value);
    if (offset !== SELECT_CONTROL) return;
    const drive = (value >>> 8) & 3; // 0 the port, 2 low, 3 high
    this.ssi.forced = drive >= 2;
    if (drive === 3) this.chip.deselect();
  }
}

// XIP_CTRL: there is no cache to be flushed, and its queue is always empty.
export class Cache extends Registers {
  readUint32(offset) {
    return offset === 0x08 ? 0x03 : super.readUint32(offset);
  }
}
