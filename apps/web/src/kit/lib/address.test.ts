import { expect, test } from 'vitest';
import { addressOf, addressState, choicePart, dayPart, pagePart, textPart } from './address.ts';

const filters = addressState({
  keyword: textPart((text) => text.trim()),
  page: pagePart(),
  page_size: choicePart([12, 24]),
  kind: choicePart(['all', 'own']),
  day: dayPart(),
});
const read = (query: Record<string, string>) => filters.read(new URLSearchParams(query));

test('an address says what it was written from; what holds anyway is left out', () => {
  const state = { keyword: '肾 病', page: 2, page_size: 24, kind: 'own', day: '2024-02-29' } as const;
  expect(filters.read(filters.write(state))).toEqual(state);
  expect(filters.write(state).get('page')).toBe('3');
  expect(filters.write({}).size).toBe(0);
  expect(filters.write(filters.initial).size).toBe(0);
});

test('what an address says wrongly is as if it did not say it', () => {
  for (const page of ['0', '-1', 'x', '1e3', '9999999']) expect(read({ page })).toEqual(filters.initial);
  for (const day of ['2025-13-40', '2025-02-29', '2025-1-2', 'x']) expect(read({ day })).toEqual(filters.initial);
  expect(read({ page_size: '7', kind: 'other' })).toEqual(filters.initial);
  expect(read({ keyword: ' a ' }).keyword).toBe('a');
});

test('an address with its query; what is undefined is left out', () => {
  expect(addressOf('/data', { name: 'NEUT%', specimen: undefined })).toBe('/data?name=NEUT%25');
});
