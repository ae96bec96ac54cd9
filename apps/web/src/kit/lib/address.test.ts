import { expect, test } from 'vitest';
import { addressOf, addressState, choicePart, pagePart, textPart } from './address.ts';

const filters = addressState({
  keyword: textPart((text) => text.trim()),
  page: pagePart(),
  page_size: choicePart([12, 24]),
  kind: choicePart(['all', 'own']),
});
const read = (query: Record<string, string>) => filters.read(new URLSearchParams(query));

test('an address says what it was written from; what holds anyway is left out', () => {
  const state = { keyword: '肾 病', page: 2, page_size: 24, kind: 'own' } as const;
  expect(filters.read(filters.write(state))).toEqual(state);
  expect(filters.write(state).get('page')).toBe('3');
  expect(filters.write({}).size).toBe(0);
  expect(filters.write(filters.initial).size).toBe(0);
});

test('what an address says wrongly is as if it did not say it', () => {
  for (const page of ['0', '-1', 'x', '1e3', '9999999']) expect(read({ page })).toEqual(filters.initial);
  expect(read({ page_size: '7', kind: 'other' })).toEqual(filters.initial);
  expect(read({ keyword: ' a ' }).keyword).toBe('a');
});

test('an address with its query; what is undefined is left out', () => {
  expect(addressOf('/data', { name: 'NEUT%', specimen: undefined })).toBe('/data?name=NEUT%25');
});
