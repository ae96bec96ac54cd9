/** Crockford's base 32: no I, L, O and U, so that a code can be read aloud and typed from paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters that are taken for a figure when they are read from paper. */
const READ_AS: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
const BITS = 5;
/** Characters of a code with its check character. */
const LENGTH = 16;
/** Bytes that a code needs: 15 characters of 5 bits. */
const DATA_BYTES = 10;

/** Twice a number of the field of 32 elements, by the polynomial x⁵ + x² + 1. */
function twice(value: number): number {
  return ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;
}

/**
 * Each place weighs another power of two in that field, so that one wrong character and any two that changed places leave a rest;
 * 0 of a code that is right.
 */
function restOf(values: readonly number[]): number {
  return values.reduce((rest, value) => twice(rest) ^ value, 0);
}

/**
 * The code of a signature: its first 75 bits and a check character.
 * @param bytes at least 10
 * @returns 16 characters without dashes
 */
export function paperCode(bytes: Uint8Array): string {
  if (bytes.length < DATA_BYTES) throw new RangeError(`${DATA_BYTES} bytes are needed`);
  const values = Array.from({ length: LENGTH - 1 }, (_, index) => {
    const from = index * BITS;
    const pair = ((bytes[from >> 3] ?? 0) << 8) | (bytes[(from >> 3) + 1] ?? 0);
    return (pair >> (16 - BITS - (from & 7))) & 31;
  });
  return [...values, twice(restOf(values))].map((value) => ALPHABET[value]).join('');
}

/** In groups of four, as it is printed. */
export function groupedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

/** What was typed, without what only parts the groups: 「7k3m 9qxa」 and 「７Ｋ３Ｍ－９ＱＸＡ」 are one. */
function bareCode(typed: string): string {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_.]/gu, '');
  return letters.replaceAll(/[ILO]/g, (letter) => READ_AS[letter] ?? letter);
}

/** Why what was typed can be no code: how long it is, a character that no code has, or one that was mistaken. */
export type CodeProblem = 'length' | 'character' | 'check';

/** Reads what was typed or pasted: the 16 characters, or what is wrong with it. */
export function readPaperCode(typed: string): { readonly code: string } | { readonly problem: CodeProblem } {
  const code = bareCode(typed);
  const values = Array.from(code, (letter) => ALPHABET.indexOf(letter));
  if (values.includes(-1)) return { problem: 'character' };
  if (values.length !== LENGTH) return { problem: 'length' };
  return restOf(values) === 0 ? { code } : { problem: 'check' };
}
