import { expect, test } from 'vitest';
import { findItem } from './catalogue.ts';
import { twinByUnit } from './share-twins.ts';

test.each([
  ['ASC-PMN', '%', '80', 'ASC-PMN%'],
  ['ASC-PMN', '% ', '80', 'ASC-PMN%'],
  ['ASC-PMN', '', '80%', 'ASC-PMN%'],
  ['ASC-PMN', ' ', '80 % ', 'ASC-PMN%'],
  // The unit decides, also where the result ends with the sign.
  ['ASC-PMN', '10^6/L', '80%', 'ASC-PMN'],
  ['ASC-PMN%', '10^6/L', '820', 'ASC-PMN'],
  ['ASC-PMN%', '/μL', '820', 'ASC-PMN'],
  // Neither tells: the name does.
  ['ASC-PMN%', '', '820', 'ASC-PMN%'],
  ['ASC-PMN%', 'mmol/L', '820', 'ASC-PMN%'],
  ['ASC-PMN', '%以上', '820', 'ASC-PMN'],
  ['NEUT#', '%', '80', 'NEUT#'],
  // An antibody by its amount, and by a word.
  ['HBSAB', 'mIU/mL', '>1000', 'HBSABQ'],
  ['HBSAB', 'mIU/mL', '阳性', 'HBSAB'],
  ['HBSAB', 'S/CO', '12', 'HBSAB'],
  ['HBSAB', '', '1+', 'HBSAB'],
])('%s with the unit 「%s」 and the result 「%s」 is %s', (code, unit, result, meant) => {
  expect(twinByUnit(findItem(code), { unit, result })?.code).toBe(meant);
});

test('what is not known stays so', () => {
  expect(twinByUnit(undefined, { unit: '%', result: '80' })).toBeUndefined();
});
