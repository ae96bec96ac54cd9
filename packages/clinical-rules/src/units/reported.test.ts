import { describe, expect, it, test } from 'vitest';
import { limitIn as cutOffIn } from './cut-off.ts';
import { limitIn, toCompare } from './published-pairs.ts';
import { inUnit, readReported, reportedUnit } from './reported.ts';
import { unitText } from './unit-text.ts';

const GLUCOSE_PER_MMOL = 18.016;

// J-92: figures that are published in both units, though they do not convert exactly into each other.
describe.each<[string, string, number, readonly (readonly [own: number, other: number])[]]>([
  ...['GLU', 'GLU-R', 'OGTT0H', 'OGTT1H', 'OGTT2H', 'OGTTX'].map(
    (code): [string, string, number, [number, number][]] => [
      code,
      'mg/dL',
      1 / GLUCOSE_PER_MMOL,
      [
        [2.8, 50],
        [3, 54],
        [3.9, 70],
        [5.1, 92],
        [5.6, 100],
        [6.1, 110],
        [7, 126],
        [7.8, 140],
        [8.5, 153],
        [10, 180],
        [11.1, 200],
        [16.7, 300],
        [22.2, 400],
      ],
    ],
  ),
  ['CREA', 'mg/dL', 88.4, [[530, 6]]],
  [
    'COR8',
    'μg/dL',
    27.59,
    [
      [83, 3],
      [138, 5],
      [500, 18],
    ],
  ],
])('a published limit of %s in %s', (code, unit, factor, pairs) => {
  it.each(pairs)('%d is %d', (own, other) => {
    expect(limitIn(own, factor, unit, code)).toBe(other);
    expect(toCompare(other, factor, unit, code)).toBe(own);
    // What lies beside it is converted.
    expect(toCompare(other * 1.01, factor, unit, code)).toBeCloseTo(other * 1.01 * factor, 9);
  });
});

test('a limit that nobody published in the unit is converted, with three digits', () => {
  expect(limitIn(4.4, 1 / GLUCOSE_PER_MMOL, 'mg/dL', 'GLU')).toBe(79.3);
  expect(limitIn(115, 10, 'g/dL', 'HGB')).toBe(11.5);
  expect(limitIn(137.25, 1, 'mmol/L', 'NA')).toBe(137.25);
  expect(toCompare(11.5, 10, 'g/dL', 'HGB')).toBe(115);
});

test('a cut-off is the figure of the unit, else the rule’s own converted', () => {
  const cortisol = { 'nmol/L': 500, 'μg/dL': 18 };
  expect([cutOffIn(cortisol, 'nmol/L', 'COR8'), cutOffIn(cortisol, 'μg/dL', 'COR8')]).toEqual([500, 18]);
  expect(cutOffIn(cortisol, 'ng/mL', 'COR8')).toBeCloseTo(181.2, 1);
  expect(cutOffIn(cortisol, '瓶', 'COR8')).toBeNaN();
});

describe('a value in the unit that the laboratory reported', () => {
  const units = ['nmol/L', 'μg/dL'];

  it.each<[unknown, { unit: string; factor: number } | null]>([
    [undefined, { unit: 'nmol/L', factor: 1 }],
    [null, { unit: 'nmol/L', factor: 1 }],
    ['μg/dL', { unit: 'μg/dL', factor: 1 }],
    ['ng/mL', { unit: 'μg/dL', factor: 0.1 }],
    ['μmol/L', { unit: 'nmol/L', factor: 1000 }],
    ['瓶', null],
    [5, null],
  ])('of %s: %j', (printed, expected) => {
    const found = reportedUnit(printed, units, 'COR8');
    expect(found).toEqual(expected && { ...expected, factor: expect.closeTo(expected.factor, 9) as number });
  });

  it('of a unit that only the analyte leads to is in the first', () => {
    expect(reportedUnit('pmol/L', ['pg/mL'], 'ACTH')).toEqual({
      unit: 'pg/mL',
      factor: expect.closeTo(4.541, 9) as number,
    });
    expect(reportedUnit('pmol/L', ['pg/mL'], 'ALB')).toBeNull();
  });

  it('is a set, or nothing where the value or its unit says nothing', () => {
    expect(readReported('50', 'ng/mL', units, 'COR8')).toMatchObject({ unit: 'μg/dL', set: { low: 5, high: 5 } });
    expect(readReported('溶血', 'ng/mL', units, 'COR8')).toBeNull();
    expect(readReported('50', '瓶', units, 'COR8')).toBeNull();
  });

  it('converts into another unit, bounds and all', () => {
    const reported = readReported('<10', 'μg/dL', units, 'COR8');
    expect(reported && inUnit(reported, 'nmol/L', 'COR8')).toEqual({
      low: -Infinity,
      high: expect.closeTo(275.9, 9) as number,
      hasLow: false,
      hasHigh: false,
    });
    const above = readReported('>10', 'μg/dL', units, 'COR8');
    expect(above && inUnit(above, 'nmol/L', 'COR8')?.low).toBeCloseTo(275.9, 9);
    expect(reported && inUnit(reported, 'kPa', 'COR8')).toBeNull();
  });
});

test.each([
  ['10^9/L', '×10⁹/L'],
  ['10*12/L', '×10¹²/L'],
  ['10^6/L', '×10⁶/L'],
  ['万/μl', '×10⁴/μL'],
  ['mmol/L', 'mmol/L'],
  ['mL/min/1.73m2', 'mL/min/1.73 m²'],
  ['株10^9/克', '株10^9/克'],
])('%s reads %s', (unit, text) => {
  expect(unitText(unit)).toBe(text);
});
