import { describe, expect, it } from 'vitest';
import { answerCkd, readCkdInput } from './ckd-wire.ts';
import { evaluateCkd } from './ckd.ts';
import { ckdEpi } from './egfr.ts';

const PERSON = { age: 62, sex: '男' };
const answer = (change: object) => answerCkd({ ...PERSON, ...change });
const notes = (change: object, options?: Parameters<typeof evaluateCkd>[1]) =>
  evaluateCkd(readCkdInput({ ...PERSON, ...change }), options).reviewNotes;

// Values of the published equations: Inker 2021 and Levey 2009 (no race term), both at the knot of creatinine and beside it.
it.each([
  ['male', 0.9, 50, '2021', 104],
  ['male', 0.6, 50, '2021', 118],
  ['male', 1.8, 50, '2021', 45],
  ['female', 0.7, 50, '2021', 105],
  ['female', 0.5, 50, '2021', 114],
  ['female', 1.4, 50, '2021', 46],
  ['male', 0.9, 50, '2009', 99],
  ['male', 0.6, 50, '2009', 117],
  ['male', 1.8, 50, '2009', 43],
  ['female', 0.7, 50, '2009', 101],
  ['female', 0.5, 50, '2009', 113],
  ['female', 1.4, 50, '2009', 44],
] as const)('%s, %d mg/dl, %d years by %s: %d', (sex, creatinine, age, equation, egfr) => {
  expect(Math.round(ckdEpi(creatinine, 'mg/dl', age, sex, equation))).toBe(egfr);
});

describe('the way to another risk', () => {
  it('names value, unit and where it leads', () => {
    expect(answer({ egfr: 62, acr: 10 }).distance).toEqual([
      { item: 'egfr', label: 'eGFR', from: '62 mL/min/1.73 m²', to: '59 mL/min/1.73 m²', target: '中危（G3a A1）' },
      { item: 'acr', label: '尿白蛋白/肌酐比值', from: '10 mg/g', to: '30 mg/g', target: '中危（G2 A2）' },
    ]);
  });

  it('of a ratio in mg/mmol steps in tenths, 300 mg/g being 33.9', () => {
    const [, acr] = answer({ egfr: 62, acr: 33, acr_unit: 'mg/mmol' }).distance;
    expect(acr).toMatchObject({ item: 'acr', from: '33 mg/mmol', to: '34 mg/mmol', target: '高危（G2 A3）' });
  });

  it('of creatinine is in its own unit', () => {
    const [umol] = answer({ creatinine: 100, acr: 10 }).distance;
    const [mg] = answer({ creatinine: 1.13, creatinine_unit: 'mg/dL', acr: 10 }).distance;
    expect(umol?.from).toBe('100 μmol/L');
    expect(mg?.from).toBe('1.13 mg/dL');
    expect(umol?.target).toBe(mg?.target);
    expect(Number.parseFloat(umol?.to ?? '') / 88.4).toBeCloseTo(Number.parseFloat(mg?.to ?? ''), 1);
  });
});

it('what is not known is not in the answer', () => {
  for (const key of ['level', 'egfr', 'acr_mg_per_g', 'visits_per_year', 'equation'])
    expect(answer({})).not.toHaveProperty(key);
  expect(answer({})).toMatchObject({
    diagnosis_name: '',
    evidence_inference: { lab_x: '', lab_y: '', reliable_name: '' },
  });
});

it('names its rule and what awaits review', () => {
  expect(evaluateCkd(readCkdInput({ egfr: 62, acr: 10 }))).toMatchObject({
    ruleId: 'ckd',
    ruleVersion: '2012.2',
    source: expect.stringMatching(/^KDIGO 2012\/2024.*Fig\. 17$/) as string,
    status: 'complete',
  });
  expect(evaluateCkd(readCkdInput({ egfr: 62 })).status).toBe('incomplete');
  expect(notes({ egfr: 62, acr: 10 })).toEqual(['ckd_editions']);
  expect(notes({ egfr: 62, pcr: 100 })).toEqual(['ckd_editions', 'ckd_albuminuria_fallback']);
  expect(notes({ egfr: 62, acr: 10, previous_egfr: 80 })).toEqual(['ckd_editions', 'ckd_fall_reference']);
  expect(notes({ egfr: 62, acr: 10 }, { equation: '2021', visitsEdition: '2024' })).toEqual([
    'ckd_editions',
    'ckd_visits_2024',
  ]);
});

it.each<[object, string[]]>([
  [{ egfr: 62, creatinine: 100 }, ['egfr']],
  [{ creatinine: 100 }, ['egfr']],
  [{ creatinine: 0 }, []],
  [{ creatinine: 100, age: undefined }, []],
  [{ creatinine: 100, sex: undefined }, []],
  [{ egfr: 62, aer: 100, pcr: 300 }, ['egfr', 'aer']],
  [{ egfr: 62, acr: 10, aer: 100 }, ['egfr', 'acr']],
  [{ pcr: 300, dipstick: '2+' }, ['pcr']],
  // A bound that leaves the stage open gives way to the next.
  [{ acr: '<100', aer: 100 }, ['aer']],
  [{ acr: '<100', pcr: 300 }, ['pcr']],
  [{ aer: '<100', pcr: 300 }, ['pcr']],
  [{ acr: '<100', aer: '<100', pcr: '<400', dipstick: '2+' }, ['dipstick']],
  [{ dipstick: '阴性' }, ['dipstick']],
  [{ dipstick: '阳性' }, []],
  [{ dipstick: '弱阳性' }, []],
  [{ dipstick: 2 }, []],
  [{ dipstick: '2' }, []],
])('of %j the sources are %j', (change, items) => {
  expect(answer(change).sources.map(({ item }) => item)).toEqual(items);
});

it.each([
  ['阴性', '阴性'],
  ['±', '±'],
  ['2+', '2+'],
  ['１＋', '1+'],
])('protein %s on the dipstick stands as %s', (dipstick, value) => {
  expect(answer({ dipstick }).sources[0]).toMatchObject({ item: 'dipstick', value });
});

it('a fall is told against a report before that can be', () => {
  const fall = (previous_egfr: unknown) => evaluateCkd(readCkdInput({ egfr: 60, previous_egfr })).fallPercent;
  expect(fall(80)).toBe(25);
  expect(fall(50)).toBe(-20);
  for (const previous of [null, 0, 201]) expect(fall(previous)).toBeNull();
  expect(evaluateCkd(readCkdInput({ previous_egfr: 80 })).fallPercent).toBeNull();
});
