import { expect, test } from 'vitest';
import { limitText, textLength } from './limit-text.ts';

test.each([
  ['名'.repeat(19), 19],
  ['名'.repeat(20), 20],
  ['名'.repeat(21), 20],
  ['𠮷'.repeat(20), 20],
  ['𠮷'.repeat(21), 20],
])('%s keeps %i characters', (text, kept) => {
  expect(textLength(limitText(text, 20))).toBe(kept);
});
