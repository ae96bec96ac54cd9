import { describe, expect, it } from 'vitest';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { bloodGasRule } from './blood-gas-rule.ts';
import { answerBloodGas, readBloodGasInput } from './blood-gas-wire.ts';
import { evaluateBloodGas } from './blood-gas.ts';

type Input = Readonly<Record<string, unknown>>;
const answer = (input: Input) => answerBloodGas(readBloodGasInput({ sample: '动脉血', ...input }), 'acute');
const steps = (input: Input) =>
  Object.fromEntries(answer(input).acute.contributions.map(({ item, value, points }) => [item, [value, points]]));

const NORMAL = { ph: 7.4, paco2: 40, hco3: 24, na: 140, cl: 104 };
/** Acute alkalosis with a high gap: HCO3- should be 18 to 22.5, Na − Cl − HCO3- = 22. */
const MIXED = { ph: 7.5, paco2: 20, hco3: 15, na: 140, cl: 103 };

describe('the steps of the reading, and which of them decided', () => {
  it('of a normal gas', () => {
    // [H+] 39.8 of the pH, 24 × 40 / 24 = 40 of the other two.
    expect(steps(NORMAL)).toEqual({ primary: ['未见', 0], consistency: ['0.5%', 0], anion_gap: ['12 mmol/L', 0] });
  });

  it('of two disorders', () => {
    expect(steps(MIXED)).toEqual({
      primary: ['急性呼吸性碱中毒', 1],
      consistency: ['1.2%', 0],
      compensation: ['HCO₃⁻ 18–22.5 mmol/L', 1],
      anion_gap: ['22 mmol/L', 1],
      // 15 + (22 − 16) lies within, 15 + (22 − 12) too; (22 − 12) / (24 − 15).
      potential_hco3: ['21 mmol/L', 0],
      excess_gap: ['25 mmol/L', 0],
      delta_ratio: ['1.11', 0],
    });
  });

  it('of two that stand from the beginning', () => {
    expect(steps({ ph: 7.2, paco2: 50, hco3: 19 })).toMatchObject({
      primary: ['急性呼吸性酸中毒、代谢性酸中毒', 1],
    });
  });

  it('of a low albumin: 0.25 mmol/L for each g/L below 40', () => {
    expect(steps({ ...MIXED, albumin: 20 })).toMatchObject({
      anion_gap: ['22 mmol/L', 0],
      anion_gap_corrected: ['27 mmol/L', 1],
    });
    expect(steps({ ...NORMAL, albumin: 20 })).toMatchObject({
      anion_gap: ['12 mmol/L', 0],
      anion_gap_corrected: ['17 mmol/L', 0],
    });
    expect(steps({ ...MIXED, albumin: 40 })).not.toHaveProperty('anion_gap_corrected');
  });

  it('of a bicarbonate that was calculated', () => {
    expect(steps({ ph: 7.4, paco2: 40 })).toMatchObject({ calculated_hco3: ['24.5 mmol/L', 0] });
    expect(steps(NORMAL)).not.toHaveProperty('calculated_hco3');
  });

  it('of an acidosis that is compensated: 1.5 × 13.5 + 8 ± 2', () => {
    expect(steps({ ph: 7.29, paco2: 29, hco3: 13.5, na: 139, cl: 114 })).toMatchObject({
      primary: ['代谢性酸中毒', 1],
      compensation: ['PaCO₂ 26.25–30.25 mmHg', 0],
      anion_gap: ['11.5 mmol/L', 1],
    });
  });

  it('without chloride no gap', () => {
    expect(Object.keys(steps({ ph: 7.29, paco2: 29, hco3: 13.5 }))).toEqual(['primary', 'consistency', 'compensation']);
  });
});

describe('what cannot be read', () => {
  it('says so in every place', () => {
    const { acute, ...rest } = answer({ paco2: 40 });
    expect(acute).toEqual({
      group_result: '缺少pH，无法判断酸碱失衡',
      tips: [],
      hints: [],
      ph_balance: '无法判读',
      electrolyte: [],
      lactic_acid: '无法判读',
      hypoxia: '无法判读',
      disorders: [],
      contributions: [],
    });
    expect(rest).toMatchObject({ chronic: acute, focus: [], isTriple: false, anionGap: null });
  });

  it.each<[Input, string, string[], string[]]>([
    [{ paco2: 40 }, 'missing', ['ph'], []],
    [{ ph: 7.4 }, 'missing', ['paco2'], []],
    [{ ph: 8.1, paco2: 40 }, 'invalid', [], ['ph']],
    [{ ph: 7.4, paco2: 400 }, 'invalid', [], ['paco2']],
  ])('%j is %s', (input, error, missing, invalid) => {
    expect(bloodGasRule.vector(input)).toEqual({ group_result: null, error, missing, invalid });
  });
});

it('the command line has every figure and word of the chosen case type', () => {
  const input = { ph: 7.312, paco2: 68.4, hco3: 33.5, na: 139, cl: 96, pao2: 54.6, lactate: 1.6, age: 60 };
  expect(bloodGasRule.vector({ ...input, sample: '动脉血', type: 2 })).toEqual({
    hco3_source: 'measured',
    hco3: 33.5,
    consistent: true,
    ag: 9.5,
    ag_corrected: 9.5,
    // 24 + 0.35 × 28.4 ± 5.58
    expected: ['HCO3', 28.36, 39.52],
    potential_hco3: null,
    delta_ratio: null,
    disorders: ['RAC'],
    triple: false,
    group_result: '失代偿性慢性呼吸性酸中毒',
    ph_balance: '酸血症',
    electrolyte: ['低氯血症'],
    lactic_acid: '乳酸正常',
    hypoxia: '中度低氧血症',
    resp_failure: 'Ⅱ型呼吸衰竭',
    pf: null,
    // 149.73 − 85.5 − 54.6; 60 ÷ 4 + 4
    aa_gradient: 9.6,
    aa_expected: 19,
  });
  expect(bloodGasRule.vector({ ph: 7.4, paco2: 40, hco3: 24 })).toMatchObject({
    expected: null,
    lactic_acid: null,
    hypoxia: null,
    resp_failure: null,
  });
});

