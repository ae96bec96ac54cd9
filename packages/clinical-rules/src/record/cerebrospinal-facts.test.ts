import { describe, expect, test } from 'vitest';
import { pointOf } from '../flags/measured.ts';
import { CEREBROSPINAL_CODES, cerebrospinalOf } from './cerebrospinal-facts.ts';
import { onlyReport, recordOf, reportOf } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';

const DAY = '2025-11-17';

/** A report of the day with rows, and other rows of another day or time. */
function besideOf(rows: readonly PlainRow[], time: string, others: readonly PlainRow[]) {
  const record = recordOf([
    { day: DAY, rows },
    { day: time, rows: others },
  ]);
  return [record, reportOf(record, DAY)] as const;
}

describe('cerebrospinal fluid', () => {
  const FLUID: PlainRow = ['CSF-WBC', '300', '10^6/L'];
  const inputs = (rows: readonly PlainRow[]) => cerebrospinalOf(...onlyReport([FLUID, ...rows]))?.result.inputsUsed;

  test.each([
    ['CSF-P', 'pressure', '180', 'mmH2O', 180],
    ['CSF-RBC', 'rbc', '20', '10^6/L', 20],
    ['CSF-NEUT%', 'neut_pct', '80', '%', 80],
    ['CSF-LYM%', 'lymph_pct', '15', '%', 15],
    ['CSF-TP', 'protein', '2400', 'mg/L', 2.4],
    ['CSF-GLU', 'glucose', '2.1', 'mmol/L', 2.1],
    ['CSF-CL', 'chloride', '112', 'mmol/L', 112],
    ['CSF-LAC', 'lactate', '4.2', 'mmol/L', 4.2],
    ['CSF-ADA', 'ada', '9', 'U/L', 9],
    ['CSF-ALB', 'csf_albumin', '0.3', 'g/L', 300],
    ['CSF-IGG', 'csf_igg', '60', 'mg/L', 60],
  ] as const)('%s is its %s', (code, item, result, unit, value) => {
    expect(pointOf(inputs([[code, result, unit]])?.values[item] ?? null)).toBeCloseTo(value, 6);
    // In the unit of the rule or in none; of another day it is another fluid.
    expect([inputs([[code, result, 'fL']])?.values[item], CEREBROSPINAL_CODES.has(code)]).toEqual([null, true]);
    const other = cerebrospinalOf(...besideOf([FLUID], '2025-11-17T09:00:00+08:00', [[code, result, unit]]));
    expect(other?.result.inputsUsed.values[item]).toBeNull();
  });

  test.each([
    ['GLU', 'serum_glucose', '6', 'mmol/L', 6],
    ['GLU-R', 'serum_glucose', '7', 'mmol/L', 7],
    ['ALB', 'serum_albumin', '40', 'g/L', 40],
    ['IGG', 'serum_igg', '11', 'g/L', 11],
    ['WBC', 'blood_wbc', '8', '10^9/L', 8],
    ['RBC', 'blood_rbc', '4.5', '10^12/L', 4.5],
  ] as const)('%s of the blood within 24 hours is its %s', (code, item, result, unit, value) => {
    const times = ['16T08:00:00', '18T08:00:00', '16T07:59:59', '18T08:00:01'].map((each) => `2025-11-${each}+08:00`);
    const found = times.map((time) => {
      const reading = cerebrospinalOf(...besideOf([FLUID], time, [[code, result, unit]]));
      return pointOf(reading?.result.inputsUsed.values[item] ?? null);
    });
    expect(found).toEqual([value, value, null, null]);
    expect(inputs([[code, result, 'fL']])?.values[item]).toBeNull();
  });

  test.each([
    ['gram', 'CSF-GRAM', 'CSF-CX'],
    ['afb', 'CSF-AFB', 'CSF-TBNA'],
    ['india_ink', 'CSF-INK', 'CSF-CRAG'],
    ['xanthochromia', 'CSF-XANTH', 'CSF-XAN'],
  ] as const)('%s is told by %s and %s: one that is positive decides', (sign, first, second) => {
    const of = (...rows: readonly PlainRow[]) => inputs(rows)?.signs[sign];
    expect([of([first, '阳性']), of([second, '阳性']), of([first, '阴性']), of([second, '阴性'])]).toEqual([
      ...[true, true, false, false],
    ]);
    expect(of([first, '阴性'], [second, '阳性'])).toBe(true);
    expect(of([first, '阳性'], [second, '阴性'])).toBe(true);
    const unread = cerebrospinalOf(...onlyReport([FLUID, [first, '见报告', '', { name: '染色' }]]));
    expect([unread?.tips, unread?.laboratoryIds]).toEqual([['染色「见报告」未能判读，请人工核对'], [`${DAY} CSF-WBC`]]);
  });

  test('white cells or protein make it a report of the tool, at the age of its day', () => {
    expect([inputs([])?.values.wbc, inputs([])?.values.age].map((each) => pointOf(each ?? null))).toEqual([300, 60]);
    expect(cerebrospinalOf(...onlyReport([['CSF-TP', '0.4', 'g/L']]))).not.toBeNull();
    expect(cerebrospinalOf(...onlyReport([['CSF-GLU', '3', 'mmol/L']]))).toBeNull();
  });

  test.each([
    ['CSF-GRAM', '2025-08-19', ['染色此前阳性（2025-08-19），请结合治疗经过判读']],
    ['CSF-CX', '2025-11-16', ['染色此前阳性（2025-11-16），请结合治疗经过判读']],
    ['CSF-AFB', '2025-11-16', ['染色此前阳性（2025-11-16），请结合治疗经过判读']],
    ['CSF-TBNA', '2025-11-16', ['染色此前阳性（2025-11-16），请结合治疗经过判读']],
    ['CSF-INK', '2025-11-16', ['染色此前阳性（2025-11-16），请结合治疗经过判读']],
    ['CSF-CRAG', '2025-11-16', ['染色此前阳性（2025-11-16），请结合治疗经过判读']],
    // Older than 90 days, of a later tap, and no organism.
    ['CSF-GRAM', '2025-08-18', []],
    ['CSF-GRAM', '2025-11-18', []],
    ['CSF-XAN', '2025-11-16', []],
  ])('%s found on %s is told of a later tap', (code, day, tips) => {
    const args = besideOf([FLUID], day, [[code, '阳性', '', { name: '染色' }]]);
    expect([cerebrospinalOf(...args)?.tips, cerebrospinalOf(...args)?.tips]).toEqual([tips, tips]);
    expect(cerebrospinalOf(...besideOf([FLUID], day, [[code, '阴性', '', { name: '染色' }]]))?.tips).toEqual([]);
  });

  test('its rows are those of the rule and the dehydrogenase, which the rule leaves to the reader', () => {
    expect([CEREBROSPINAL_CODES.has('CSF-LDH'), CEREBROSPINAL_CODES.has('LDH')]).toEqual([true, false]);
  });

  test('a sign of the report itself is no earlier one', () => {
    expect(cerebrospinalOf(...onlyReport([FLUID, ['CSF-CX', '阳性']]))?.tips).toEqual([]);
  });
});
