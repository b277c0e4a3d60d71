// The programmable pins (PIO) in emulated time.
//
// rp2040js steps its state machines from timers of the computer that it runs on, whatever their clock divider says.
// Here each has a time of its next instruction. They are stepped a few at a time, late but with the time that each
// instruction has, and up to date before anyone looks: the pins change when they should, and a request for data comes
// at most LATE cycles of the machine late, which its queue of four words has room for.

const LATE = 24;
const CTRL = 0x000;

export class Pio {
  // `onPins(changed, nanos)` is told of each change, with the mask of the pins.
  constructor(mcu, pio, onPins) {
    this.mcu = mcu;
    this.pio = pio;
    this.onPins = onPins;
    this.next = pio.machines.map(() => Infinity); // when each machine does its next instruction
    this.enabled = pio.machines.map(() => false);
    this.stepping = false;
    this.alarm = mcu.clock.createAlarm(() => {
      this.alarm.scheduled = false;
      this.catchUp(mcu.clock.nanos);
    });
    this.#takeOver();
  }

  // Brings all machines up to `nanos`.
  catchUp(nanos) {
    if (this.stepping) return;
    const { next, pio } = this;
    this.stepping = true;
    for (let at = this.#first(); next[at] <= nanos; at = this.#first()) {
      const machine = pio.machines[at];
      const when = next[at];
      const period = this.#period(machine);
      // As long as no other machine comes in between, this one goes on alone.
      const before = Math.min(nanos, this.#second(at));
      let time = when;
      while (time <= before) {
        const cycles = machine.cycles;
        machine.step();
        if (pio.pinValues !== pio.oldPinValues || pio.pinDirections !== pio.oldPinDirections) this.#pinsChanged(time);
        if (machine.waiting) {
          time = Infinity;
          break;
        }
        time += (machine.cycles - cycles) * period;
      }
      next[at] = time;
    }
    this.stepping = false;
    this.#arm();
  }

  #first() {
    const { next } = this;
    let first = 0;
    for (let at = 1; at < next.length; at++) if (next[at] < next[first]) first = at;
    return first;
  }

  #second(first) {
    let second = Infinity;
    for (let at = 0; at < this.next.length; at++) if (at !== first) second = Math.min(second, this.next[at]);
    return second;
  }

  // Nanoseconds of one cycle of a machine.
  #period(machine) {
    return (((machine.clockDivInt || 65536) + machine.clockDivFrac / 256) * 1e9) / this.mcu.clkSys;
  }

  #arm() {
    const first = this.#first();
    if (this.next[first] === Infinity) {
      if (this.alarm.scheduled) this.alarm.cancel();
      return;
    }
    if (this.alarm.scheduled) return;
    const { nanos } = this.mcu.clock;
    const due = this.next[first] + LATE * this.#period(this.pio.machines[first]);
    this.alarm.schedule(Math.max(0, due - nanos));
  }

  #pinsChanged(nanos) {
    const { pio } = this;
    const changed = (pio.oldPinValues ^ pio.pinValues) | (pio.oldPinDirections ^ pio.pinDirections);
    pio.oldPinValues = pio.pinValues;
    pio.oldPinDirections = pio.pinDirections;
    this.onPins(changed, nanos);
  }

  #takeOver() {
    const { pio, mcu } = this;
    const read = pio.readUint32.bind(pio);
    const write = pio.writeUint32.bind(pio);
    pio.run = () => {};
    pio.readUint32 = (offset) => {
      this.catchUp(mcu.clock.nanos);
      return read(offset);
    };
    pio.writeUint32 = (offset, value) => {
      this.catchUp(mcu.clock.nanos);
      write(offset, value);
      // An instruction that the processor forces on a machine changes pins at once.
      if (pio.pinValues !== pio.oldPinValues || pio.pinDirections !== pio.oldPinDirections) {
        this.#pinsChanged(mcu.clock.nanos);
      }
      if (offset === CTRL) this.#switched();
    };
    pio.machines.forEach((machine, at) => {
      const checkWait = machine.checkWait.bind(machine);
      machine.clkDivRestart = () => {};
      // A machine that waited for data or a pin goes on: a cycle later, and after the delay of its instruction.
      machine.checkWait = () => {
        const { waiting, cycles } = machine;
        checkWait();
        if (!waiting || machine.waiting || this.stepping || !machine.enabled) return;
        this.next[at] = mcu.clock.nanos + (1 + machine.cycles - cycles) * this.#period(machine);
        this.#arm();
      };
    });
  }

  #switched() {
    const { nanos } = this.mcu.clock;
    this.pio.machines.forEach((machine, at) => {
      if (machine.enabled === this.enabled[at]) return;
      this.enabled[at] = machine.enabled;
      this.next[at] = machine.enabled && !machine.waiting ? nanos + this.#period(machine) : Infinity;
    });
    this.#arm();
  }
}
