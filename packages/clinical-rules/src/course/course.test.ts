import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withCompanions } from './companions.ts';
import { slopeOf } from './slope.ts';
import { thinByExtremes } from './thin.ts';
import { monthsBefore } from './window.ts';
import { courseSentence, rateFigure, spannedSlopeText, stagePathText, yearText } from './wording.ts';

const at = (day: string, value: number) => ({ time: Date.parse(`${day}T09:00:00+08:00`), value });
const CREATININE = [
  at('2024-11-14', 117),
  at('2025-02-20', 128),
  at('2025-05-16', 136),
  at('2025-08-21', 145),
  at('2025-11-11', 161),
  at('2025-11-12', 163),
  at('2025-11-18', 168),
];

test.each([
  ['2025-11-18T09:42:00+08:00', 12, '2024-11-01T00:00:00+08:00'],
  ['2025-11-18T09:42:00+08:00', 3, '2025-08-01T00:00:00+08:00'],
  ['2025-01-31T23:59:00Z', 1, '2024-12-01T00:00:00Z'],
  ['2025-02-01T00:00:00-05:00', 14, '2023-12-01T00:00:00-05:00'],
])('%s less %i months begins on the first of a month', (time, months, from) => {
  expect(monthsBefore(time, months)).toBe(from);
});

describe('thinning by extremes', () => {
  const points = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 400 });

  test('keeps ends, order, lowest and highest, and never more than asked', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 4, max: 60 }), (values, limit) => {
        const all = values.map((value, time) => ({ time, value }));
        const kept = thinByExtremes(all, limit);
        expect(kept.length).toBeLessThanOrEqual(Math.max(limit, Math.min(all.length, limit)));
        expect(kept).toEqual(all.filter((point) => kept.includes(point)));
        expect([kept[0], kept.at(-1)]).toEqual([all[0], all.at(-1)]);
        const size = (of: typeof all) => [Math.min, Math.max].map((pick) => pick(...of.map(({ value }) => value)));
        expect(size(kept)).toEqual(size(all));
      }),
    );
  });

  test('leaves what is few as it is, in an array of its own', () => {
    expect(thinByExtremes(CREATININE, 24)).toEqual(CREATININE);
    expect(thinByExtremes([], 24)).toEqual([]);
  });
});

describe('rate of change (J-43)', () => {
  test('is fitted from three points over sixty days on', () => {
    const slope = slopeOf(CREATININE);
    expect(slope).toMatchObject({ per: 'month', by: 'fit' });
    expect(rateFigure(slope?.rate ?? 0)).toBe('+4.0');
    expect(slopeOf(CREATININE, true)?.per).toBe('year');
  });

  test('what is told per year is not extrapolated from weeks', () => {
    const weeks = [at('2025-10-09', 8), at('2025-11-14', 8), at('2025-11-18', 7)];
    expect(slopeOf(weeks, true)?.per).toBe('month');
    expect(slopeOf([at('2025-05-01', 12), at('2025-11-18', 8)], true)?.per).toBe('year');
  });

  test('else goes by the two ends: per day below two weeks, per year beyond a year', () => {
    expect(slopeOf([at('2025-11-01', 5), at('2025-11-11', 6)])).toEqual({ per: 'day', rate: 0.1, by: 'ends' });
    expect(slopeOf([at('2025-09-01', 5), at('2025-10-15', 6)])).toMatchObject({ per: 'month', by: 'ends' });
    expect(slopeOf([at('2022-11-18', 90), at('2025-11-18', 60)])).toMatchObject({ per: 'year', by: 'ends' });
  });

  test('is not told of one point, or of points of one time', () => {
    expect(slopeOf([at('2025-11-01', 5)])).toBeUndefined();
    expect(slopeOf([at('2025-11-01', 5), at('2025-11-01', 6)])).toBeUndefined();
  });

  test('says its window where it stands alone: two windows of one course have two rates', () => {
    const egfr = [at('2024-01-09', 72), at('2024-11-14', 61), at('2025-05-16', 50), at('2025-11-18', 39)];
    expect(spannedSlopeText('EGFR', egfr)).toMatch(/^22 个月内每年 −/);
    expect(spannedSlopeText('EGFR', egfr.slice(1))).toMatch(/^12 个月内每年 −/);
    expect(spannedSlopeText('EGFR', egfr.slice(3))).toBe('');
  });

  test.each([
    [4.04, '+4.0'],
    [-19.6, '−20'],
    [0.126, '+0.13'],
    [0, '0'],
    [-0.0004, '−0.0004'],
    [0.000001, '0'],
  ])('%d is printed %s', (rate, text) => expect(rateFigure(rate)).toBe(text));
});

describe('sentences of a course', () => {
  const spoken = (code: string, name: string, unit: string, points: typeof CREATININE) => ({
    code,
    name,
    unit,
    results: points.map(({ value }) => String(value)),
    numbers: points,
  });
  const egfr = [at('2024-11-14', 61), at('2025-11-18', 39)];

  test('name span, ends, number and rate of the first, and the ends of what goes with it', () => {
    const courses = [spoken('CREA', '肌酐', 'μmol/L', CREATININE), spoken('EGFR', 'eGFR', '', egfr)];
    expect(courseSentence('2024-11-14', '2025-11-18', courses)).toBe(
      '2024-11-14 至 2025-11-18 肌酐 117 → 168 μmol/L（7 次，每月 +4.0），eGFR 61 → 39。',
    );
  });

  test('a single result has neither span nor rate; no result has no sentence', () => {
    const one = spoken('K', '钾', 'mmol/L', [at('2025-11-18', 5.6)]);
    expect(courseSentence('2025-11-18', '2025-11-18', [one])).toBe('2025-11-18 钾 5.6 mmol/L（1 次）。');
    expect(courseSentence('', '', [spoken('K', '钾', 'mmol/L', [])])).toBe('');
  });

  test.each([
    [5, '5.22', '6.82', '近 1 年 5 次，由 5.22 升至 6.82'],
    [2, '61', '39', '近 1 年 2 次，由 61 降至 39'],
    [3, '5.0', '5.0', '近 1 年 3 次，由 5.0 至 5.0'],
    [1, '5.0', '5.0', '近 1 年首次'],
  ])('the small curve of %i results from %s to %s', (count, first, last, text) => {
    expect(yearText(count, first, last)).toBe(text);
  });

  test('stages are told where they change', () => {
    expect(stagePathText(['G2', 'G3a', 'G3a', 'G3b'])).toBe('由 G2 期经 G3a 期入 G3b 期');
    expect(stagePathText(['G2', 'G3a'])).toBe('由 G2 期入 G3a 期');
    expect(stagePathText(['G3a', 'G3b', 'G3a'])).toBe('经 G3b 期后仍为 G3a 期');
    expect(stagePathText(['G5', 'G5'])).toBe('');
  });
});

test('an item brings what goes with it', () => {
  expect(['CREA', 'HGB', 'TSH', 'K', 'INR', 'EGFR'].map(withCompanions)).toEqual([
    ['CREA', 'EGFR'],
    ['HGB', 'MCV'],
    ['TSH', 'FT4'],
    ['K', 'CREA'],
    ['INR'],
    ['EGFR'],
  ]);
});
