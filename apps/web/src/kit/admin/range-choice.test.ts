import { expect, test } from 'vitest';
import { rangeChoice } from './range-choice.ts';

const SHOWN = ['a', 'b', 'c', 'd', 'e'];

test('a range reaches from the last row to the pressed one, either way, and keeps what was chosen', () => {
  expect(rangeChoice(SHOWN, ['b'], 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeChoice(SHOWN, ['z', 'd'], 'd', 'b')).toEqual(['z', 'd', 'b', 'c']);
});

test('the rows between are those that stand there now, whatever stood there before', () => {
  const sorted = SHOWN.toReversed();
  expect(rangeChoice(['c', 'a', 'e', 'b', 'd'], ['a'], 'a', 'b')).toEqual(['a', 'e', 'b']);
  expect(rangeChoice(sorted, ['e'], 'e', 'd')).toEqual(['e', 'd']);
});

test('a range that is chosen whole is let go', () => {
  expect(rangeChoice(SHOWN, ['a', 'b', 'c', 'e'], 'a', 'c')).toEqual(['e']);
});

test('a last row that is not shown, or none, begins no range', () => {
  expect(rangeChoice(SHOWN, ['z'], 'z', 'c')).toEqual(['z', 'c']);
  expect(rangeChoice(SHOWN, ['c', 'd'], undefined, 'c')).toEqual(['d']);
});
