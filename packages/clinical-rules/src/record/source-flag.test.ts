import { expect, test } from 'vitest';
import { onlyReport } from './record.test-support.ts';
import { differingSourceFlag, sourceFlagMeaning, sourceFlagSide } from './source-flag.ts';

// Potassium 3.5–5.3 mmol/L by the report; critical from 6.2 on by the catalogue.
test.each([
  ['5.9', 'H', undefined],
  ['5.9', '↑', undefined],
  ['5.9', 'H,A', undefined],
  ['5.9', 'N', 'N'],
  ['5.9', 'L', 'L'],
  ['5.9', 'HH', 'HH'],
  ['6.9', 'HH', undefined],
  ['4.0', 'N', undefined],
  ['4.0', '', undefined],
  ['4.0', 'A', 'A'],
  ['溶血', 'N', 'N'],
])('potassium %s that a source flags %s', (result, sourceFlag, shown) => {
  const [, { rows }] = onlyReport([['K', result, 'mmol/L', { range_text: '3.5–5.3' }]]);
  expect(rows.map(({ flag }) => differingSourceFlag(sourceFlag, flag))).toEqual([shown]);
});

test.each([
  ['H*', 'high', 'high'],
  ['*L', 'low', 'low'],
  ['(H)', 'high', 'high'],
  ['【低】', 'low', 'low'],
  ['↑H', 'high', 'high'],
  ['High', 'high', 'high'],
  ['↑↑↑', 'critical', 'high'],
  ['↑危', 'critical', 'high'],
  ['危急低', 'critical', 'low'],
  ['ABN', 'abnormal', null],
  ['Critical', 'critical', null],
  ['H?', null, null],
  ['见备注', null, null],
])('a source that prints %s means %s, on the side %s', (flag, meaning, side) => {
  expect([sourceFlagMeaning(flag), sourceFlagSide(flag)]).toEqual([meaning, side]);
});