it('names its rule and what awaits review', () => {
  const notes = [
    'blood_gas_consistency',
    'blood_gas_hco3_constant',
    'blood_gas_acute_acidosis',
    'blood_gas_borderline',
    'blood_gas_albumin',
    'blood_gas_kpa',
  ] as const;
  const texts = notes.map((note) => REVIEW_NOTE_TEXT[note]);
  expect(answer(NORMAL).review_notes).toEqual(texts);
  expect(bloodGasRule.explain(NORMAL)).toMatchObject({ ruleId: 'blood-gas', review_texts: texts });
  const chronic = bloodGasRule.explain({ ...NORMAL, ph: 7.33, paco2: 70, hco3: 36, type: 2 });
  expect(chronic).toMatchObject({ wording: { natural_conclusion: expect.stringContaining('慢性') as string } });
});

describe('reading', () => {
  it.each<[Input, object]>([
    [{ pao2: 12, pao2_unit: 'kPa' }, { pao2: 90 }],
    [{ paco2: 40.123, paco2_unit: 'mmHg' }, { paco2: 40.123 }],
    [{ paco2: 40, paco2_unit: null }, { paco2: 40 }],
    [{ paco2: 40, paco2_unit: 5 }, { paco2: null }],
    [{ paco2: null, paco2_unit: 'kPa' }, { paco2: null }],
    [{ albumin: 32, albumin_unit: null }, { albumin: 32 }],
    [{ albumin: 32, albumin_unit: 5 }, { albumin: null }],
    [{ albumin: 32, albumin_unit: 'bar' }, { albumin: null }],
    [{ albumin: null, albumin_unit: 'g/dL' }, { albumin: null }],
    [
      { on_oxygen: true, temperature_normal: false },
      { isOnOxygen: true, isTemperatureNormal: false },
    ],
    [{ on_oxygen: 'yes' }, { isOnOxygen: null, isTemperatureNormal: null }],
    [{ sample: 'Arterial' }, { isArterial: true }],
    [{ sample: 'VENOUS' }, { isArterial: false }],
    [{ lactate_flag: 'H', k_flag: 'L', na_flag: 'x' }, { flagged: { lactate: 'high', k: 'low' } }],
    [{ na_flag: 'L', cl_flag: 'H' }, { flagged: { na: 'low' } }],
    [{ ph: '7.4x', k: '', cl: null, na: 'hemolysed' }, { unread: ['ph', 'na'] }],
  ])('%j', (input, facts) => {
    expect(readBloodGasInput(input)).toMatchObject(facts);
  });
});

describe('what is singled out', () => {
  const focus = (input: Input) => answer({ ...NORMAL, ...input }).focus;

  it('has its value and unit; only a calculated bicarbonate is called so', () => {
    expect(focus({ k: 2.7 })).toContainEqual(
      expect.objectContaining({ item: 'k', label: '钾', value: '2.7', unit: 'mmol/L', side: 'low' }),
    );
    expect(focus({ hco3: 8, ph: 7.15, paco2: 24 })).toContainEqual(
      expect.objectContaining({ item: 'hco3', value: '8', label: expect.not.stringContaining('计算值') as string }),
    );
    const calculated = focus({ hco3: undefined, ph: 7.1, paco2: 20, k: 2.7 });
    expect(calculated.filter(({ label }) => label.includes('计算值')).map(({ item }) => item)).toEqual(['hco3']);
    expect(focus({ lactate: '>15' })).toContainEqual(expect.objectContaining({ item: 'lactate', value: '>15' }));
  });
});

it.each([
  ['k', 2.8, undefined],
  ['k', 2.79, 'low'],
  ['k', 6.2, undefined],
  ['k', 6.21, 'high'],
  ['na', 119, 'low'],
  ['na', 161, 'high'],
  ['ica', 0.77, 'low'],
  ['ica', 1.59, 'high'],
  ['pao2', 44, 'low'],
  ['pao2', 400, undefined],
])('%s of %d is singled out: %s', (item, value, side) => {
  expect(answer({ ...NORMAL, [item]: value }).focus.find((row) => row.item === item)?.side).toBe(side);
});

describe('a gap that shows what it hides', () => {
  const hidden = (input: Input) => {
    const reading = evaluateBloodGas(readBloodGasInput({ sample: '动脉血', ...input }));
    return reading.status === 'complete' ? reading.acute.hidden : expect.unreachable('no reading');
  };
  const acidosis = { ph: 7.2, paco2: 26, hco3: 10 };

  it.each([
    // (AG − 12) / (24 − 10) by Na − Cl − 10: below 0.4, below 0.8, up to 2, above.
    [107, 'hyperchloraemic'],
    [106, 'mixed_gap'],
    [104, 'mixed_gap'],
    [94, 'pure'],
    [84, 'pure'],
    [80, 'with_alkalosis'],
  ])('with chloride %d: %s', (cl, band) => {
    const found = hidden({ ...acidosis, na: 134, cl });
    expect(found?.deltaBand).toBe(band);
  });

  it('without chloride shows nothing', () => {
    expect(hidden(acidosis)).toBeNull();
  });
});
