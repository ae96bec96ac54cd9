import { describe, expect, it } from 'vitest';
import type { PlainInput } from '../core/rule.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { aldosteronismRule } from './aldosteronism-rule.ts';
import { answerAldosteronism, readAldosteronismInput } from './aldosteronism-wire.ts';
import { evaluateAldosteronism } from './aldosteronism.ts';

const answer = answerAldosteronism;
const high = { pac: 25, renin: 0.5, k: 4, drugs: [] };
const withTest = (confirm: PlainInput) => answer({ ...high, confirm });
const CONFOUNDERS = '高盐饮食、肾功能不全、绝经前可致假阳性；低盐饮食、妊娠、肾血管性或恶性高血压可致假阴性';

describe('findings', () => {
  it('name ratio, cut-off and screen', () => {
    expect(answer(high).findings).toEqual([
      { code: 'arr', label: '醛固酮/肾素比值', text: '50（切点 30）' },
      { code: 'screen', label: '筛查', text: '阳性' },
    ]);
  });

  it('say that no confirmatory test is needed', () => {
    const evident = answer({ pac: 25, renin: '<0.2', k: 3.2, drugs: [] });
    expect(evident.findings[2]).toEqual({ code: 'no_confirm_needed', label: '确诊试验', text: '可不行确诊试验' });
    expect(evident.findings).toHaveLength(3);
  });

  it.each<[PlainInput, object[]]>([
    [{ type: 'SIT', post_pac: 12 }, [{ code: 'confirm', label: '生理盐水试验', text: '确诊' }]],
    [{ type: 'FST', post_pac: 5 }, [{ code: 'confirm', label: '氟氢可的松抑制试验', text: '未达确诊标准' }]],
    [
      { type: 'CCT', pre_pac: 20, post_pac: 10 },
      [
        { code: 'confirm', label: '卡托普利试验', text: '排除' },
        { code: 'suppression', label: '醛固酮下降', text: '50%' },
      ],
    ],
    [
      { type: 'ORAL_NA', urine_na: 250, urine_aldo: 13 },
      [{ code: 'confirm', label: '口服高钠负荷试验', text: '确诊' }],
    ],
    [
      { type: 'ORAL_NA', urine_na: 200, urine_aldo: 13 },
      [{ code: 'confirm', label: '口服高钠负荷试验', text: '结果无效（尿钠≤200）' }],
    ],
    [{ type: 'SIT' }, []],
    [{ type: 'UNKNOWN', post_pac: 12 }, []],
  ])('of the test %j', (confirm, rows) => {
    expect(withTest(confirm).findings.slice(2)).toEqual(rows);
  });

  it('of vein sampling', () => {
    const avs = { selectivity_left: 5, selectivity_right: 4, lateralisation: 6, with_acth: true };
    expect(answer({ ...high, avs }).findings.slice(2)).toEqual([
      { code: 'avs', label: '肾上腺静脉采血', text: '单侧优势' },
    ]);
  });

  it('are none without a result', () => {
    expect(answer({ pac: 25 })).toMatchObject({ findings: [], contributions: [], distance: [], conclusion: '' });
    expect(aldosteronismRule.vector({ pac: 25 })).toEqual({ screen: null, missing: ['renin'], invalid: [] });
    expect(aldosteronismRule.vector({ renin: 1, k: 99 })).toEqual({ screen: null, missing: ['pac'], invalid: ['k'] });
  });
});

it('names its rule, its source and what awaits review', () => {
  const result = evaluateAldosteronism(readAldosteronismInput(high));
  expect([result.ruleId, result.ruleVersion, result.source]).toEqual([
    'aldosteronism',
    'aldosteronism-1.1.0',
    '原发性醛固酮增多症诊断治疗的专家共识（2020版）；Endocrine Society 2016',
  ]);
  expect(answer(high).review_notes).toEqual(
    (
      [
        'aldosteronism_grey',
        'aldosteronism_floor',
        'aldosteronism_cut_offs',
        'aldosteronism_confirmation',
        'plausible_range_ours',
      ] as const
    ).map((note) => REVIEW_NOTE_TEXT[note]),
  );
});

// Consensus 2020: at least four weeks, or two; what lowers renin makes false positives, what raises it false negatives.
it.each([
  ['mra', '盐皮质激素受体拮抗剂：采血前应停用至少 4 周'],
  ['k_wasting_diuretic', '排钾利尿剂：采血前应停用至少 4 周，可致假阴性'],
  ['liquorice', '甘草制剂：采血前应停用至少 4 周'],
  ['acei', 'ACEI：采血前应停用至少 2 周，可致假阴性'],
  ['arb', 'ARB：采血前应停用至少 2 周，可致假阴性'],
  ['dhp_ccb', '二氢吡啶类钙拮抗剂：采血前应停用至少 2 周，可致假阴性'],
  ['beta_blocker', 'β受体阻滞剂：采血前应停用至少 2 周，可致假阳性'],
  ['central_alpha2', '中枢α2受体激动剂：采血前应停用至少 2 周，可致假阳性'],
  ['nsaid', '非甾体抗炎药：采血前应停用至少 2 周，可致假阳性'],
  ['renin_inhibitor', '肾素抑制剂：可致假阳性'],
])('%s: %s', (drug, tip) => {
  expect(answer({ ...high, drugs: [drug, 'water', 7] }).tips).toEqual([tip, CONFOUNDERS]);
});

