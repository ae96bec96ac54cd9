import type { TrendGroup, TrendPoint } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { changeText, indicatorsOf, previousValue, unionOfDays, type Indicator } from './trend-points.ts';
import {
  CREATININE,
  HAEMOGLOBIN,
  historyOf,
  pointOf,
  URINE_COLOUR,
  only,
  URINE_PROTEIN,
} from './trend-history.test-support.ts';

const withPoints = (...histories: TrendPoint[]): Indicator => only({ ...CREATININE, histories });
const shownOn = (indicator: Indicator, day: string) => indicator.days.get(day)?.shown;

// covers A-3-273..285
test('groups become indicators with their days, limits and latest result', () => {
  expect(only(CREATININE)).toMatchObject({
    name: '肌酐',
    shortName: 'Cr',
    specimen: '血清',
    unit: 'μmol/L',
    kind: 'numeric',
    up: 111,
    down: 57,
    latest: { text: '168', mark: 'high', value: 168 },
  });
});

test('a back end that gives limits for the whole answer only lends them to each group', () => {
  const { histories, standard_laboratory_name } = CREATININE;
  const group: TrendGroup = { histories, ...(standard_laboratory_name !== undefined && { standard_laboratory_name }) };
  const [indicator] = indicatorsOf({ up_limit: 110, down_limit: 50, data: [group] });
  expect(indicator).toMatchObject({ up: 110, down: 50 });
});

test('days are the union of those of all indicators, oldest first', () => {
  expect(unionOfDays(indicatorsOf(historyOf(HAEMOGLOBIN, CREATININE)))).toEqual([
    '2025-05-16',
    '2025-08-21',
    '2025-11-11',
    '2025-11-18',
  ]);
});

// covers A-9-09
describe('several results of one day', () => {
  const at = (time: string, value: number | null, more: Partial<TrendPoint> = {}) =>
    pointOf('2025-11-18', value, { result_time: `2025-11-18T${time}:00+08:00`, ...more });
  const ofDay = (...histories: TrendPoint[]) => shownOn(withPoints(...histories), '2025-11-18')?.value;

  test('the largest magnitude is plotted, wherever it stands', () => {
    expect(ofDay(at('10:00', 168), at('11:00', 171), at('12:00', 160))).toBe(171);
    expect(ofDay(at('10:00', 171), at('12:00', 160))).toBe(171);
  });

  test('magnitude has no sign', () => {
    expect(ofDay(at('10:00', -4.1), at('11:00', 2.3))).toBe(-4.1);
  });

  test('what is no number is skipped, and all stay in the day', () => {
    const indicator = withPoints(at('10:00', 168), at('11:00', null, { original_result: '溶血' }));
    expect(shownOn(indicator, '2025-11-18')?.value).toBe(168);
    expect(indicator.days.get('2025-11-18')?.values.map(({ text }) => text)).toEqual(['168', '溶血']);
  });

  test('days are those of the local calendar', () => {
    const indicator = withPoints(pointOf('2025-11-17', 150), at('10:00', 160));
    expect([...indicator.days.keys()]).toEqual(['2025-11-17', '2025-11-18']);
  });
});

describe('marks', () => {
  const markOf = (value: number, more: Partial<TrendPoint>) =>
    shownOn(withPoints(pointOf('2025-11-18', value, { original_result: String(value), ...more })), '2025-11-18')?.mark;

  test.each<[number, Partial<TrendPoint>, string]>([
    [168, { abnormal: true }, 'high'],
    [40, { abnormal: true }, 'low'],
    [80, { abnormal: false }, 'normal'],
    // C-06: its own report's interval decides, not the limit lines.
    [100, { abnormal: true, reference_interval: '45-84' }, 'high'],
    [112, { abnormal: false, reference_interval: '60-120' }, 'normal'],
    // No interval printed: the limits say on which side it lies.
    [168, { abnormal: true, reference_interval: '' }, 'high'],
    [40, { abnormal: true, reference_interval: '' }, 'low'],
    [80, { abnormal: true, reference_interval: '' }, 'abnormal'],
    // A result that was converted is judged in the unit of its report.
    [168, { abnormal: true, original_result: '1.9', original_unit: 'mg/dL', reference_interval: '0.64-1.25' }, 'high'],
  ])('%d %o is %s', (value, more, mark) => {
    expect(markOf(value, more)).toBe(mark);
  });

  test('a result that nobody could judge is neither', () => {
    const point = pointOf('2025-11-18', 168);
    delete point.abnormal;
    expect(shownOn(withPoints(point), '2025-11-18')?.mark).toBe('unjudged');
  });
});

