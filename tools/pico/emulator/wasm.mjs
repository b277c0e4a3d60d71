// WebAssembly as bytes, as far as it is needed: instructions, numbers, and the sections of a module.

export const [BLOCK, LOOP, IF, ELSE, END, BR, BR_IF, BR_TABLE] = [0x02, 0x03, 0x04, 0x05, 0x0b, 0x0c, 0x0d, 0x0e];
export const [RETURN, CALL, CALL_INDIRECT] = [0x0f, 0x10, 0x11];
export const [GET, SET, TEE, CONST, VOID] = [0x20, 0x21, 0x22, 0x41, 0x40];
export const [EQZ, EQ, NE, LT_S, LT_U, GT_S, GE_S, GE_U] = [0x45, 0x46, 0x47, 0x48, 0x49, 0x4a, 0x4e, 0x4f];
export const [ADD, SUB, MUL, AND, OR, XOR, SHL, SHR_S, SHR_U, ROTR] = [0x6a, 0x6b, 0x6c, 0x71, 0x72, 0x73, 0x74, 0x75, 0x76, 0x78];
export const [EXTEND8, EXTEND16, SELECT] = [0xc0, 0xc1, 0x1b];
export const LOAD = { 32: 0x28, 8: 0x2d, 16: 0x2f, '8s': 0x2c, '16s': 0x2e };
export const STORE = { 32: 0x36, 8: 0x3a, 16: 0x3b };
export const ALIGNED = { 32: 2, 16: 1, 8: 0, '16s': 1, '8s': 0 };
export const I32 = 0x7f;

export function unsigned(value) {
  const bytes = [];
  for (value >>>= 0; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
}

export function signed(value) {
  const bytes = [];
  for (value |= 0; value < -64 || value > 63; value >>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value & 127];
}

// Bytes, with their number before them; a section of a module; several things, with their number before them.
export const sized = (bytes) => Buffer.concat([Buffer.from(unsigned(bytes.length)), Buffer.from(bytes)]);
export const section = (id, bytes) => Buffer.concat([Buffer.from([id]), sized(bytes)]);
export const vector = (items) => Buffer.concat([unsigned(items.length), ...items].map((item) => Buffer.from(item)));
export const name = (text) => sized(Buffer.from(text));

export function instance(sections, env) {
  const bytes = Buffer.concat([Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), ...sections]);
  return new WebAssembly.Instance(new WebAssembly.Module(bytes), { env }).exports;
}
