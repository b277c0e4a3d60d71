// What an instruction of the processor does beyond arithmetic, and three hints; processor.ts has the same numbers.

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
export const WIDTH = [1, 4, 2, 2, 1, 1, 4, 2, 1, 4, 4, 4]; // bytes, of those up to LOAD_MANY

export const WFE = 0xbf20;
export const WFI = 0xbf30;
export const SEV = 0xbf40;
