import { describe, expect, it } from 'vitest';
import type { PlainInput } from '../core/rule.ts';
import { thyroidFollowUpRule } from './thyroid-followup-rule.ts';
import { answerThyroidFollowUp, readThyroidInput, thyroidLimitFields } from './thyroid-followup-wire.ts';
import { evaluateThyroidFollowUp } from './thyroid-followup.ts';
import { FOLLOWED_UP } from './thyroid-input.test-support.ts';

const INPUT = {
  ...FOLLOWED_UP,
  heart_disease: '无',
  postmenopausal: '无',
  osteoporosis: '无',
  osteopenia: '无',
  cv_risk: '无',
  high_risk_feature: '无',
};
const result = (change: PlainInput = {}) => evaluateThyroidFollowUp(readThyroidInput({ ...INPUT, ...change }));
const SOURCE = '中国甲状腺结节和分化型甲状腺癌诊治指南 2012，表 7、表 8';

describe('reading', () => {
  it.each<[PlainInput, object]>([
    [{ palpitation: true }, { symptoms: { palpitation: true } }],
    [{ palpitation: false }, { symptoms: { palpitation: false } }],
    [{ anxiety: '轻' }, { symptoms: { anxiety: true } }],
    [{ anxiety: '中' }, { symptoms: { anxiety: true } }],
    [{ anxiety: '重' }, { symptoms: { anxiety: true } }],
    [{ anxiety: '' }, { symptoms: { anxiety: null } }],
    [{ anxiety: 1 }, { symptoms: { anxiety: null } }],
    [{ tsh_unit: '' }, { tsh: 0.3 }],
    [{ tsh_unit: null }, { tsh: 0.3 }],
    [{ tsh_unit: 'μIU/mL' }, { tsh: 0.3 }],
    [{ tsh_unit: 'kg' }, { tsh: null }],
    [{ tsh_unit: 5 }, { tsh: null }],
    [{ tsh: null, tsh_unit: 'mU/L' }, { tsh: null }],
    [{ weight_unit: '' }, { weightKg: 60 }],
    [{ weight_unit: null }, { weightKg: 60 }],
    [{ weight_unit: 'kg' }, { weightKg: 60 }],
    [{ weight_unit: '公斤' }, { weightKg: 60 }],
    [{ weight_unit: '斤' }, { weightKg: null }],
    [{ operation: '双侧切除' }, { isTotalThyroidectomy: true }],
    [{ operation: '单侧切除' }, { isTotalThyroidectomy: false }],
    [{ operation: '' }, { isTotalThyroidectomy: null }],
    [{ is_dose_changed: true }, { isDoseChanged: true }],
    [{ is_dose_changed: '有' }, { isDoseChanged: false }],
    [
      { tsh_lower_limit: 0.4, ft3_upper_limit: 6, ft4_upper_limit: 20 },
      { limits: { tshLow: 0.4, ft3High: 6, ft4High: 20 } },
    ],
    [{ tsh_lower_limit: 'x' }, { limits: { tshLow: 0.27, ft3High: 6.8, ft4High: 22 } }],
  ])('%j', (change, facts) => {
    expect(readThyroidInput({ ...INPUT, ...change })).toMatchObject(facts);
  });

  it('takes the limits from the intervals that the laboratory prints', () => {
    const references = [
      { item: 'tsh', lower: 0.4, upper: 4 },
      { item: 'ft3', lower: 3, upper: 6 },
      { item: 'ft4', lower: 12, upper: null },
    ];
    expect(thyroidLimitFields(references)).toEqual({ tsh_lower_limit: 0.4, ft3_upper_limit: 6 });
    expect(thyroidLimitFields([{ item: 'ft4', upper: 20 }])).toEqual({ ft4_upper_limit: 20 });
    expect(thyroidLimitFields([])).toEqual({});
    expect(thyroidLimitFields(undefined)).toEqual({});
  });
});

it.each<[PlainInput, string[]]>([
  [{ age: 0 }, []],
  [{ age: -1 }, ['age']],
  [{ age: 200 }, []],
  [{ age: 201 }, ['age']],
  [{ lymph_metastasis: -1 }, ['lymph_metastasis']],
  [{ tsh: -1 }, ['tsh']],
  [{ tsh: 0 }, []],
  [{ ft3: -1 }, ['ft3']],
  [{ ft4: -1 }, ['ft4']],
  [{ weight: 0 }, ['weight']],
  [{ months_since_surgery: -1 }, ['months_since_surgery']],
  [{ months_since_surgery: 0 }, []],
])('%j holds what cannot be: %j', (change, invalid) => {
  expect(result(change).invalid).toEqual(invalid);
});

it('an implausible number is named among what is missing, and is not used', () => {
  expect(answerThyroidFollowUp({ ...INPUT, weight: 0 })).toMatchObject({ missing: ['体重'], reference_dose: null });
  expect(result({ weight: 0 }).status).toBe('incomplete');
  expect(result().status).toBe('complete');
});

