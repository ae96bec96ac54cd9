import { describe, expect, it } from 'vitest';
import { CATALOGUE, findItem } from '../catalogue/catalogue.ts';
import { convert } from '../units/convert.ts';
import { UNIT_NAMES } from '../units/unit.ts';
import { flagResult } from './flag.ts';

/** Limits of the table of laboratory items: code, lower and upper limit in its unit; null where it has none. */
const LIMITS: readonly (readonly [code: string, low: number | null, high: number | null])[] = [
  ['WBC', 2, 30],
  ['NEUT#', 0.5, null],
  ['HGB', 50, 200],
  ['HCT', 0.15, 0.6],
  ['PLT', 30, 1000],
  ['PCT', null, 10],
  ['ALT', null, 1000],
  ['AST', null, 1000],
  ['ALB', 20, null],
  ['TBIL', null, 307.8],
  ['TBA', null, 40],
  ['CHE', 2000, null],
  ['NH3', null, 150],
  ['UREA', null, 36],
  ['CREA', null, 530],
  ['K', 2.8, 6.2],
  ['NA', 120, 160],
  ['CL', 80, 125],
  ['CA', 1.75, 3.5],
  ['P', 0.32, null],
  ['MG', 0.4, 3],
  ['CO2CP', 10, 40],
  ['OSM', 240, 350],
  ['GLU', 2.8, 22.2],
  // The limits of GLU hold at every time of the day.
  ['GLU-R', 2.8, 22.2],
  ['OGTT0H', 2.8, 22.2],
  ['OGTT1H', 2.8, 22.2],
  ['OGTT2H', 2.8, 22.2],
  ['OGTTX', 2.8, 22.2],
  ['BHB', null, 3],
  ['TG', null, 11.3],
  ['CK', null, 1000],
  ['CTNI', null, 100],
  ['CTNT', null, 52],
  ['PT', 8, 30],
  ['PTA', 30, null],
  ['INR', null, 5],
  ['APTT', 20, 70],
  ['FIB', 1, 8],
  ['ADAMTS13', 10, null],
  ['PH', 7.2, 7.6],
  ['PCO2', 20, 70],
  ['PO2', 45, null],
  ['HCO3', 10, 40],
  ['SO2', 80, null],
  ['LAC', null, 4],
  ['ICA', 0.78, 1.58],
  ['AMY', null, 405],
  ['LPS', null, 180],
  ['CSF-P', null, 300],
  ['CSF-GLU', 1.1, null],
  ['DIG', null, 2],
  ['VPA', null, 150],
  ['CBZ', null, 15],
  ['PHT', null, 30],
  ['PB', null, 60],
  ['VAN', null, 30],
  ['MTX24', null, 50],
  ['MTX48', null, 5],
  ['TAC', null, 20],
  ['CSA', null, 400],
  ['THEO', null, 20],
  ['LI', null, 1.5],
  ['CLZ', null, 1000],
  ['COHB', null, 10],
  ['METHB', null, 10],
  ['ACHE%', 50, null],
  ['PBB', null, 450],
  ['ETOH', null, 300],
  ['GBM', null, 20],
  ['ASC-PMN', null, 250],
  ['SF-WBC', null, 50_000],
];

/** Units in which a limit can be printed: every one that converts. */
function unitsOf(code: string): readonly string[] {
  const own = findItem(code)?.unit ?? '';
  if (own === '') return [''];
  return UNIT_NAMES.filter((unit) => convert(1, own, unit, code).ok);
}

const CASES = LIMITS.flatMap(([code, low, high]) =>
  unitsOf(code).flatMap((unit) =>
    (
      [
        ['low', low, -1],
        ['high', high, 1],
      ] as const
    ).flatMap(([side, limit, outward]) => (limit === null ? [] : [{ code, unit, side, limit, outward }])),
  ),
);

/** How far beyond and inside: a share of the limit, more than what rounding of a published pair differs. pH moves by hundredths. */
const beside = (code: string): number => (code === 'PH' ? 0.002 : 0.015);

describe('critical limits', () => {
  it('are those of every number of the catalogue that has some', () => {
    const numbers = CATALOGUE.filter(({ critical }) => critical?.low !== undefined || critical?.high !== undefined);
    expect(numbers.map(({ code }) => code).toSorted()).toEqual(LIMITS.map(([code]) => code).toSorted());
    expect(CASES.length).toBeGreaterThan(200);
  });

  it.each(CASES)('$code in $unit is critical just beyond its $side limit, not just inside', (one) => {
    const { code, unit, side, limit, outward } = one;
    const item = findItem(code);
    const judge = (value: number) => {
      const printed = convert(value, item?.unit ?? '', unit, code);
      const result = printed.ok ? String(Number(printed.value.toPrecision(8))) : '';
      return flagResult({ result, unit, item, sex: 'female', ageYears: 40, isPregnant: code === 'TBA' }).critical;
    };
    expect(judge(limit * (1 + outward * beside(code)))).toBe(side);
    expect(judge(limit * (1 - outward * beside(code)))).toBeUndefined();
  });

  it('leave a child alone whose own interval holds the value, and no other', () => {
    const newborn = { item: findItem('HGB'), sex: 'male', ageYears: 0, unit: 'g/L' } as const;
    expect(flagResult({ ...newborn, result: '205', range: '170-240' }).critical).toBeUndefined();
    expect(flagResult({ ...newborn, result: '245', range: '170-240' }).critical).toBe('high');
    expect(flagResult({ ...newborn, result: '205', range: '' }).critical).toBe('high');
    expect(flagResult({ ...newborn, ageYears: 40, result: '205', range: '170-240' }).critical).toBe('high');
  });
});
