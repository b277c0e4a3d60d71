// The code of one unit as the body of a WebAssembly function.
//
// A unit is the code that can be reached from where a branch went to, without calls. It counts the same cycles as the
// interpreter, and goes back to that wherever it might do something else: before a block that has not all of its cycles
// left, before an access to what is not memory, and before an instruction that concerns the system. So nothing can
// tell which of the two has run.

import { CODE_SIZE, FLASH_AT, FLASH_SIZE, SRAM_AT, SRAM_CODE_SIZE, SRAM_SIZE, STATE } from './layout.mjs';
import {
  BLOCK, LOOP, IF, ELSE, END, BR, BR_TABLE, CALL, GET, SET, TEE, CONST, VOID, EQZ, EQ, NE, LT_U, GT_S, GE_U, ADD,
  SUB, MUL, AND, OR, XOR, SHL, SHR_S, SHR_U, ROTR, EXTEND8, EXTEND16, SELECT, LOAD, STORE, ALIGNED, I32,
  unsigned, signed,
} from './wasm.mjs';

const FLASH = 0x10000000;
const SRAM = 0x20000000;
const SYSTEM = 0xe0000000 | 0; // from here on a register takes two cycles
const MOST = 80; // instructions in a unit
const CONSTANTS = 1028; // bytes from an instruction within which its constants lie
const INTERPRET = 0x80000000 | 0; // in a unit's result: the next instruction is none for a unit

// A unit's variables: parameters, the processor's registers, its flags as processor.ts has them, and some of its own.
const [USED, LIMIT, R0] = [0, 1, 2];
const PC = R0 + 15;
const [RESULT, CARRY, OVERFLOW] = [R0 + 16, R0 + 17, R0 + 18];
const [HOW, LABEL, AT, A, B] = [R0 + 19, R0 + 20, R0 + 21, R0 + 22, R0 + 23];
const VARIABLES = B + 1;

// What units ask processor.ts about the registers that it knows, by the numbers of these types.
export const SINGLES = [['isSingle', 1], ['readSingle', 0], ['writeSingle', 0]];
const [IS_SINGLE, READ_SINGLE, WRITE_SINGLE] = [0, 1, 2];

// Whether an instruction there can be translated, with a constant that lies behind it.
function isCode(address) {
  const behind = address + CONSTANTS;
  return (behind - FLASH) >>> 0 < CODE_SIZE || (behind - SRAM) >>> 0 < SRAM_CODE_SIZE;
}

// A unit's code from `entry` on, as the `body` of a function, and the addresses of the halfwords that were `read` for it.
// There is no body if the first instruction is one for the interpreter, or lies where no code can be translated.
export function unit(entry, code) {
  const blocks = reached(entry, code);
  const read = new Set();
  const [{ first, kind }] = blocks;
  if (!first.length && (kind === OTHER || kind === null)) return { body: null, read };
  return { body: new Writer(blocks, code, read).body(), read };
}

// The blocks that can be reached from `entry` by branches. Each is { pc, first, end, op, kind }: its instructions up
// to where another begins, or up to the one at `end` that branches; the block at `entry` comes first.
function reached(entry, code) {
  const leaders = new Set([entry]);
  const seen = new Map();
  let count = 0;
  for (const leader of leaders) {
    for (let pc = leader; count < MOST && !seen.has(pc) && isCode(pc); pc += 2) {
      const op = code.half(pc);
      const kind = kindOf(op);
      seen.set(pc, { op, kind });
      count += 1;
      if (kind === PLAIN) continue;
      if (kind === CONDITIONAL) leaders.add(pc + 2);
      if (kind === CONDITIONAL || kind === BRANCH) leaders.add(target(pc, op));
      break;
    }
  }
  const inside = [...leaders].filter((pc) => seen.has(pc));
  const sorted = inside.filter((pc) => pc !== entry).sort((a, b) => a - b);
  return [entry, ...sorted].map((pc) => {
    const first = [];
    let at = pc;
    for (; seen.get(at)?.kind === PLAIN && (at === pc || !leaders.has(at)); at += 2) first.push({ pc: at, op: seen.get(at).op });
    const last = seen.get(at);
    const falls = !last || (at !== pc && leaders.has(at));
    return { pc, first, end: at, op: falls ? null : last.op, kind: falls ? null : last.kind };
  });
}

