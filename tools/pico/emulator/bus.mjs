// The way from the processor to everything that is not memory: peripherals, the boot ROM, or nothing at all.

import {
  LOAD16, LOAD16S, LOAD32, LOAD8, LOAD8S, LOAD_MANY, PUSH, STORE16, STORE32, STORE8, WIDTH,
} from './thumb.mjs';

const LINK = 14;

// What a hard fault would be on the chip, as a sentence; `pc` is after the instruction.
export function fault(what, pc, address) {
  const place = (pc - 2).toString(16);
  return `a hard fault: the instruction at 0x${place} ${what} 0x${(address >>> 0).toString(16)}`;
}

// What an access costs beyond the instruction's own two cycles: the registers of one cycle give one back.
function wait(address) {
  const top = address >>> 28;
  return top === 0xd ? -1 : top === 0x4 ? 2 : 0;
}

export class Bus {
  // `onSram(address)` is called for each write to SRAM that processor.ts does not do itself, since there may be code.
  constructor(mcu, registers, onSram) {
    this.mcu = mcu;
    this.registers = registers;
    this.onSram = onSram;
  }

  // Several registers, of which `list` has a bit each. Returns the cycles that the processor waits.
  touchMany(access, list, address, pc) {
    if (access === LOAD_MANY && list & 0x100) throw new Error(fault('returns by way of', pc, address));
    let cycles = 0;
    const one = access === LOAD_MANY ? LOAD32 : STORE32;
    for (let n = 0; n < 8; n++) {
      if (!(list & (1 << n))) continue;
      cycles += this.touch(one, n, address, pc);
      address += 4;
    }
    if (access === PUSH && list & 0x100) cycles += this.touch(one, LINK, address, pc);
    return cycles;
  }

  // One register. Returns the cycles that the processor waits.
  touch(access, n, address, pc) {
    const { mcu, registers: r } = this;
    const width = WIDTH[access];
    if (address & (width - 1)) throw new Error(fault('reaches across words at', pc, address));
    switch (access) {
      case LOAD32:
        r[n] = address >>> 28 === 0xd ? mcu.sio.readUint32(address & 0xfffffff) : mcu.readUint32(address);
        break;
      case LOAD16: r[n] = mcu.readUint16(address); break;
      case LOAD16S: r[n] = (mcu.readUint16(address) << 16) >> 16; break;
      case LOAD8: r[n] = mcu.readUint8(address); break;
      case LOAD8S: r[n] = (mcu.readUint8(address) << 24) >> 24; break;
      case STORE32:
        if (address >>> 28 === 0xd) mcu.sio.writeUint32(address & 0xfffffff, r[n] >>> 0);
        else mcu.writeUint32(address, r[n] >>> 0);
        break;
      case STORE16: mcu.writeUint16(address, r[n] & 0xffff); break;
      case STORE8: mcu.writeUint8(address, r[n] & 0xff); break;
    }
    if (address >>> 28 === 0x2 && access >= STORE32) this.onSram(address);
    return wait(address);
  }
}
