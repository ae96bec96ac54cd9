import { describe, expect, it } from 'vitest';
import { gas } from './blood-gas.test-support.ts';
import type { GasChanges } from './blood-gas.test-support.ts';
import { evaluateBloodGas } from './blood-gas.ts';
import type { BloodGasReading } from './blood-gas.ts';
import {
  ELECTROLYTE_TEXT,
  electrolyteTexts,
  focusText,
  HYPOXIA_TEXT,
  LACTATE_TEXT,
  lactateText,
  PH_BALANCE_TEXT,
} from './wording.ts';

function read(changes: GasChanges): BloodGasReading {
  const result = evaluateBloodGas(gas(changes));
  if (result.status !== 'complete') throw new Error(result.missing.join());
  return result;
}

it.each([
  [7.19, '重度酸血症'],
  [7.2, '酸血症'],
  [7.34, '酸血症'],
  [7.35, 'pH正常'],
  [7.45, 'pH正常'],
  [7.46, '碱血症'],
  [7.6, '碱血症'],
  [7.61, '重度碱血症'],
])('pH %d: %s', (ph, expected) => {
  expect(PH_BALANCE_TEXT[read({ ph }).phBalance]).toBe(expected);
});

it.each([
  [2, 7.4, '乳酸正常'],
  [2.1, 7.4, '高乳酸血症'],
  [3.9, 7.4, '高乳酸血症'],
  [4, 7.4, '重度高乳酸血症'],
  [4.9, 7.2, '重度高乳酸血症'],
  [5, 7.34, '乳酸酸中毒'],
  [5, 7.35, '重度高乳酸血症'],
])('lactate %d at pH %d: %s', (lactate, ph, expected) => {
  const grade = read({ lactate, ph }).lactate;
  expect(grade && LACTATE_TEXT[grade]).toBe(expected);
});

it.each([
  ['k', 3.4, 3.5, 5.5, 5.6, '低钾血症', '高钾血症'],
  ['na', 134, 135, 145, 146, '低钠血症', '高钠血症'],
  ['cl', 98, 99, 110, 111, '低氯血症', '高氯血症'],
  ['ica', 1.09, 1.1, 1.34, 1.35, '低离子钙', '高离子钙'],
] as const)('%s: bounds are normal', (item, below, low, high, above, lowText, highText) => {
  const texts = (value: number) => read({ [item]: value }).electrolytes.map((code) => ELECTROLYTE_TEXT[code]);
  expect(texts(below)).toEqual([lowText]);
  expect(texts(low)).toEqual([]);
  expect(texts(high)).toEqual([]);
  expect(texts(above)).toEqual([highText]);
});

it.each([
  // Judgement J-80, rows 29 and 30.
  [{ lactate: 1.9, flagged: { lactate: 'high' } }, '乳酸 1.9，高于本报告区间，未达 2.0', []],
  [{ lactate: 2, flagged: { lactate: 'high' } }, '乳酸 2，高于本报告区间，未超过 2.0', []],
  [{ lactate: 2.1, flagged: { lactate: 'high' } }, '高乳酸血症', []],
  [{ lactate: 1.9 }, '乳酸正常', []],
  [{ lactate: 1.9, flagged: { lactate: 'low' } }, '乳酸正常', []],
  [{ flagged: { lactate: 'high', k: 'high' } }, '缺少乳酸，无法判读', []],
  [{ cl: 100, flagged: { na: 'high' } }, '缺少乳酸，无法判读', []],
  [{ k: 5.4, flagged: { k: 'high' } }, '缺少乳酸，无法判读', ['血钾高于区间（未达 5.5）']],
  [{ k: 5.5, flagged: { k: 'high' } }, '缺少乳酸，无法判读', ['血钾高于区间（未超过 5.5）']],
  [{ k: 5.6, flagged: { k: 'high' } }, '缺少乳酸，无法判读', ['高钾血症']],
  [{ k: 3.5, flagged: { k: 'low' } }, '缺少乳酸，无法判读', ['血钾低于区间（未低于 3.5）']],
  [{ na: 136, flagged: { na: 'low' } }, '缺少乳酸，无法判读', ['血钠低于区间（未低于 135）']],
  [{ na: 136 }, '缺少乳酸，无法判读', []],
] as const)('beside the flag of the report: %o', (changes, lactate, electrolytes) => {
  const reading = read(changes);
  expect(lactateText(reading)).toBe(lactate);
  expect(electrolyteTexts(reading)).toEqual(electrolytes);
});

