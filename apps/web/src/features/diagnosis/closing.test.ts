import { expect, test } from 'vitest';
import { asksBeforeClosing } from './diagnosis-drawer.tsx';

const clean = { isDirty: false, hasReports: true, holdsResult: true };
const typed = { isDirty: true, hasReports: false, holdsResult: false };

test('nothing is asked when nothing was changed', () => {
  for (const apiType of [undefined, 1, 3, 5, 6, 8, 9]) expect(asksBeforeClosing(apiType, clean)).toBe(false);
});

// covers A-2.5-42, A-2.5-43
test.each([5, 6])('type %i asks when records exist or a result would be lost', (apiType) => {
  expect(asksBeforeClosing(apiType, { ...typed, hasReports: true })).toBe(true);
  expect(asksBeforeClosing(apiType, { ...typed, holdsResult: true })).toBe(true);
  expect(asksBeforeClosing(apiType, typed)).toBe(false);
});

test.each([8, 11])('type %i always asks for what was typed', (apiType) => {
  expect(asksBeforeClosing(apiType, typed)).toBe(true);
});

test('other types have nothing of their own to lose', () => {
  for (const apiType of [undefined, 1, 2, 3, 4, 7, 9, 12, 14, 15]) {
    expect(asksBeforeClosing(apiType, { isDirty: true, hasReports: true, holdsResult: true })).toBe(false);
  }
});
