import { expect, test } from 'vitest';
import { rangeOfSpecimen } from './range-of-specimen.ts';

const never = (): never => {
  throw new Error('the specimen tells');
};

test.each([
  ['血清 3.5-5.3；血浆 3.4-4.8', '血清', '3.5-5.3'],
  ['血清:3.5-5.3 血浆:3.4-4.8', '血浆', '3.4-4.8'],
  ['3.5～5.3（血清），3.4～4.8（血浆）', '血浆', '3.4～4.8'],
  ['动脉血7.35-7.45；静脉血7.32-7.42', '静脉血', '7.32-7.42'],
  ['动脉：7.35-7.45 / 静脉：7.32-7.42', '动脉血', '7.35-7.45'],
  ['血清 <5.0；脑脊液 <0.5', '脑脊液', '<0.5'],
])('of 「%s」 a row of %s is judged by 「%s」', (range, specimen, interval) => {
  expect(rangeOfSpecimen(range, specimen, never)).toBe(interval);
});

const TWO = '血清 3.5-5.3；血浆 3.4-4.8';

test('a row without a specimen is judged where it is no matter which of them is meant', () => {
  expect(rangeOfSpecimen(TWO, '', () => true)).toBe('3.5-5.3');
  expect(rangeOfSpecimen(TWO, ' ', () => false)).toBe('3.5-5.3');
  expect(rangeOfSpecimen(TWO, '', (interval) => interval === '3.5-5.3')).toBe(TWO);
  expect(rangeOfSpecimen(TWO, '', () => null)).toBe(TWO);
});

test.each([
  // One specimen, and none: as they are.
  ['血清 3.5-5.3', '血清'],
  ['3.5-5.3', '血清'],
  // None of them is the specimen of the row.
  [TWO, '尿'],
  // Words that are none of the parts.
  [`${TWO}；透析前 <6`, '血清'],
])('「%s」 of %s stays as it is', (range, specimen) => {
  expect(rangeOfSpecimen(range, specimen, () => true)).toBe(range);
});
