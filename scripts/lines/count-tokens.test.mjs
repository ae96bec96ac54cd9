import { expect, test } from 'vitest';
import { countTokens } from './count-tokens.mjs';

test.each([
  ['a.ts', 'a = b / c; // d', 6],
  ['a.ts', 'const a = /it\'s "b"/g.test(c);', 10],
  ['a.ts', '`a${b}c${{ d: 1 }.d}e`', 11],
  ['a.ts', 'const a = (b as c) / 2 / d;', 13],
  ['a.ts', "const a = number / b ? '/' : 1;", 11],
  ['a.tsx', '<p id="a">\n  it\'s {b} / c\n</p>;', 15],
  ['a.tsx', '<p>\n  <b />\n</p>', 10],
])('tokens of %s: %s', (file, text, tokens) => {
  expect(countTokens(file, text)).toBe(tokens);
});
