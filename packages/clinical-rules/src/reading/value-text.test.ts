import { describe, expect, test } from 'vitest';
import { by } from './finders.test-support.ts';
import { leftThyroglobulin } from './left-thyroglobulin.ts';
import { finding } from './pictures.test-support.ts';
import { AT } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { courseOf, criticalDistance, leastOf } from './rows.ts';
import { runText } from './run.ts';
import { leftOf, lobeThyroglobulin } from './thyroglobulin.ts';
import { isNewOfKnown, isToldAsUrgent, withStepsOf } from './told-elsewhere.ts';
import { unsaidUnitFinding } from './unsaid-unit.ts';
import { rowOf } from './usual-row.test-support.ts';

/** Haemoglobin in g/L, and in g/dL. */
const grams = (value: string): PlainRow => ['HGB', value, 'g/L', '130-175'];
const perDecilitre = (value: string): PlainRow => ['HGB', value, 'g/dL', '13-17.5'];

test.each([
  [' 6.8 ', '6.8 mmol/L'],
  ['6.8↑↑', '6.8 mmol/L'],
  ['6.8 H', '6.8 mmol/L'],
  ['6.8 HH', '6.8 mmol/L'],
  ['6.8 HX', '6.8 mmol/L（HX）'],
  ['6.8 XH', '6.8 mmol/L（XH）'],
  ['6.8 mmol/L （已复查）', '6.8 mmol/L（已复查）'],
  ['6.8 mmol/L 已复查', '6.8 mmol/L（已复查）'],
  ['6.8 复(查)', '6.8 mmol/L（复(查)）'],
  ['HI', 'HI（高于仪器测量范围）'],
  ['HI ↑↑', 'HI（高于仪器测量范围）'],
  ['LO', 'LO（低于仪器测量范围）'],
])('a potassium printed as 「%s」 is shown as 「%s」', (result, shown) => {
  expect(rowOf(['K', result, 'mmol/L', '3.5-5.3']).valueText).toBe(shown);
});

test.each<[string, string, string, string]>([
  ['GLU', ' 6.8', 'mmol/L', '6.8 mmol/L'],
  // What stands before a figure is part of it, whatever stands behind it.
  ['UWBC', '可见 5 个', '/HP', '可见 5 /HP（个）'],
  ['UWBC', '见 5 个', '/HP', '见 5 /HP（个）'],
  ['UWBC', '偶见到 1 个', '/HP', '偶见到 1 /HP（个）'],
  ['XYZ', '占 5 复查', '%', '占 5 %（复查）'],
  ['XYZ', '约 >5 复查', '%', '约 >5 %（复查）'],
  ['K', '<  6.8 已复查', 'mmol/L', '<  6.8 mmol/L（已复查）'],
  // The power that a unit has in it already is none of its letters.
  ['PLT', '6.8e9', '10^9/L', '6.8e9 ×10⁹/L'],
  ['PLT', '6.8e-9', '10^9/L', '6.8e-9 ×10⁹/L'],
  ['HBVDNA', '> 3.2 × 10 ^ 6 IU/mL 复查', 'IU/mL', '> 3.2 × 10 ^ 6 IU/mL（复查）'],
  ['HBVDNA', '3.2 x 10**6 复查', 'IU/mL', '3.2 x 10**6 IU/mL（复查）'],
  ['HBVDNA', '3.2×10⁶ 复查', 'IU/mL', '3.2×10⁶ IU/mL（复查）'],
  ['HBVDNA', '3.2×10^-12 IU/mL（复查）', 'IU/mL', '3.2×10^-12 IU/mL（复查）'],
  ['HBVDNA', '<3.2×10^12IU/mL 复查', 'IU/mL', '<3.2×10^12 IU/mL（复查）'],
  ['HBVDNA', '约 3.2×10^6', 'IU/mL', '约 3.2×10^6 IU/mL'],
  ['HBVDNA', '3.2E12', 'IU/mL', '3.2E12 IU/mL'],
  ['HBVDNA', '3.2E 12IU/mL', 'IU/mL', '3.2E 12 IU/mL'],
  ['HBVDNA', '3.2E+6IU/mL 复查', 'IU/mL', '3.2E+6 IU/mL（复查）'],
  ['GLU', 'HI↑', 'mmol/L', 'HI（高于仪器测量范围）'],
  ['GLU', 'HI↑（复查）', 'mmol/L', 'HI↑（复查）（高于仪器测量范围）'],
  // Beyond on neither side: its own line says that it is beyond (unread-findings.ts), and no figure has no unit.
  ['GLU', '超限', 'mmol/L', '超限'],
  // The words right behind a unit are none of its letters.
  ['HIVRNA', '3.2E5copies/mL复查', 'copies/mL', '3.2E5 copies/mL（复查）'],
  ['HIVRNA', '3.2E5copies/mL复查', '', '3.2E5 copies/mL（复查）'],
  ['GLU', '6.8mmol/L已复查', 'mmol/L', '6.8 mmol/L（已复查）'],
  ['T21D', '120', '1/n', '1/120'],
  ['XYZ', '6.8 HGB', '', '6.8 HGB'],
  ['XYZ', '6.8 H', '', '6.8'],
  ['XYZ', '6.8 g', '', '6.8 g'],
  ['ANA', '160', '倒数滴度', '1:160'],
  ['ANA', '1:160', '倒数滴度', '1:160'],
])('%s 「%s」 in 「%s」 is shown as 「%s」', (code, result, unit, shown) => {
  expect(rowOf([code, result, unit]).valueText).toBe(shown);
});