describe('oxygenation', () => {
  it.each([
    [80, '氧分压正常'],
    [79.9, '轻度低氧血症'],
    [60, '轻度低氧血症'],
    [59.9, '中度低氧血症'],
    [40, '中度低氧血症'],
    [39.9, '重度低氧血症'],
  ])('PaO2 %d: %s', (pao2, expected) => {
    const { hypoxia } = read({ pao2 }).oxygenation;
    expect(hypoxia && HYPOXIA_TEXT[hypoxia]).toBe(expected);
  });

  it('respiratory failure below 60, type II above a PaCO2 of 50', () => {
    expect(read({ pao2: 60, paco2: 60 }).oxygenation.failure).toBeNull();
    expect(read({ pao2: 59.9, paco2: 50 }).oxygenation.failure).toBe('type_1');
    expect(read({ pao2: 59.9, paco2: 50.1 }).oxygenation.failure).toBe('type_2');
  });

  it.each([{ isArterial: false }, { isOnOxygen: true }, { isTemperatureNormal: false }, { fio2: 29 }])(
    'does not apply with %j',
    (excluding) => {
      expect(read({ pao2: 55, ...excluding }).oxygenation).toMatchObject({
        hypoxia: 'not_applicable',
        failure: null,
        gradient: null,
      });
    },
  );

  it('P/F is shown on oxygen too: 300, 200 and 100 belong to the graver side', () => {
    const grade = (pao2: number) => read({ pao2, fio2: 50 }).oxygenation.pfGrade;
    expect([151, 150, 100.1, 100, 50.1, 50].map(grade)).toEqual([
      'normal',
      'mild',
      'mild',
      'moderate',
      'moderate',
      'severe',
    ]);
    expect(read({ pao2: 150, fio2: 50 }).oxygenation.pf).toBe(300);
    expect(read({ pao2: 60, fio2: 50, isArterial: false }).oxygenation.pf).toBeNull();
  });

  it('says what it takes for granted', () => {
    const unsaid = { isArterial: null, isOnOxygen: null, isTemperatureNormal: null };
    expect(read({ pao2: 55, ...unsaid }).oxygenation.assumed).toEqual(['arterial', 'room_air', 'temperature']);
    expect(read({ pao2: 55, ...unsaid, fio2: 21 }).oxygenation.assumed).toEqual(['arterial', 'temperature']);
    expect(read({ pao2: 55 }).oxygenation.assumed).toEqual([]);
  });

  it('the difference between alveolus and artery: 0.21 × 713 − PaCO2 ÷ 0.8 − PaO2, and age ÷ 4 + 4', () => {
    expect(read({ pao2: 90, ageYears: 60 }).oxygenation).toMatchObject({ gradient: 9.7, expectedGradient: 19 });
    expect(read({ pao2: 90, paco2: 48, ageYears: 0 }).oxygenation).toMatchObject({
      gradient: -0.3,
      expectedGradient: 4,
    });
    expect(read({ pao2: 90, ageYears: -1 }).oxygenation.expectedGradient).toBeNull();
    expect(read({ ageYears: 60 }).oxygenation).toMatchObject({ gradient: null, expectedGradient: null });
  });

  it('oxygen that is said to be given is given, whatever its share', () => {
    expect(read({ pao2: 55, isOnOxygen: true, fio2: 21 }).oxygenation.hypoxia).toBe('not_applicable');
    expect(read({ pao2: 55, isOnOxygen: null, fio2: 22 }).oxygenation.hypoxia).toBe('not_applicable');
    expect(read({ pao2: 55, isOnOxygen: null, fio2: 21 }).oxygenation.hypoxia).toBe('moderate');
  });

  it('without PaO2 there is no judgment', () => {
    expect(read({}).oxygenation).toMatchObject({ hypoxia: null, failure: null, pf: null });
    expect(read({}).missing).toContain('pao2');
  });
});

describe('results that need attention', () => {
  const items = (changes: GasChanges) => read(changes).focus.map((row) => row.item);
  it.each([
    ['ph', 7.2, 7.19],
    ['ph', 7.6, 7.61],
    ['paco2', 20, 19.9],
    ['paco2', 70, 70.1],
    ['pao2', 45, 44.9],
    ['hco3', 10, 9.9],
    ['hco3', 40, 40.1],
    ['k', 2.8, 2.7],
    ['k', 6.2, 6.3],
    ['na', 120, 119],
    ['na', 160, 161],
    ['ica', 0.78, 0.77],
    ['ica', 1.58, 1.59],
    ['lactate', 3.9, 4],
  ] as const)('%s: not at %d, at %d', (item, calm, pressing) => {
    expect(items({ [item]: calm })).not.toContain(item);
    expect(items({ [item]: pressing })).toContain(item);
  });

  it('names the limit', () => {
    expect(read({ k: 2.7 }).focus.map(focusText)).toEqual(['低于 2.8 mmol/L']);
    expect(read({ lactate: 4 }).focus.map(focusText)).toEqual(['不低于 4 mmol/L']);
  });

  it('venous oxygen is no cause for alarm', () => {
    expect(items({ pao2: 35, isArterial: false })).toEqual([]);
  });
});
