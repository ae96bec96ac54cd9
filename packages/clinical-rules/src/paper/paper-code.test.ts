import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupedCode, paperCode, readPaperCode } from './paper-code.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const signatures = fc.uint8Array({ minLength: 10, maxLength: 32 });

test('a code is read as it was made, in groups, lower case, full width, with spaces and look-alikes', () => {
  fc.assert(
    fc.property(signatures, (bytes) => {
      const code = paperCode(bytes);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
      const printed = groupedCode(code);
      expect(printed).toMatch(/^(.{4}-){3}.{4}$/);
      const mistaken = code.replaceAll('1', 'l').replaceAll('0', 'o');
      for (const typed of [code, printed, ` ${printed.toLowerCase()} `, printed.replaceAll('-', ' — '), mistaken]) {
        expect(readPaperCode(typed)).toEqual({ code });
      }
    }),
  );
  expect(readPaperCode('００００　００００　００００　００００')).toEqual({ code: '0000000000000000' });
});

test('the first 75 bits of a signature decide, the rest does not', () => {
  const bytes = Uint8Array.from([0x12, 0x34, 0x56, 0x78, 0x9a, 0xbc, 0xde, 0xf0, 0x12, 0x34]);
  // 00010 01000 11010 00101 01100 11110 00100 11010 10111 10011 01111 01111 00000 00100 10001
  expect(paperCode(bytes).slice(0, 15)).toBe('28T5CY4TQKFF04H');
  expect(paperCode(Uint8Array.from([...bytes, 1]))).toBe(paperCode(bytes));
  expect(() => paperCode(bytes.subarray(1))).toThrow('10 bytes are needed');
});

describe('a mistake', () => {
  test('of any one character is seen', () => {
    fc.assert(
      fc.property(signatures, (bytes) => {
        const code = paperCode(bytes);
        expect(code).toHaveLength(16);
        let tried = 0;
        for (let at = 0; at < code.length; at += 1) {
          for (const letter of LETTERS) {
            if (letter === code[at]) continue;
            tried += 1;
            expect(readPaperCode(code.slice(0, at) + letter + code.slice(at + 1))).toEqual({ problem: 'check' });
          }
        }
        expect(tried).toBe(16 * 31);
      }),
      { numRuns: 20 },
    );
  });

  test('of two characters that changed places is seen, next to each other or not', () => {
    fc.assert(
      fc.property(signatures, (bytes) => {
        const code = Array.from(paperCode(bytes));
        for (let at = 0; at < 15; at += 1) {
          for (let other = at + 1; other < 16; other += 1) {
            if (code[at] === code[other]) continue;
            const swapped = code.with(at, code[other] ?? '').with(other, code[at] ?? '');
            expect(readPaperCode(swapped.join(''))).toEqual({ problem: 'check' });
          }
        }
      }),
    );
  });

  test('of length, or with a letter that no code has, is named', () => {
    const code = paperCode(new Uint8Array(10));
    for (const typed of ['', code.slice(1), `${code}0`]) expect(readPaperCode(typed)).toEqual({ problem: 'length' });
    for (const letter of ['U', '码', '*']) {
      expect(readPaperCode(letter + code.slice(1))).toEqual({ problem: 'character' });
    }
  });
});