const PLAIN = 0;
const CONDITIONAL = 1; // a branch on a condition
const BRANCH = 2;
const WIDE = 3; // a call, or something that concerns the system
const JUMP = 4; // BX, BLX, or a change of the program counter
const RETURN = 5; // POP with the program counter
const OTHER = 6; // for the interpreter

function kindOf(op) {
  switch (op >>> 11) {
    case 0x08:
      if ((op & 0x700) === 0x700) return JUMP;
      if ((op & 0x400) && (op & 0x300) !== 0x100 && (op & 0x87) === 0x87) return JUMP;
      return PLAIN;
    case 0x16:
      switch ((op >>> 8) & 7) {
        case 0: case 2: return PLAIN;
        case 4: case 5: return op & 0x1ff ? PLAIN : OTHER;
        default: return OTHER;
      }
    case 0x17:
      switch ((op >>> 8) & 7) {
        case 2: return PLAIN;
        case 4: return op & 0xff ? PLAIN : OTHER;
        case 5: return RETURN;
        case 7: return op === 0xbf00 ? PLAIN : OTHER;
        default: return OTHER;
      }
    case 0x18: case 0x19: return op & 0xff ? PLAIN : OTHER;
    case 0x1a: case 0x1b: return ((op >>> 8) & 15) > 13 ? OTHER : CONDITIONAL;
    case 0x1c: return BRANCH;
    case 0x1e: return WIDE;
    case 0x1d: case 0x1f: return OTHER;
    default: return PLAIN;
  }
}

// Where a branch goes to.
function target(pc, op) {
  return pc + 4 + (op >>> 11 === 0x1c ? (op << 21) >> 20 : (op << 24) >> 23);
}

function bits(list) {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((n) => list & (1 << n));
}

// Writes a unit's function.
class Writer {
  constructor(blocks, code, read) {
    this.blocks = blocks;
    this.numbers = new Map(blocks.map(({ pc }, at) => [pc, at]));
    this.code = code;
    this.read = read;
    this.out = [];
    this.touched = new Set(); // registers that are read or written
    this.inner = 0; // constructs that are open within a block
    this.cost = 0; // cycles of the block's instructions so far
  }

  body() {
    const { blocks } = this;
    const count = blocks.length;
    const put = (...bytes) => this.out.push(...bytes);
    put(BLOCK, VOID, LOOP, VOID);
    for (let n = 1; n < count; n++) put(BLOCK, VOID);
    if (count > 1) {
      put(BLOCK, VOID, GET, LABEL, BR_TABLE, ...unsigned(count - 1));
      for (let n = 0; n < count; n++) put(...unsigned(n));
      put(END);
    }
    blocks.forEach((block, at) => {
      this.at = at;
      this.#block(block);
      put(END);
    });
    // The last END was the loop's.
    put(END);
    const code = this.out;
    this.out = [];
    const registers = [...this.touched];
    for (const n of registers) this.#load(R0 + n, 4 * n);
    for (const [variable, word] of [[RESULT, STATE.RESULT], [CARRY, STATE.CARRY], [OVERFLOW, STATE.OVERFLOW]]) {
      this.#load(variable, 4 * word);
    }
    const before = this.out;
    this.out = [];
    for (const n of registers) this.#store(R0 + n, 4 * n);
    for (const [variable, word] of [[RESULT, STATE.RESULT], [CARRY, STATE.CARRY], [OVERFLOW, STATE.OVERFLOW]]) {
      this.#store(variable, 4 * word);
    }
    this.#store(PC, 4 * 15);
    return [1, ...unsigned(VARIABLES - 2), I32, ...before, ...code, ...this.out, GET, USED, GET, HOW, OR, END];
  }

