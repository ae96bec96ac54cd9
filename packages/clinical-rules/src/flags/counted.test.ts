import { expect, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { flagResult } from './flag.ts';

test.each([
  ['BLAST', '34', '%', 'abnormal', 'high'],
  ['BLAST', '0', '%', 'normal', undefined],
  ['MALSM', '5200', '/μL', 'abnormal', 'high'],
  ['JAK2', '12.4', '%', 'abnormal', undefined],
  ['HIVAB', '0.08', 'S/CO', 'undetermined', undefined],
  ['BLAST', '34', '', 'abnormal', 'high'],
  ['JAK2', '34', '', 'undetermined', undefined],
])('%s, a finding of yes or no, that was counted as %s %s is %s', (code, result, unit, state, critical) => {
  const flag = flagResult({ result, unit, item: findItem(code), sex: 'male', ageYears: 40 });
  expect([flag.state, flag.critical]).toEqual([state, critical]);
});
