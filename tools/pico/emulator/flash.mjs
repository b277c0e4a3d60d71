// The flash chip, a Winbond W25Q16JV as on the Pico: two megabytes that are erased by blocks and programmed by pages,
// each taking the time that the datasheet calls typical, or another if the emulator is asked to: chips differ, and grow
// slower with use.
//
// Erasing sets bits, programming clears them. Where power goes in between, the chip is left with what the current had
// got to: some bits of the page or block have changed, others not. Which ones is drawn by lot, the same lot each time.

export const SIZE = 2 * 1024 * 1024;
export const SECTOR = 4096;
const PAGE = 256;
const MS = 1e6;
// Command: how much, and how long it takes typically. The longest that the datasheet allows is 400 ms for a sector, and
// 3 ms for a page.
const ERASE = {
  0x20: { size: SECTOR, nanos: 45 * MS },
  0x52: { size: 32 * 1024, nanos: 120 * MS },
  0xd8: { size: 64 * 1024, nanos: 150 * MS },
};
const WRITE_ENABLE = 0x06;
const WRITE_DISABLE = 0x04;
const PAGE_PROGRAM = 0x02;
const READ = 0x03;
const STATUS = { 0x05: 0, 0x35: 1, 0x15: 2 };
const IDENTITY = { 0x9f: [0xef, 0x40, 0x15], 0x4b: [0, 0, 0, 0, 0xe4, 0x63, 0x52, 0x4f, 0x55, 0x4e, 0x44, 0x31] };
const BUSY = 1;
const WRITABLE = 2;
const QUAD = 2; // second status register: this chip is sold with four data lines enabled

export class FlashChip {
  // `now()` is the time in nanoseconds. The bytes are there for reads through the memory window. A sector
  // takes `eraseMs`, larger blocks as much longer, and a page `pageMs`.
  constructor(now, bytes = new Uint8Array(SIZE), { eraseMs = 45, pageMs = 0.4 } = {}) {
    this.now = now;
    this.eraseShare = (eraseMs * MS) / ERASE[0x20].nanos;
    this.pageNanos = pageMs * MS;
    this.restedAt = 0; // when the chip last had nothing more to do
    this.bytes = bytes.fill(0xff);
    this.log = []; // what was erased and programmed: { nanos, kind, offset, size }
    this.powerUp();
  }

  powerUp() {
    this.writable = false;
    this.work = null; // what the chip is at: { offset, data, start, end }, data null for an erase
    this.deselect();
  }

  // Power goes now: what the chip is at stays as it is.
  cut() {
    this.#finish();
    if (this.work) this.#leave(this.work, (this.now() - this.work.start) / (this.work.end - this.work.start));
    this.powerUp();
  }

  // What the chip holds, with what it is at done as far as it is.
  get busy() {
    this.#finish();
    return this.work !== null;
  }

  // The next byte on the wire; what the chip says meanwhile.
  exchange(byte) {
    const at = this.count++;
    if (at === 0) {
      this.command = byte;
      this.data = [];
      return 0;
    }
    if (this.command in STATUS) return this.#status(STATUS[this.command]);
    if (this.command in IDENTITY) return IDENTITY[this.command][at - 1] ?? 0;
    if (at <= 3) {
      this.address = ((this.address << 8) | byte) & 0xffffff;
      return 0;
    }
    if (this.command === READ) return this.bytes[(this.address + at - 4) % SIZE];
    if (this.command === PAGE_PROGRAM) this.data.push(byte);
    return 0;
  }

  // The select line goes up: a command that changes something begins to do so.
  deselect() {
    const { command, count, address } = this;
    this.command = -1;
    this.count = 0;
    this.address = 0;
    if (command === undefined || count === 0 || this.busy) return;
    if (command === WRITE_ENABLE) this.writable = true;
    else if (command === WRITE_DISABLE) this.writable = false;
    else if (command in ERASE && count === 4) {
      const { size, nanos } = ERASE[command];
      this.#begin('erase', address - (address % size), size, null, nanos * this.eraseShare);
    } else if (command === PAGE_PROGRAM && this.data.length) {
      this.#begin('program', address, PAGE, this.#page(address), this.pageNanos);
    }
  }

  // What the page will hold; what is sent beyond its end goes on at its beginning.
  #page(address) {
    const page = new Uint8Array(PAGE).fill(0xff);
    this.data.forEach((byte, at) => {
      page[(address + at) % PAGE] = byte;
    });
    return page;
  }

  #begin(kind, address, size, data, nanos) {
    if (!this.writable) return;
    const offset = (address - (address % size)) % SIZE;
    const start = this.now();
    this.work = { kind, offset, size, data, start, end: start + nanos };
    this.log.push({ nanos: start, kind, offset, size });
  }

  #status(register) {
    if (register === 1) return QUAD;
    if (register === 2) return 0;
    return (this.busy ? BUSY : 0) | (this.writable ? WRITABLE : 0);
  }

  #finish() {
    const { work } = this;
    if (!work || this.now() < work.end) return;
    const { bytes } = this;
    if (work.data) work.data.forEach((byte, at) => (bytes[work.offset + at] &= byte));
    else bytes.fill(0xff, work.offset, work.offset + work.size);
    this.restedAt = work.end;
    this.work = null;
    this.writable = false;
  }

  // Each bit that should change has done so with the chance that the time gone by gives it.
  #leave(work, progress) {
    let state = (work.offset ^ Math.round(progress * 1e6)) >>> 0 || 1;
    for (let at = 0; at < work.size; at++) {
      const old = this.bytes[work.offset + at];
      let changing = work.data ? old & ~work.data[at] : ~old & 0xff;
      let changed = 0;
      for (; changing; changing &= changing - 1) {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        if ((state >>> 0) / 2 ** 32 < progress) changed |= changing & -changing;
      }
      this.bytes[work.offset + at] = old ^ changed;
    }
  }
}
