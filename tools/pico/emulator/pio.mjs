// The programmable pins (PIO) in emulated time.
//
// rp2040js steps its state machines from timers of the computer that it runs on, whatever their clock divider says.
// Here each has a time of its next instruction. They are stepped a few at a time, late but with the time that each
// instruction has, and up to date before anyone looks: the pins change when they should, and a request for data comes
// at most LATE cycles of the machine late, which its queue of four words has room for.
//
// The amplifier alone takes 1.4 million instructions a second, nearly all of them of three kinds: `out pins`, `jmp` and
// `set`. Those are decoded once and run here in a loop of their own; rp2040js does all others.

const LATE = 24;
const CTRL = 0x000;
const CONFIGURATION = 0x048; // instructions and the machines' settings, from here on
const CONFIGURATION_END = 0x124;

// What an instruction does, if it is of the simple kinds.
const OTHER = 0;
const OUT_PINS = 1;
const JMP = 2;
const JMP_X = 3; // while X is not 0, which it counts down
const SET_X = 4;
const AUTOPULL = 1 << 17;
const SHIFT_RIGHT = 1 << 19;
const SIDE_OPTIONAL = 1 << 30;
const SIDE_DIRECTIONS = 1 << 29;
const PINS = 0x3fffffff;

export class Pio {
  // `onPins(changed, nanos)` is called on each change, with the mask of the pins.
  constructor(mcu, pio, onPins) {
    this.mcu = mcu;
    this.pio = pio;
    this.onPins = onPins;
    this.next = pio.machines.map(() => Infinity); // when each machine does its next instruction
    this.enabled = pio.machines.map(() => false);
    this.decoded = pio.machines.map(() => null); // the program as each machine has it, once it has been asked for
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
        if (!machine.waiting) time = this.#simple(at, time, before, period);
        if (time > before) break;
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

  // Runs instructions of the simple kinds from `time` on; when the next one is due that is another or not before `before`.
  #simple(at, time, before, period) {
    const { pio } = this;
    const machine = pio.machines[at];
    const program = (this.decoded[at] ??= decode(machine, pio.instructions));
    const { kinds, counts, targets, cycles, sideMasks, sideValues, outMask, outBase, shiftRight, threshold } = program;
    const { wrapTop, wrapBottom } = program;
    let { pc, x, outputShiftReg, outputShiftCount } = machine;
    let taken = 0;
    let values = pio.pinValues;
    while (time <= before) {
      const kind = kinds[pc];
      const count = counts[pc];
      let wanted = values;
      let next = pc === wrapTop ? wrapBottom : (pc + 1) & 31;
      if (kind === OUT_PINS) {
        if (outputShiftCount >= threshold) break; // the next word is due
        const value = shiftRight ? outputShiftReg & ((1 << count) - 1) : outputShiftReg >>> (32 - count);
        outputShiftReg = shiftRight ? outputShiftReg >>> count : outputShiftReg << count;
        outputShiftCount = Math.min(32, outputShiftCount + count);
        wanted = ((values & ~outMask) | ((value << outBase) & outMask)) & PINS;
      } else if (kind === JMP_X) {
        if (x !== 0) next = targets[pc];
        x = (x - 1) >>> 0;
      } else if (kind === SET_X) x = count;
      else if (kind === JMP) next = targets[pc];
      else break;
      wanted = (wanted & ~sideMasks[pc]) | sideValues[pc];
      if (wanted !== values) {
        pio.pinValues = pio.oldPinValues = wanted;
        this.onPins(values ^ wanted, time);
        values = wanted;
      }
      taken += cycles[pc];
      time += cycles[pc] * period;
      pc = next;
    }
    machine.pc = pc;
    machine.x = x;
    machine.outputShiftReg = outputShiftReg;
    machine.outputShiftCount = outputShiftCount;
    machine.cycles += taken;
    return time;
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
      if (offset >= CONFIGURATION && offset <= CONFIGURATION_END) this.decoded.fill(null);
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

// The machine's program with its settings, by the address of the instruction.
function decode(machine, instructions) {
  const program = {
    kinds: new Uint8Array(32),
    counts: new Uint8Array(32), // bits to put out, or what X is set to
    targets: new Uint8Array(32),
    cycles: new Uint8Array(32),
    sideMasks: new Int32Array(32),
    sideValues: new Int32Array(32),
    outMask: machine.outCount > 31 ? -1 : ((1 << machine.outCount) - 1) << machine.outBase,
    outBase: machine.outBase,
    shiftRight: (machine.shiftCtrl & SHIFT_RIGHT) !== 0,
    threshold: machine.shiftCtrl & AUTOPULL ? machine.pullThreshold : Infinity,
    wrapTop: machine.wrapTop,
    wrapBottom: machine.wrapBottom,
  };
  // Rare enough to be left to rp2040js.
  if (machine.execCtrl & (SIDE_OPTIONAL | SIDE_DIRECTIONS)) return program;
  const { sidesetCount, sidesetBase } = machine;
  const delayBits = 5 - sidesetCount;
  instructions.forEach((code, at) => {
    const side = (code >>> 8) & 31;
    program.kinds[at] = kindOf(code);
    program.counts[at] = program.targets[at] = code & 31;
    program.cycles[at] = 1 + (side & ((1 << delayBits) - 1));
    program.sideMasks[at] = ((1 << sidesetCount) - 1) << sidesetBase;
    program.sideValues[at] = ((side >>> delayBits) << sidesetBase) & program.sideMasks[at] & PINS;
  });
  return program;
}

function kindOf(code) {
  switch ((code >>> 5) & 0x707) {
    case 0x000: return JMP;
    case 0x002: return JMP_X;
    case 0x300: return code & 31 ? OUT_PINS : OTHER;
    case 0x701: return SET_X;
    default: return OTHER;
  }
}