it.each<[PlainInput, string[]]>([
  [{}, []],
  [{ age: undefined }, ['age']],
  [{ age: undefined, heart_disease: '有' }, []],
  [{ lymph_metastasis: undefined }, ['lymph_metastasis']],
  [{ capsular_invasion: undefined }, ['capsular_invasion']],
  // With the risk already raised, neither could raise it.
  [{ capsular_invasion: '有', lymph_metastasis: undefined }, []],
  [{ capsular_invasion: undefined, lymph_metastasis: 1 }, []],
  [{ palpitation: undefined }, ['symptoms']],
  [{ palpitation: undefined, insomnia: '有' }, []],
  [{ tsh: undefined }, ['tsh']],
  [{ tsh: 0.05, ft3: undefined }, ['ft3']],
  [{ tsh: 0.05, ft4: undefined }, ['ft4']],
  [{ tsh: 0.05, ft3: 9, ft4: undefined }, []],
  [{ ft3: undefined, ft4: undefined }, []],
])('of %j is missing: %j', (change, missing) => {
  expect(result(change).missing).toEqual(missing);
});

it.each<[PlainInput, boolean]>([
  [{ tsh: 0.26, ft3: 6.9 }, true],
  [{ tsh: 0.26, ft4: 22.1 }, true],
  [{ tsh: 0.26, ft3: 6.8, ft4: 22 }, false],
  [{ tsh: 0.27, ft3: 6.9 }, false],
  [{ tsh: undefined, ft3: 6.9 }, false],
  [{ tsh: 0.26, ft3: undefined, ft4: undefined }, false],
])('%j is too much: %s', (change, isOvertreated) => {
  expect(result(change).isOvertreated).toBe(isOvertreated);
});

it('lists what was used: numbers, what is there, and whether the capsule was invaded', () => {
  const used = (change: PlainInput = {}) =>
    answerThyroidFollowUp({ ...INPUT, ...change }).contributions.map(({ label, value }) => `${label} ${value}`);
  expect(used()).toEqual([
    '淋巴结转移 0 个',
    '包膜侵犯 无',
    '年龄 38 岁',
    '术后时间 6 个月',
    'TSH 0.3 mU/L',
    'FT3 5 pmol/L',
    'FT4 17 pmol/L',
    '体重 60 kg',
  ]);
  expect(used({ palpitation: '有', heart_disease: '有' })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^心悸 有$/), expect.stringMatching(/^心脏病 有$/)]),
  );
  // Of a patient who has half a gland the weight says nothing.
  expect(used({ operation: '单侧切除' })).not.toContain('体重 60 kg');
  expect(used({ lymph_metastasis: undefined }).some((line) => line.startsWith('淋巴结转移'))).toBe(false);
});

describe('editions', () => {
  it('names rule, edition, source and what awaits review', () => {
    expect(result()).toMatchObject({
      ruleId: 'thyroid-followup',
      ruleVersion: '2012.2',
      source: SOURCE,
      guideline: '2012',
      isPhaseAssumed: false,
      reviewNotes: ['thyroid_side_effect_cuts', 'thyroid_beta_blocker_reading'],
    });
    const { months_since_surgery: _, heart_disease: __, ...less } = INPUT;
    expect(evaluateThyroidFollowUp(readThyroidInput(less), { guideline: '2023' })).toMatchObject({
      ruleVersion: '2023.2',
      source: '中国甲状腺结节和分化型甲状腺癌诊治指南（第二版）2023',
      isPhaseAssumed: true,
      reviewNotes: [
        'thyroid_side_effect_cuts',
        'thyroid_beta_blocker_reading',
        'thyroid_phase_assumed',
        'thyroid_conditions_unknown',
        'thyroid_second_edition',
      ],
    });
  });

  it('the command line takes the edition too: 2023, low risk, 0.5 to 2', () => {
    expect(thyroidFollowUpRule.vector({ ...INPUT, guideline: 2023 })).toMatchObject({ target: [0.5, 2] });
    expect(thyroidFollowUpRule.vector({ ...INPUT, guideline: '2012' })).toMatchObject({ target: [0.1, 0.5] });
    expect(thyroidFollowUpRule.explain({ ...INPUT, guideline: '2023' })).toMatchObject({ guideline: '2023' });
  });

  it('of 2023 the middle tier has a target of its own', () => {
    const middle = evaluateThyroidFollowUp(readThyroidInput({ ...INPUT, lymph_metastasis: 1 }), { guideline: '2023' });
    expect(middle).toMatchObject({ recurrence: 'intermediate', target: { low: 0.1, high: 0.5 } });
  });
});

it('the reference dose after both sides: 1.5 to 2.5 μg per kg', () => {
  expect(answerThyroidFollowUp(INPUT).reference_dose).toEqual({ lower: 90, upper: 150 });
  expect(answerThyroidFollowUp({ ...INPUT, operation: '单侧切除' }).reference_dose).toBeNull();
});
