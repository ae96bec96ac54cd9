import { expect, test } from 'vitest';
import { firstOfCode, rowsOfCodes } from './rows-by-code.ts';

const ROWS = [
  { code: 'K', id: 'a' },
  { code: 'NA', id: 'b' },
  { code: 'K', id: 'c' },
  { code: '', id: 'd' },
];
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('the first row of a code, none where no row has it', () => {
  expect(firstOfCode(ROWS, 'K')?.id).toBe('a');
  expect(firstOfCode(ROWS, '')?.id).toBe('d');
  expect(firstOfCode(ROWS, 'CL')).toBeUndefined();
  expect(firstOfCode(ROWS.slice(0, 0), 'K')).toBeUndefined();
});

test('rows of several codes stand in the order of the list, each once', () => {
  expect(ids(rowsOfCodes(ROWS, ['NA', 'K', 'K', 'CL']))).toEqual(['a', 'b', 'c']);
  expect(ids(rowsOfCodes(ROWS, []))).toEqual([]);
});

test('each list has its own places', () => {
  expect(ids(rowsOfCodes(ROWS.slice(1), ['K']))).toEqual(['c']);
});