describe('a row in another unit', () => {
  test('goes as far as in that of the catalogue: 10 g/L of a haemoglobin are chance', () => {
    const course = (now: string) => courseOf(rowOf(perDecilitre(now), [[240, perDecilitre('12.5')]]));
    expect([course('12.0'), course('10.0')]).toEqual(['same', 'worse']);
  });

  test('that does not convert proves nothing, and a bound follows no course', () => {
    expect(leastOf(rowOf(['K', '>5', 'g/L', '']))).toBe(-Infinity);
    const bound = rowOf(['PCT', '<0.5', 'ng/mL', '0-0.05'], [[24, ['PCT', '10', 'ng/mL', '0-0.05']]]);
    expect([...bound.history]).toEqual([]);
  });

  test('lies beyond its critical limit by the interval of the sex', () => {
    // 50 g/L; men from 130, women from 115 on.
    const distance = (sex: 'male' | 'female' | null) => criticalDistance(rowOf(grams('45')), { sex, ageYears: 62 });
    expect([distance('male'), distance('female'), distance(null)]).toEqual([5 / 80, 5 / 65, 5 / 80]);
  });
});

test('a run is told from where it began, once it has three steps', () => {
  const run = (...then: readonly string[]) =>
    runText(
      rowOf(
        grams('100'),
        then.map((value, at) => [24 * (at + 1), grams(value)]),
      ),
    );
  expect([run('102', '104', '106'), run('102', '106', '104'), run('102', '104')]).toEqual(['3 日降 6', '', '']);
});

test('a critical limit that holds the first time has been told where an earlier result was past it', () => {
  const { judged } = rowOf(['CREA', '700']);
  const told = (code?: string, value = 0) =>
    unsaidUnitFinding(judged, 0, AT, () => (code === undefined ? [] : [{ code, value, hoursAgo: 9 }]))?.kind;
  expect([told(), told('CREA', 600), told('CREA', 100), told('K', 600)]).toEqual([
    ...['suspect', undefined, 'suspect', 'suspect'],
  ]);
  // One that holds every time rings every time.
  const again = [{ code: 'K', value: 7.5, hoursAgo: 9 }];
  expect(unsaidUnitFinding(rowOf(['K', '7.4']).judged, 0, AT, () => again)?.kind).toBe('suspect');
});

describe('a thyroid of which a part was left', () => {
  test('has limits of its own, unless the rest was taken out as well', () => {
    expect([
      leftOf(new Set(['subtotalThyroid', 'thyroidectomy'])),
      leftOf(new Set(['subtotalThyroid', 'wholeThyroid', 'thyroidectomy'])),
      leftOf(new Set(['DM'])),
    ]).toEqual(['part', 'nothing', null]);
    expect(lobeThyroglobulin(rowOf(['TG_', '2', 'ng/mL', '3.5-77']), 'lobe').title).toBe('甲状腺叶切除术后，Tg 低');
    expect(lobeThyroglobulin(rowOf(['TG_', '2', 'ng/mL', '3.5-77']), 'part')).toEqual({
      ...{ title: '甲状腺次全切除术后，Tg 低', isAim: true },
      text: '甲状腺次全切除术后，甲状腺球蛋白 2 ng/mL，腺体减少者可低于区间',
    });
  });

  test('after a cancer is told by its name', () => {
    const title = (...known: readonly string[]) =>
      by(leftThyroglobulin)([['TG_', '35', 'ng/mL', '3.5-77']], [...known, 'thyroidCancer'])[0]?.title;
    expect([title('subtotalThyroid'), title('lobectomy')]).toEqual([
      ...['甲状腺次全切除术后，Tg > 30', '甲状腺叶切除术后，Tg > 30'],
    ]);
  });
});

describe('what is told elsewhere', () => {
  test('tells all rows of a finding, as urgently', () => {
    const told = [finding({ urgency: 1, evidences: ['a'] })];
    expect([isToldAsUrgent(told, ['a'], 2), isToldAsUrgent(told, ['a', 'b'], 2)]).toEqual([true, false]);
  });

  test('tells a result of the day only where it is as urgent', () => {
    const row = finding({ urgency: 2, status: 'new', evidences: ['a'], valueText: '5' });
    const known = (urgency: 2 | 3) => finding({ urgency, isKnown: true, text: '值 5', evidences: ['a'] });
    expect([isNewOfKnown(row, [known(3)]), isNewOfKnown(row, [known(2)])]).toEqual([true, false]);
  });

  test('lends its steps where it has some', () => {
    const steps = [{ id: 'A-X:1', text: '步', source: '' }];
    const row = finding({ urgency: 2 });
    expect(withStepsOf(row, [finding({}), finding({ actions: steps })]).actions).toEqual(steps);
  });
});