  #load(variable, place) {
    this.out.push(CONST, 0, LOAD[32], 2, ...unsigned(place), SET, variable);
  }

  #store(variable, place) {
    this.out.push(CONST, 0, GET, variable, STORE[32], 2, ...unsigned(place));
  }

  #block(block) {
    const { pc, first, end, op, kind } = block;
    for (const each of first) this.read.add(each.pc);
    if (op !== null) this.read.add(end);
    const repeats = (kind === CONDITIONAL || kind === BRANCH) && target(end, op) === pc;
    this.repeats = repeats ? pc : null;
    if (repeats) {
      this.out.push(LOOP, VOID);
      this.inner += 1;
    }
    this.inner0 = this.inner;
    const whole = first.reduce((sum, { op: each }) => sum + cycles(each), 0) + 8;
    this.#put(GET, USED, CONST, ...signed(whole), ADD, GET, LIMIT, GT_S, IF, VOID);
    this.inner += 1;
    this.#interpret(pc, 0);
    this.inner -= 1;
    this.#put(END);
    this.cost = 0;
    for (const each of first) {
      this.#plain(each.pc, each.op);
      this.cost += cycles(each.op);
    }
    this.#end(end, op, kind);
    if (repeats) {
      this.inner -= 1;
      this.#put(END);
    }
  }

  #put(...bytes) {
    this.out.push(...bytes);
  }

  // A register's value; `pc` is the one of the instruction.
  #get(n, pc) {
    if (n === 15) return [CONST, ...signed(pc + 4)];
    this.touched.add(n);
    return [GET, R0 + n];
  }

  #set(n) {
    this.touched.add(n);
    this.#put(SET, R0 + n);
  }

  #spend(cost) {
    if (cost) this.#put(GET, USED, CONST, ...signed(cost), ADD, SET, USED);
  }

  // Leaves the unit for the interpreter, which goes on at `pc`.
  #interpret(pc, cost = this.cost) {
    this.#spend(cost);
    this.#put(CONST, ...signed(pc), SET, PC, CONST, ...signed(INTERPRET), SET, HOW);
    this.#leave();
  }

  #leave() {
    this.#put(BR, ...unsigned(this.blocks.length - this.at + this.inner));
  }

  // Goes on at `pc`, within the unit if it is there; the cycles are counted.
  #go(pc) {
    const { blocks, at, inner } = this;
    const to = this.numbers.get(pc);
    if (to === undefined) {
      this.#put(CONST, ...signed(pc), SET, PC);
      this.#leave();
    } else if (pc === this.repeats) this.#put(BR, ...unsigned(inner - this.inner0));
    else if (to > at) this.#put(BR, ...unsigned(to - at - 1 + inner));
    else this.#put(CONST, ...signed(to), SET, LABEL, BR, ...unsigned(blocks.length - 1 - at + inner));
  }

  #if(write) {
    this.#put(IF, VOID);
    this.inner += 1;
    write();
    this.inner -= 1;
    this.#put(END);
  }

  #end(pc, op, kind) {
    switch (kind) {
      case null:
        this.#spend(this.cost);
        this.#go(pc);
        break;
      case CONDITIONAL:
        this.#spend(this.cost + 1);
        this.#condition((op >>> 8) & 15);
        this.#if(() => {
          this.#spend(1);
          this.#go(target(pc, op));
        });
        this.#go(pc + 2);
        break;
      case BRANCH:
        this.#spend(this.cost + 2);
        this.#go(target(pc, op));
        break;
      case WIDE:
        this.#call(pc, op);
        break;
      case JUMP:
        this.#jump(pc, op);
        break;
      case RETURN:
        this.#return(pc, op);
        break;
      default:
        this.#interpret(pc);
    }
  }

  #call(pc, op) {
    const low = this.code.half(pc + 2);
    this.read.add(pc + 2);
    if ((low & 0xd000) !== 0xd000) {
      this.#interpret(pc);
      return;
    }
    const sign = (op >>> 10) & 1;
    const i1 = ~(sign ^ (low >>> 13)) & 1;
    const i2 = ~(sign ^ (low >>> 11)) & 1;
    const offset = (sign ? -0x1000000 : 0) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((low & 0x7ff) << 1);
    this.#put(CONST, ...signed((pc + 4) | 1));
    this.#set(14);
    this.#spend(this.cost + 3);
    this.#put(CONST, ...signed(pc + 4 + offset), SET, PC);
    this.#leave();
  }

  #jump(pc, op) {
    const m = (op >>> 3) & 15;
    if ((op & 0x700) === 0x700) {
      this.#put(...this.#get(m, pc), TEE, A, CONST, 28, SHR_U, CONST, 15, EQ);
      this.#if(() => this.#interpret(pc));
      if (op & 0x80) {
        this.#put(CONST, ...signed((pc + 2) | 1));
        this.#set(14);
      }
    } else {
      this.#put(...this.#get(m, pc), SET, A);
      if (!(op & 0x200)) this.#put(GET, A, CONST, ...signed(pc + 4), ADD, SET, A);
    }
    this.#spend(this.cost + 2);
    this.#put(GET, A, CONST, ...signed(~1), AND, SET, PC);
    this.#leave();
  }

  #return(pc, op) {
    const list = bits(op & 255);
    this.#address(this.#get(13), pc, 32);
    this.#whole(pc, (base) => {
      this.#put(GET, AT, LOAD[32], 2, ...unsigned(base + 4 * list.length), TEE, A);
      this.#put(CONST, 28, SHR_U, CONST, 15, EQ);
      this.#if(() => this.#interpret(pc));
      list.forEach((n, at) => {
        this.#put(GET, AT, LOAD[32], 2, ...unsigned(base + 4 * at));
        this.#set(n);
      });
    });
    this.#put(...this.#get(13), CONST, ...signed(4 * (list.length + 1)), ADD);
    this.#set(13);
    this.#spend(this.cost + 1 + list.length + 1 + 2);
    this.#put(GET, A, CONST, ...signed(~1), AND, SET, PC);
    this.#leave();
  }

  // The flags with which a branch is taken, as a number on the stack.
  #condition(condition) {
    const negative = [GET, RESULT, CONST, 31, SHR_U];
    const test = [
      [GET, RESULT, EQZ],
      [GET, CARRY],
      [...negative],
      [GET, OVERFLOW],
      [GET, CARRY, GET, RESULT, CONST, 0, NE, AND],
      [...negative, GET, OVERFLOW, EQ],
      [...negative, GET, OVERFLOW, EQ, GET, RESULT, CONST, 0, NE, AND],
    ][condition >>> 1];
    this.#put(...test);
    if (condition & 1) this.#put(EQZ);
  }

  // Puts an address into AT, from the beginning of SRAM on.
  #address(bytes) {
    this.#put(...bytes, CONST, ...signed(SRAM), SUB, SET, AT);
  }

  // Whether AT is a place of this width in a region of this size.
  #within(width, size) {
    const shift = ALIGNED[width];
    this.#put(GET, AT);
    if (shift) this.#put(CONST, shift, ROTR);
    this.#put(CONST, ...signed(size >>> shift), LT_U);
  }

  // Whether AT is a word or less of SRAM that may be written here.
  #writable(width = 32) {
    this.#within(width, SRAM_SIZE);
    this.#put(GET, AT, CONST, 0, LOAD[32], 2, ...unsigned(4 * STATE.GUARDED), GE_U, AND);
  }

  // Reads what AT says, in SRAM or in flash: `read` gets where that region begins. `otherwise` writes what is to be done
  // if it is neither; AT then counts from the beginning of the flash.
  #whole(pc, read, width = 32, otherwise = () => this.#interpret(pc)) {
    this.#within(width, SRAM_SIZE);
    this.#put(IF, VOID);
    this.inner += 1;
    read(SRAM_AT);
    this.#put(ELSE, GET, AT, CONST, ...signed(SRAM - FLASH), ADD, SET, AT);
    this.#within(width, FLASH_SIZE);
    this.#put(IF, VOID);
    this.inner += 1;
    read(FLASH_AT);
    this.#put(ELSE);
    otherwise();
    this.inner -= 1;
    this.#put(END);
    this.inner -= 1;
    this.#put(END);
  }

  #read(n, address, pc, width) {
    this.touched.add(n);
    this.#address(address);
    const read = (base) => this.#put(GET, AT, LOAD[width], ALIGNED[width], ...unsigned(base), SET, R0 + n);
    if (width !== 32) {
      this.#whole(pc, read, width);
      return;
    }
    this.#whole(pc, read, width, () => {
      this.#put(GET, AT, CONST, ...signed(FLASH), ADD, TEE, AT, CALL, IS_SINGLE, EQZ);
      this.#if(() => this.#interpret(pc));
      this.#put(GET, AT, GET, USED, CONST, ...signed(this.cost + 2), ADD, CALL, READ_SINGLE, SET, R0 + n);
      this.#put(GET, USED, GET, AT, CONST, ...signed(SYSTEM), LT_U, SUB, SET, USED);
    });
  }

  #write(n, address, pc, width) {
    this.#address(address);
    this.#writable(width);
    this.#put(IF, VOID);
    this.inner += 1;
    this.#put(GET, AT, ...this.#get(n), STORE[width], ALIGNED[width], ...unsigned(SRAM_AT), ELSE);
    if (width === 32) {
      this.#put(GET, AT, CONST, ...signed(SRAM), ADD, ...this.#get(n), CALL, WRITE_SINGLE, EQZ);
      this.#if(() => this.#interpret(pc));
      this.#spend(-1);
    } else this.#interpret(pc);
    this.inner -= 1;
    this.#put(END);
  }

  // A + B with a carry that `carry` puts on the stack, if there is one: the result into RESULT, with carry and overflow.
  #sum(carry) {
    this.#put(GET, A, GET, B, ADD);
    if (carry) this.#put(...carry, ADD);
    this.#put(SET, RESULT);
    this.#put(GET, A, GET, B, AND, GET, A, GET, B, OR, GET, RESULT, CONST, ...signed(-1), XOR, AND, OR);
    this.#put(CONST, 31, SHR_U, SET, CARRY);
    this.#put(GET, A, GET, RESULT, XOR, GET, B, GET, RESULT, XOR, AND, CONST, 31, SHR_U, SET, OVERFLOW);
  }

  #sumOf(a, b) {
    this.#put(...a, SET, A, ...b, SET, B, GET, A, GET, B, ADD, TEE, RESULT, GET, A, LT_U, SET, CARRY);
    this.#put(GET, A, GET, RESULT, XOR, GET, B, GET, RESULT, XOR, AND, CONST, 31, SHR_U, SET, OVERFLOW);
  }

  #difference(a, b) {
    this.#put(...a, SET, A, ...b, SET, B, GET, A, GET, B, SUB, SET, RESULT, GET, A, GET, B, GE_U, SET, CARRY);
    this.#put(GET, A, GET, B, XOR, GET, A, GET, RESULT, XOR, AND, CONST, 31, SHR_U, SET, OVERFLOW);
  }

  #result(n) {
    this.#put(GET, RESULT);
    this.#set(n);
  }

  #plain(pc, op) {
    const low = op & 7;
    const middle = (op >>> 3) & 7;
    const high = (op >>> 6) & 7;
    const wide = (op >>> 8) & 7;
    const five = (op >>> 6) & 31;
    const byte = op & 255;
    const constant = (value) => [CONST, ...signed(value)];
    const plus = (n, value) => [...this.#get(n), ...constant(value), ADD];
    switch (op >>> 11) {
      case 0x00: // LSLS
        this.#put(...this.#get(middle), SET, A);
        if (five) this.#put(GET, A, ...constant(32 - five), SHR_U, ...constant(1), AND, SET, CARRY);
        this.#put(GET, A, ...constant(five), SHL, SET, RESULT);
        this.#result(low);
        break;
      case 0x01: // LSRS
        this.#put(...this.#get(middle), SET, A, GET, A, ...constant(five ? five - 1 : 31), SHR_U);
        if (five) this.#put(...constant(1), AND);
        this.#put(SET, CARRY);
        if (five) this.#put(GET, A, ...constant(five), SHR_U, SET, RESULT);
        else this.#put(...constant(0), SET, RESULT);
        this.#result(low);
        break;
      case 0x02: // ASRS
        this.#put(...this.#get(middle), SET, A, GET, A, ...constant(five ? five - 1 : 31), SHR_S, ...constant(1), AND);
        this.#put(SET, CARRY, GET, A, ...constant(five || 31), SHR_S, SET, RESULT);
        this.#result(low);
        break;
      case 0x03: {
        const b = op & 0x400 ? constant(high) : this.#get(high);
        if (op & 0x200) this.#difference(this.#get(middle), b);
        else this.#sumOf(this.#get(middle), b);
        this.#result(low);
        break;
      }
      case 0x04: // MOVS
        this.#put(...constant(byte), SET, RESULT);
        this.#result(wide);
        break;
      case 0x05: // CMP
        this.#difference(this.#get(wide), constant(byte));
        break;
      case 0x06:
        this.#sumOf(this.#get(wide), constant(byte));
        this.#result(wide);
        break;
      case 0x07:
        this.#difference(this.#get(wide), constant(byte));
        this.#result(wide);
        break;
      case 0x08:
        if (op & 0x400) this.#highRegisters(pc, op);
        else this.#arithmetic((op >>> 6) & 15, low, middle);
        break;
      case 0x09: // LDR literal
        this.#literal(((pc + 4) & ~3) + (byte << 2));
        this.#set(wide);
        break;
      case 0x0a:
      case 0x0b: {
        const address = [...this.#get(middle), ...this.#get(high), ADD];
        const what = (op >>> 9) & 7;
        if (what < 3) this.#write(low, address, pc, [32, 16, 8][what]);
        else this.#read(low, address, pc, ['8s', 32, 16, 8, '16s'][what - 3]);
        break;
      }
      case 0x0c: this.#write(low, plus(middle, five << 2), pc, 32); break;
      case 0x0d: this.#read(low, plus(middle, five << 2), pc, 32); break;
      case 0x0e: this.#write(low, plus(middle, five), pc, 8); break;
      case 0x0f: this.#read(low, plus(middle, five), pc, 8); break;
      case 0x10: this.#write(low, plus(middle, five << 1), pc, 16); break;
      case 0x11: this.#read(low, plus(middle, five << 1), pc, 16); break;
      case 0x12: this.#write(wide, plus(13, byte << 2), pc, 32); break;
      case 0x13: this.#read(wide, plus(13, byte << 2), pc, 32); break;
      case 0x14: // ADR
        this.#put(...constant(((pc + 4) & ~3) + (byte << 2)));
        this.#set(wide);
        break;
      case 0x15:
        this.#put(...plus(13, byte << 2));
        this.#set(wide);
        break;
      case 0x16:
        if (wide === 0) {
          this.#put(...plus(13, op & 0x80 ? -((op & 0x7f) << 2) : (op & 0x7f) << 2));
          this.#set(13);
        } else if (wide === 2) {
          this.#put(...this.#get(middle));
          this.#put(...[[EXTEND16], [EXTEND8], [...constant(0xffff), AND], [...constant(0xff), AND]][high & 3]);
          this.#set(low);
        } else this.#push(pc, op);
        break;
      case 0x17:
        if (wide === 2) this.#reverse(op, low, middle);
        else if (wide === 4) this.#loadMany(pc, 13, bits(byte), true);
        break;
      case 0x18: { // STMIA
        const list = bits(byte);
        this.#address(this.#get(wide));
        this.#writable();
        this.#put(EQZ);
        this.#if(() => this.#interpret(pc));
        list.forEach((n, at) => this.#put(GET, AT, ...this.#get(n), STORE[32], 2, ...unsigned(SRAM_AT + 4 * at)));
        this.#put(...plus(wide, 4 * list.length));
        this.#set(wide);
        break;
      }
      case 0x19:
        this.#loadMany(pc, wide, bits(byte), !(byte & (1 << wide)));
        break;
    }
  }

  // The word at an address that is as constant as the code.
  #literal(address) {
    this.read.add(address).add(address + 2);
    this.#put(CONST, ...signed(this.code.word(address)));
  }

  #push(pc, op) {
    const list = [...bits(op & 255), ...(op & 0x100 ? [14] : [])];
    this.#address([...this.#get(13), CONST, ...signed(4 * list.length), SUB]);
    this.#writable();
    this.#put(EQZ);
    this.#if(() => this.#interpret(pc));
    list.forEach((n, at) => this.#put(GET, AT, ...this.#get(n), STORE[32], 2, ...unsigned(SRAM_AT + 4 * at)));
    this.#put(...this.#get(13), CONST, ...signed(4 * list.length), SUB);
    this.#set(13);
  }

  #loadMany(pc, base, list, moves) {
    this.#address(this.#get(base));
    this.#put(...this.#get(base), SET, B);
    this.#whole(pc, (region) => {
      list.forEach((n, at) => {
        this.#put(GET, AT, LOAD[32], 2, ...unsigned(region + 4 * at));
        this.#set(n);
      });
    });
    if (!moves) return;
    this.#put(GET, B, CONST, ...signed(4 * list.length), ADD);
    this.#set(base);
  }

  #reverse(op, low, middle) {
    const how = (op >>> 6) & 3;
    this.#put(...this.#get(middle), SET, A);
    this.#put(GET, A, CONST, ...signed(0xff00ff), AND, CONST, 8, SHL);
    this.#put(GET, A, CONST, 8, SHR_U, CONST, ...signed(0xff00ff), AND, OR);
    if (how === 0) this.#put(CONST, 16, ROTR);
    else if (how > 1) this.#put(EXTEND16);
    this.#set(low);
  }

  #highRegisters(pc, op) {
    const n = (op & 7) | ((op >>> 4) & 8);
    const a = this.#get(n, pc);
    const b = this.#get((op >>> 3) & 15, pc);
    if (((op >>> 8) & 3) === 1) {
      this.#difference(a, b);
      return;
    }
    this.#put(...b);
    if (!(op & 0x200)) this.#put(...a, ADD);
    if (n === 13) this.#put(CONST, ...signed(~3), AND);
    this.#set(n);
  }

  #arithmetic(what, low, middle) {
    const put = (...bytes) => this.#put(...bytes);
    const a = this.#get(low);
    const b = this.#get(middle);
    const one = [CONST, 1];
    switch (what) {
      case 0: put(...a, ...b, AND, SET, RESULT); break;
      case 1: put(...a, ...b, XOR, SET, RESULT); break;
      case 2:
      case 3:
      case 4:
        this.#shift(what, a, b);
        break;
      case 7:
        put(...a, ...b, ROTR, SET, RESULT);
        put(GET, RESULT, CONST, 31, SHR_U, GET, CARRY, ...b, CONST, ...signed(255), AND, SELECT, SET, CARRY);
        break;
      case 8: put(...a, ...b, AND, SET, RESULT); return;
      case 5:
      case 11:
        put(...a, SET, A, ...b, SET, B);
        this.#sum(what === 5 ? [GET, CARRY] : null);
        break;
      case 6:
      case 10:
        put(...a, SET, A, ...b, CONST, ...signed(-1), XOR, SET, B);
        this.#sum(what === 6 ? [GET, CARRY] : one);
        break;
      case 9:
        put(...b, CONST, ...signed(-1), XOR, SET, A, CONST, 0, SET, B);
        this.#sum(one);
        break;
      case 12: put(...a, ...b, OR, SET, RESULT); break;
      case 13: put(...a, ...b, MUL, SET, RESULT); break;
      case 14: put(...a, ...b, CONST, ...signed(-1), XOR, AND, SET, RESULT); break;
      default: put(...b, CONST, ...signed(-1), XOR, SET, RESULT);
    }
    if (what !== 10 && what !== 11) this.#result(low);
  }

  // Shifts by a register: its lowest byte says how far, and 32 and more are possible.
  #shift(what, a, b) {
    const put = (...bytes) => this.#put(...bytes);
    put(...a, SET, A, ...b, CONST, ...signed(255), AND, SET, B);
    put(GET, B);
    this.#if(() => {
      if (what === 2) put(GET, A, CONST, ...signed(32), GET, B, SUB, SHR_U, CONST, 1, AND, CONST, 0);
      else if (what === 3) put(GET, A, GET, B, CONST, 1, SUB, SHR_U, CONST, 1, AND, CONST, 0);
      else put(GET, A, GET, B, CONST, 1, SUB, SHR_S, CONST, 1, AND, GET, A, CONST, 31, SHR_U);
      put(GET, B, CONST, ...signed(33), LT_U, SELECT, SET, CARRY);
    });
    if (what === 4) put(GET, A, GET, B, CONST, 31, GET, B, CONST, ...signed(32), LT_U, SELECT, SHR_S);
    else put(GET, A, GET, B, what === 2 ? SHL : SHR_U, CONST, 0, GET, B, CONST, ...signed(32), LT_U, SELECT);
    put(SET, RESULT);
  }
}

// The cycles of an instruction that does not branch.
function cycles(op) {
  switch (op >>> 11) {
    case 0x09: case 0x0a: case 0x0b: case 0x0c: case 0x0d: case 0x0e: case 0x0f:
    case 0x10: case 0x11: case 0x12: case 0x13:
      return 2;
    case 0x16: return (op & 0x600) === 0x400 ? 1 + bits(op & 255).length + ((op >>> 8) & 1) : 1;
    case 0x17: return (op & 0x700) === 0x400 ? 1 + bits(op & 255).length : 1;
    case 0x18: case 0x19: return 1 + bits(op & 255).length;
    default: return 1;
  }
}
