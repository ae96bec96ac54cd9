import { expect, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { printedRow } from './record.test-support.ts';
import { isUnitUnsaid, withUnitByRange } from './unit-by-range.ts';

const MAN = { sex: 'male', ageYears: 40 } as const;
const read = (
  code: string,
  result: string,
  range_text: string,
  more: object = {},
  person: Parameters<typeof withUnitByRange>[2] = MAN,
) => withUnitByRange(printedRow({ code, result, range_text, ...more }), findItem(code), person).unit_read;

test.each<[string, string, string, object, string | undefined]>([
  ['K', '6.9', '3.5-5.3', {}, 'mmol/L'],
  ['K', '6.9', '3.5-5.3', { unit: ' ' }, 'mmol/L'],
  ['K', '6.9', '3.5-5.3', { unit: '个' }, 'mmol/L'],
  ['K', '6.9', '3.5-5.3', { unit: 'mmol/L' }, undefined],
  ['K', '6.9', '3.5-5.3', { unit: 'mg/dL' }, undefined],
  ['K', '6.9', '3.5-5.3', { unit_read: 'g/L' }, 'g/L'],
  ['K', '>6.9', '3.5-5.3', {}, 'mmol/L'],
  ['K', '溶血', '3.5-5.3', {}, undefined],
  ['K', '6.9 mmol/L', '3.5-5.3', {}, undefined],
  ['K', '6.9', '', {}, undefined],
  ['K', '6.9', '阴性', {}, undefined],
  ['K', '6.9', '3.5-5.3 mmol/L', {}, undefined],
  ['K', '6.9', '≥3.5', {}, undefined],
  ['K', '6.9', '0-0', {}, undefined],
  // A bound may be a quarter off: 3.5 from 2.625 to 4.375, 5.3 from 3.975 to 6.625.
  ['K', '6.9', '4.37-5.3', {}, 'mmol/L'],
  ['K', '6.9', '4.38-5.3', {}, undefined],
  ['K', '6.9', '4.375-5.3', {}, 'mmol/L'],
  ['K', '6.9', '2.63-5.3', {}, 'mmol/L'],
  ['K', '6.9', '2.62-5.3', {}, undefined],
  ['K', '6.9', '3.5-6.62', {}, 'mmol/L'],
  ['K', '6.9', '3.5-6.63', {}, undefined],
  ['K', '6.9', '3.5-3.98', {}, 'mmol/L'],
  ['K', '6.9', '3.5-3.97', {}, undefined],
  ['K', '6.9', '≤5.3', {}, undefined],
  ['K', '6.9', '0-5.3', {}, undefined],
  ['HDL-C', '0.9', '≥1.0', {}, undefined],
  ['FER', '20', '30-400', {}, 'ng/mL'],
  // No unit, no figure, and nothing that is known.
  ['PH', '7.2', '7.35-7.45', { unit: '个' }, undefined],
  ['HBSAG', '1', '0-1', {}, undefined],
  ['XYZ', '1', '0-1', {}, undefined],
])('%s %s beside 「%s」 %j is in %s', (code, result, range, more, unit) => {
  expect(read(code, result, range, more)).toBe(unit);
});

test.each(['NH3', 'DIG', 'FT3', 'FT4', 'B12', 'AFP', 'DRC'])(
  'of %s another unit has figures nearly as high: only the interval itself tells',
  (code) => {
    const item = findItem(code);
    const { male } = item?.intervals ?? { male: null };
    const [low, high] = [male?.low ?? 0, male?.high ?? 0];
    const range = (times: number) => `${Number((low * times).toPrecision(6))}-${Number((high * times).toPrecision(6))}`;
    expect([
      read(code, '5', range(1)),
      read(code, '5', range(1.019)),
      read(code, '5', range(1.021)),
      read(code, '5', range(0.9)),
    ]).toEqual([...[item?.unit, item?.unit, undefined, undefined]]);
  },
);

test('the interval is that of anybody: of the person, of men or of women', () => {
  // WS/T 405: haemoglobin of men 130–175 g/L, of women 115–150.
  const woman = { sex: 'female', ageYears: 40 } as const;
  const nobody = { sex: null, ageYears: null };
  expect([
    read('HGB', '90', '130-175'),
    read('HGB', '90', '115-150', {}, woman),
    read('HGB', '90', '115-150', {}, nobody),
  ]).toEqual(['g/L', 'g/L', 'g/L']);
  expect([read('HGB', '9', '13-17.5'), read('PSA', '9', '0-4', {}, woman)]).toEqual([undefined, 'ng/mL']);
});

test('a unit says nothing where none is printed or none is known', () => {
  expect(['', ' ', '个', 'mmol/L', 'xyz'].map(isUnitUnsaid)).toEqual([true, true, true, false, true]);
});