it.each([
  ['k_wasting_diuretic', false],
  ['liquorice', false],
  ['acei', true],
])('a low potassium under %s is spontaneous: %s', (drug, isSpontaneous) => {
  const { findings } = answer({ pac: 25, renin: '<0.2', k: 3.2, drugs: [drug] });
  expect(findings.some(({ code }) => code === 'no_confirm_needed')).toBe(isSpontaneous);
});

it.each<[string, PlainInput, object]>([
  [
    'aldosterone in pmol/L, tests too',
    { pac: 277, pac_unit: 'pmol/L', confirm: { type: 'SIT', post_pac: 277 } },
    { pac: 277, post: 277 },
  ],
  [
    'a unit that is none',
    { pac: 10, pac_unit: 'mmHg', confirm: { type: 'SIT', post_pac: 10 } },
    { pac: undefined, post: undefined },
  ],
  ['a unit that is no text', { pac: 10, pac_unit: 5 }, { pac: undefined, post: undefined }],
])('%s', (_, input, expected) => {
  const { pac, confirmation } = readAldosteronismInput(input);
  const post = confirmation?.type === 'SIT' ? confirmation.postPac?.set.low : undefined;
  expect({ pac: pac?.set.low, post }).toEqual(expected);
});

it.each([['AAA'], [7], ['toString']])('a renin of the kind %j is unknown', (renin_type) => {
  expect(readAldosteronismInput({ renin: 1, renin_type })).toMatchObject({ renin: null, reninType: 'PRA' });
});

describe('what is missing', () => {
  const missing = (input: PlainInput) => evaluateAldosteronism(readAldosteronismInput(input)).missing;

  it.each<[PlainInput, string[]]>([
    [{}, []],
    [{ k: undefined }, ['k']],
    [{ confirm: { type: 'CCT' } }, ['pre_pac', 'post_pac']],
    [{ confirm: { type: 'CCT', pre_pac: 20 } }, ['post_pac']],
    [{ confirm: { type: 'FST' } }, ['post_pac']],
    [{ confirm: { type: 'ORAL_NA' } }, ['urine_na', 'urine_aldo']],
    [{ confirm: { type: 'ORAL_NA', urine_na: 250, urine_aldo: 13 } }, []],
  ])('of %j', (change, items) => {
    expect(missing({ ...high, ...change })).toEqual(items);
  });

  it.each<[PlainInput, string]>([
    [{ avs: { selectivity_left: 1001 } }, 'selectivity_left'],
    [{ avs: { lateralisation: -1 } }, 'lateralisation'],
    [{ confirm: { type: 'ORAL_NA', urine_na: 2001 } }, 'urine_na'],
    [{ confirm: { type: 'FST', post_pac: 1001 } }, 'post_pac'],
  ])('%j is outside what can be', (change, item) => {
    expect(evaluateAldosteronism(readAldosteronismInput({ ...high, ...change })).invalid).toEqual([item]);
  });
});

describe('tests that do not decide', () => {
  it.each<[PlainInput, string | undefined]>([
    [{ type: 'SIT', post_pac: '>4' }, undefined],
    [{ type: 'SIT', post_pac: '<11' }, undefined],
    [{ type: 'SIT', post_pac: 5 }, '灰区'],
    [{ type: 'SIT', post_pac: 10 }, '灰区'],
    [{ type: 'ORAL_NA', urine_na: 250, urine_aldo: '>9' }, undefined],
    [{ type: 'ORAL_NA', urine_na: 250, urine_aldo: '<13' }, undefined],
    [{ type: 'ORAL_NA', urine_na: 250, urine_aldo: 12 }, '灰区'],
    [{ type: 'ORAL_NA', urine_aldo: 13 }, undefined],
    [{ type: 'CCT', pre_pac: 0, post_pac: 5 }, undefined],
  ])('%j: %s', (confirm, text) => {
    expect(withTest(confirm).findings.find(({ code }) => code === 'confirm')?.text).toBe(text);
  });

  it.each<[PlainInput]>([
    [{ selectivity_left: 5, lateralisation: 6, with_acth: true }],
    [{ selectivity_right: 5, lateralisation: 6, with_acth: true }],
    [{ selectivity_left: 5, selectivity_right: 5, with_acth: true }],
    [{ selectivity_left: 1, lateralisation: 6, with_acth: true }],
  ])('vein sampling that lacks a figure: %j', (avs) => {
    expect(answer({ ...high, avs }).findings.map(({ code }) => code)).not.toContain('avs');
  });
});

it('what needs no confirmatory test is told among the tips, with its condition', () => {
  const tip = '自发性低钾、肾素低于检测下限且醛固酮 >20 ng/dL，可不行确诊试验（须先排除排钾药物所致低钾）';
  expect(answer({ pac: 25, renin: '<0.2', k: 3.2, drugs: [] }).tips).toContain(tip);
  expect(answer(high).tips).not.toContain(tip);
});

it('renin by concentration has its own unit and finer or coarser steps', () => {
  const [, , renin] = answer({ pac: 25, renin: 10, renin_type: 'DRC_ng/L', k: 4, drugs: [] }).distance;
  expect(renin).toMatchObject({ item: 'renin', from: '10 ng/L', to: '4.3 ng/L' });
  const rows = answer({ pac: 25, renin: 4, renin_type: 'DRC_ng/L', k: 4, drugs: [] }).distance;
  // 25 / 5.7 = 4.386: positive up to 4.3.
  expect(rows.find(({ item }) => item === 'renin')).toMatchObject({ from: '4 ng/L', to: '4.4 ng/L' });
  expect(rows.find(({ item }) => item === 'pac')).toMatchObject({ from: '25 ng/dL', to: '22.7 ng/dL' });
});