test.each<[Partial<TrendPoint>, number, string]>([
  [{ original_result: '5.60' }, 5.6, '5.60'],
  [{ original_result: '<0.5' }, 0.5, '<0.5'],
  [{ original_result: '1.9', original_unit: 'mg/dL' }, 168, '168'],
  [{ original_result: '>10', original_unit: 'mg/dL' }, 884, '>884'],
])('%o is printed as %s', (more, value, text) => {
  expect(shownOn(withPoints(pointOf('2025-11-18', value, more)), '2025-11-18')?.text).toBe(text);
});

test.each<[TrendGroup, string]>([
  [CREATININE, 'numeric'],
  [URINE_PROTEIN, 'levels'],
  [URINE_COLOUR, 'text'],
  [{ ...URINE_PROTEIN, histories: [pointOf('2025-11-18', null, { original_result: '±' })] }, 'text'],
])('what is drawn of %o', (group, kind) => {
  expect(only(group).kind).toBe(kind);
});

describe('change against the result before', () => {
  const change = (before: Partial<TrendPoint>, now: Partial<TrendPoint>, values: [number | null, number | null]) => {
    const indicator = withPoints(pointOf('2025-08-21', values[0], before), pointOf('2025-11-18', values[1], now));
    const shown = shownOn(indicator, '2025-11-18');
    return shown && changeText(shown, previousValue(indicator, '2025-11-18'));
  };
  test.each<[string, string, string]>([
    ['136', '145', '+9（+6.6%）'],
    ['5.11', '5.62', '+0.51（+10.0%）'],
    ['112', '103', '−9（−8.0%）'],
    ['103', '103', '0（0.0%）'],
    ['0', '2', '+2'],
    ['-2', '1', '+3（+150.0%）'],
    // The decimals of the one that prints more.
    ['5.1', '5.62', '+0.52（+10.2%）'],
    ['5.62', '5.1', '−0.52（−9.3%）'],
    ['12', '12.5', '+0.5（+4.2%）'],
  ])('%s to %s', (before, now, text) => {
    expect(change({ original_result: before }, { original_result: now }, [Number(before), Number(now)])).toBe(text);
  });
  test('none with a comparator, and none for the first', () => {
    expect(change({ original_result: '<60' }, { original_result: '72' }, [60, 72])).toBeUndefined();
    expect(change({ original_result: '60' }, { original_result: '>72' }, [60, 72])).toBeUndefined();
    expect(change({ original_result: '60 ↑' }, { original_result: '72' }, [60, 72])).toBeUndefined();
    expect(previousValue(withPoints(pointOf('2025-11-18', 3)), '2025-11-18')).toBeUndefined();
    const [only] = [...withPoints(pointOf('2025-11-18', 3)).days.values()];
    expect(only && changeText(only.shown, undefined)).toBeUndefined();
  });
  test('none from or to words that hold a figure', () => {
    expect(change({ original_result: '60' }, { original_result: '72' }, [60, null])).toBeUndefined();
    expect(change({ original_result: '60' }, { original_result: '72' }, [null, 72])).toBeUndefined();
  });
  test('it goes over days without a number, to the last day before', () => {
    const haemolysis = pointOf('2025-11-11', null, { original_result: '溶血' });
    const indicator = withPoints(
      pointOf('2025-05-16', 1),
      pointOf('2025-08-21', 2),
      haemolysis,
      pointOf('2025-11-18', 3),
    );
    expect(previousValue(indicator, '2025-11-18')?.value).toBe(2);
    expect(previousValue(indicator, '2025-11-19')?.value).toBe(3);
  });
});
