// What Thumb instructions mean, as far as it fits into tables and a function of two numbers.

export const SEV = 0xbf40;
export const WFE = 0xbf20;
export const WFI = 0xbf30;

// What is left to do of an instruction when its registers are known.
export const NONE = 0;
export const LOAD32 = 1;
export const LOAD16 = 2;
export const LOAD16S = 3;
export const LOAD8 = 4;
export const LOAD8S = 5;
export const STORE32 = 6;
export const STORE16 = 7;
export const STORE8 = 8;
export const STORE_MANY = 9;
export const PUSH = 10;
export const LOAD_MANY = 11;
export const RETURN = 12;
export const SYSTEM = 13;
export const WIDTH = [1, 4, 2, 2, 1, 1, 4, 2, 1, 4, 4, 4]; // bytes, of those from NONE to LOAD_MANY
export const LOADS =
  (1 << LOAD32) | (1 << LOAD16) | (1 << LOAD16S) | (1 << LOAD8) | (1 << LOAD8S) | (1 << LOAD_MANY);
export const BY_REGISTER = [STORE32, STORE16, STORE8, LOAD8S, LOAD32, LOAD16, LOAD8, LOAD16S];
export const BITS = new Uint8Array(512); // set bits of a list of registers
for (let list = 1; list < 512; list++) BITS[list] = BITS[list >>> 1] + (list & 1);

// The operations of `arithmetic` that set the flags and nothing else: TST, CMP, CMN.
export const COMPARISONS = (1 << 8) | (1 << 10) | (1 << 11);

// The sixteen operations on two registers; carry and overflow are in `flags`, and are left there.
export function arithmetic(operation, a, b, flags) {
  switch (operation) {
    case 0: // ANDS
    case 8: // TST
      return a & b;
    case 1: // EORS
      return a ^ b;
    case 2: // LSLS
      b &= 255;
      if (b) flags.C = b > 32 ? 0 : (a >>> (32 - b)) & 1;
      return b > 31 ? 0 : a << b;
    case 3: // LSRS
      b &= 255;
      if (b) flags.C = b > 32 ? 0 : (a >>> (b - 1)) & 1;
      return b > 31 ? 0 : (a >>> b) | 0;
    case 4: // ASRS
      b &= 255;
      if (b) flags.C = (a >> (b > 31 ? 31 : b - 1)) & 1;
      return a >> (b > 31 ? 31 : b);
    case 5: // ADCS
      return add(a, b, flags.C, flags);
    case 6: // SBCS
      return add(a, ~b, flags.C, flags);
    case 7: // RORS
      b &= 255;
      if (!b) return a;
      a = (a >>> (b & 31)) | (a << (-b & 31));
      flags.C = a >>> 31;
      return a;
    case 9: // RSBS
      return add(~b, 0, 1, flags);
    case 10: // CMP
      return add(a, ~b, 1, flags);
    case 11: // CMN
      return add(a, b, 0, flags);
    case 12: // ORRS
      return a | b;
    case 13: // MULS
      return Math.imul(a, b);
    case 14: // BICS
      return a & ~b;
    default: // MVNS
      return ~b;
  }
}

// SXTH, SXTB, UXTH, UXTB
export function extend(operation, a) {
  switch (operation) {
    case 0: return (a << 16) >> 16;
    case 1: return (a << 24) >> 24;
    case 2: return a & 0xffff;
    default: return a & 0xff;
  }
}

// REV, REV16, and REVSH as number 3
export function reverse(operation, a) {
  const halves = ((a & 0xff00ff) << 8) | ((a >>> 8) & 0xff00ff);
  switch (operation) {
    case 0: return (halves << 16) | (halves >>> 16);
    case 1: return halves;
    default: return (halves << 16) >> 16;
  }
}

// ARM subtracts by adding what is inverted, with a carry.
function add(a, b, carry, flags) {
  const result = (a + b + carry) | 0;
  flags.C = (a >>> 0) + (b >>> 0) + carry > 0xffffffff ? 1 : 0;
  flags.V = ((a ^ result) & (b ^ result)) >>> 31;
  return result;
}
