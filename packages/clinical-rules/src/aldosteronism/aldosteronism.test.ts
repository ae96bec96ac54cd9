import { describe, expect, it } from 'vitest';
import { answerAldosteronism, readAldosteronismInput } from './aldosteronism-wire.ts';
import { evaluateAldosteronism } from './aldosteronism.ts';
import type { AldosteronismAssessment } from './aldosteronism.ts';

function assess(input: Readonly<Record<string, unknown>>): AldosteronismAssessment {
  const result = evaluateAldosteronism(readAldosteronismInput(input));
  return result.status === 'complete' ? result : expect.unreachable('no result');
}

describe('the screen', () => {
  it.each([
    ['PRA', 29.9, 1, 'negative'],
    ['PRA', 30, 1, 'positive'],
    ['PRA', 9.9, 0.2, 'negative_low_renin'],
    ['PRA', 10, 0.2, 'suspect'],
    ['PRA', 15, 0.4, 'suspect'],
    ['PRA', 15.1, 0.4, 'positive'],
    ['DRC_mU/L', 18.4, 5, 'negative'],
    ['DRC_mU/L', 18.5, 5, 'positive'],
    ['DRC_ng/L', 22.7, 4, 'negative'],
    ['DRC_ng/L', 22.8, 4, 'positive'],
  ])('%s: aldosterone %s over renin %s is %s', (renin_type, pac, renin, expected) => {
    expect(assess({ pac, renin, renin_type }).screen).toBe(expected);
  });

  it.each([
    ['PRA', 0.05, 0.2],
    ['PRA', '<0.2', 0.2],
    ['PRA', '<0.1', 0.2],
    ['DRC_mU/L', 1, 2],
    ['DRC_ng/L', 0.6, 1.2],
  ])('%s of %s counts as its floor', (renin_type, renin, floor) => {
    const result = assess({ pac: 12, renin, renin_type });
    expect(result.arr).toBeCloseTo(12 / floor, 2);
    expect(result.isReninBelowFloor).toBe(true);
  });

  it('a bound above the floor is no renin', () => {
    expect(answerAldosteronism({ pac: 25, renin: '<0.6' })).toMatchObject({ conclusion: '', missing: ['肾素'] });
  });

  it('aldosterone in pmol/L is divided by 27.7', () => {
    expect(assess({ pac: 831, pac_unit: 'pmol/L', renin: 1 })).toMatchObject({ screen: 'positive', arr: 30 });
    expect(assess({ pac: 830, pac_unit: 'pmol/L', renin: 1 }).screen).toBe('negative');
  });

  it.each([
    [3.49, true],
    [3.5, false],
    [null, null],
  ])('potassium of %s mmol/L', (k, expected) => {
    const result = assess({ pac: 20, renin: 1, k });
    expect(result.isPotassiumLow).toBe(expected);
    expect(result.missing.includes('k')).toBe(k === null);
    expect(answerAldosteronism({ pac: 20, renin: 1, k }).tips.includes('低钾可致假阴性，纠正后复查')).toBe(
      expected === true,
    );
  });

  it.each([
    [{ pac: 20.1, renin: 0.1, k: 3.2 }, true],
    [{ pac: 20, renin: 0.1, k: 3.2 }, false],
    [{ pac: 25, renin: 0.2, k: 3.2 }, false],
    [{ pac: 25, renin: 0.1, k: 3.5 }, false],
    [{ pac: 25, renin: 0.1, k: null }, false],
    // Caused by a drug, the low potassium is not spontaneous.
    [{ pac: 25, renin: 0.1, k: 3.2, drugs: ['k_wasting_diuretic'] }, false],
    [{ pac: 25, renin: 0.1, k: 3.2, drugs: ['arb'] }, true],
  ])('%o needs no confirmatory test: %s', (input, expected) => {
    expect(assess(input).isConfirmationUnneeded).toBe(expected);
  });
});

describe('limits in the reported unit', () => {
  it.each([
    // 550 pmol/L is the published figure, 554 would be 20 ng/dL converted.
    [{ pac: 551, renin: 0.1, k: 3.2 }, { isConfirmationUnneeded: true }],
    [{ pac: 550, renin: 0.1, k: 3.2 }, { isConfirmationUnneeded: false }],
    [{ pac: 276, renin: 0.1 }, { screen: 'negative_low_renin' }],
    [{ pac: 277, renin: 0.1 }, { screen: 'suspect' }],
    // 15 × 27.7 = 415.5
    [{ pac: 415.5, renin: 0.2 }, { screen: 'suspect' }],
    [{ pac: 415.6, renin: 0.2 }, { screen: 'positive' }],
    [{ pac: 900, renin: 1, confirm: { type: 'SIT', post_pac: 277 } }, { confirmation: 'grey' }],
    [{ pac: 900, renin: 1, confirm: { type: 'SIT', post_pac: 277.1 } }, { confirmation: 'confirmed' }],
    [
      { pac: 900, renin: 1, confirm: { type: 'SIT', post_pac: 10.1, post_pac_unit: 'ng/dL' } },
      { confirmation: 'confirmed' },
    ],
    // 10 ng/dL before is 277 pmol/L: down to 193.9 it has fallen by 30 % only.
    [
      { pac: 900, renin: 1, confirm: { type: 'CCT', pre_pac: 10, pre_pac_unit: 'ng/dL', post_pac: 193.9 } },
      { confirmation: 'grey' },
    ],
  ])('%o in pmol/L', (input, expected) => {
    expect(assess({ ...input, pac_unit: 'pmol/L' })).toMatchObject(expected);
  });

  it('a limit that is published in ng/dL alone is told as it was converted; the others by their own figure', () => {
    const { tips, contributions } = answerAldosteronism({ pac: 600, pac_unit: 'pmol/L', renin: 0.1, k: 3.2 });
    expect(tips).toContain('醛固酮界值 15 ng/dL 换算为 415.5 pmol/L');
    expect(tips.some((tip) => tip.includes('醛固酮 >550 pmol/L，可不行确诊试验'))).toBe(true);
    expect(contributions[0]?.value).toBe('600 pmol/L');
  });
});

describe('the kind of renin is told by the dimension of its unit', () => {
  it.each([
    ['ng/mL/h', 1, 30, 30],
    ['ng/(mL·h)', 1, 30, 30],
    ['μg/L/h', 1, 30, 30],
    ['mU/L', 5, 6, 3.7],
    ['μIU/mL', 5, 6, 3.7],
    ['ng/L', 5, 6, 5.7],
    ['pg/mL', 5, 6, 5.7],
  ])('%s', (renin_unit, renin, arr, cutoff) => {
    expect(assess({ pac: 30, renin, renin_unit })).toMatchObject({ arr, cutoff });
  });

  it.each(['mmol/L', 'foo', 3])('%s is none', (renin_unit) => {
    expect(answerAldosteronism({ pac: 30, renin: 1, renin_unit }).missing).toEqual(['肾素']);
  });

  it('a kind that is told has to agree with the unit', () => {
    expect(answerAldosteronism({ pac: 30, renin: 1, renin_unit: 'mU/L', renin_type: 'PRA' }).missing).toEqual(['肾素']);
  });
});

it.each([
  [{ pac: 32.4, renin: '<0.1' }, '32.4 ÷ 0.2（下限） = 162（ng/dL ÷ ng/mL/h）'],
  [{ pac: 13.2, renin: 0.3 }, '13.2 ÷ 0.3 = 44（ng/dL ÷ ng/mL/h）'],
  // The floor itself replaces nothing.
  [{ pac: 10, renin: 0.2 }, '10 ÷ 0.2 = 50（ng/dL ÷ ng/mL/h）'],
  [{ pac: 412, pac_unit: 'pmol/L', renin: 0.6 }, '412 ÷ 27.7 ÷ 0.6 = 24.79（pmol/L 换算为 ng/dL ÷ ng/mL/h）'],
  [{ pac: 16.8, renin: 3.1, renin_unit: 'uIU/ml' }, '16.8 ÷ 3.1 = 5.42（ng/dL ÷ mU/L）'],
])('the division of %o can be repeated', (input, terms) => {
  expect(answerAldosteronism(input).arr_terms).toBe(terms);
});

describe('confirmatory tests', () => {
  const base = { pac: 25, renin: 0.5 };
  it.each([
    [{ type: 'SIT', post_pac: 4.9 }, 'excluded'],
    [{ type: 'SIT', post_pac: 5 }, 'grey'],
    [{ type: 'SIT', post_pac: 10 }, 'grey'],
    [{ type: 'SIT', post_pac: 10.1 }, 'confirmed'],
    [{ type: 'SIT', seated: true, post_pac: 6 }, 'grey'],
    [{ type: 'SIT', seated: true, post_pac: 6.1 }, 'confirmed'],
    [{ type: 'CCT', pre_pac: 25, post_pac: 11.1 }, 'confirmed'],
    [{ type: 'CCT', pre_pac: 25, post_pac: 11 }, 'excluded'],
    [{ type: 'CCT', pre_pac: 10, post_pac: 7 }, 'grey'],
    [{ type: 'CCT', pre_pac: 10, post_pac: 6.9 }, 'excluded'],
    [{ type: 'CCT', post_pac: 9 }, null],
    [{ type: 'FST', post_pac: 6 }, 'not_reached'],
    [{ type: 'FST', post_pac: 6.1 }, 'confirmed'],
    [{ type: 'ORAL_NA', urine_na: 200, urine_aldo: 15 }, 'invalid_load'],
    [{ type: 'ORAL_NA', urine_na: 201, urine_aldo: 12 }, 'grey'],
    [{ type: 'ORAL_NA', urine_na: 201, urine_aldo: 12.1 }, 'confirmed'],
    [{ type: 'ORAL_NA', urine_na: 201, urine_aldo: 10 }, 'grey'],
    [{ type: 'ORAL_NA', urine_na: 201, urine_aldo: 9.9 }, 'excluded'],
    [{ type: 'ORAL_NA', urine_na: 201 }, null],
  ])('%o: %s', (confirm, expected) => {
    expect(assess({ ...base, confirm }).confirmation).toBe(expected);
  });

  it('a test that lacks a value says which', () => {
    expect(answerAldosteronism({ ...base, k: 4, confirm: { type: 'CCT', post_pac: 9 } }).missing).toEqual([
      '负荷前醛固酮',
    ]);
  });

  it('a test in pmol/L is read in the unit of the aldosterone', () => {
    const confirm = { type: 'SIT', post_pac: 280 };
    expect(assess({ pac: 700, pac_unit: 'pmol/L', renin: 0.5, confirm }).confirmation).toBe('confirmed');
  });

  it.each([
    [{ selectivity_left: 1.9, selectivity_right: 4, lateralisation: 6 }, 'not_selective'],
    [{ selectivity_left: 2, selectivity_right: 2, lateralisation: 1.9, with_acth: false }, 'not_lateralised'],
    [{ selectivity_left: 2, selectivity_right: 2, lateralisation: 2, with_acth: false }, 'unilateral'],
    [{ selectivity_left: 1.9, selectivity_right: 4, lateralisation: 6, with_acth: false }, 'not_selective'],
    [{ selectivity_left: 2.9, selectivity_right: 3, lateralisation: 4, with_acth: true }, 'not_selective'],
    [{ selectivity_left: 3, selectivity_right: 3, lateralisation: 3.9, with_acth: true }, 'not_lateralised'],
    [{ selectivity_left: 3, selectivity_right: 3, lateralisation: 4, with_acth: true }, 'unilateral'],
    [{ selectivity_left: 3, selectivity_right: 3 }, null],
  ])('vein sampling %o: %s', (avs, expected) => {
    expect(assess({ ...base, avs }).veinSampling).toBe(expected);
  });

  // Without ACTH 2 and 2, under ACTH 3 and 4: what only one of them says is not said while the kind is unknown.
  it.each([
    [{ selectivity_left: 3, selectivity_right: 3, lateralisation: 4 }, 'unilateral', false],
    [{ selectivity_left: 3, selectivity_right: 3, lateralisation: 3.9 }, null, true],
    [{ selectivity_left: 3, selectivity_right: 3, lateralisation: 2 }, null, true],
    [{ selectivity_left: 3, selectivity_right: 3, lateralisation: 1.9 }, 'not_lateralised', false],
    [{ selectivity_left: 2.9, selectivity_right: 3, lateralisation: 4 }, null, true],
    [{ selectivity_left: 2, selectivity_right: 3, lateralisation: 1.9 }, null, true],
    [{ selectivity_left: 1.9, selectivity_right: 3, lateralisation: 4 }, 'not_selective', false],
    [{ selectivity_left: 3, selectivity_right: 3 }, null, false],
  ])('vein sampling of which it is not told whether it was under ACTH %o: %s', (avs, expected, isAsked) => {
    expect(assess({ ...base, avs }).veinSampling).toBe(expected);
    const { tips, conclusion } = answerAldosteronism({ ...base, avs });
    expect(tips.some((tip) => tip.startsWith('肾上腺静脉采血未注明是否在ACTH兴奋下进行'))).toBe(isAsked);
    expect(conclusion.includes('肾上腺静脉采血')).toBe(expected !== null);
  });
});

describe('the answer', () => {
  it.each([
    [{ pac: 32.4, renin: '<0.1', k: 3.08 }, '筛查阳性，可不行确诊试验'],
    [{ pac: 18, renin: 0.5, k: 4 }, '筛查阳性，建议行确诊试验'],
    [{ pac: 12, renin: 0.3, k: 4 }, '筛查可疑，建议复查或行确诊试验'],
    [{ pac: 8, renin: 0.1, k: 4 }, '筛查阴性（低肾素所致ARR升高）'],
    [{ pac: 8, renin: 2, k: 4 }, '筛查阴性'],
    [{ pac: 25, renin: 0.5, k: 4, confirm: { type: 'SIT', post_pac: 18 } }, '筛查阳性；生理盐水试验：确诊'],
    [{ pac: 25, renin: 0.5, k: 4, confirm: { type: 'SIT', post_pac: 3 } }, '筛查阳性；生理盐水试验：排除'],
  ])('%o', (input, conclusion) => {
    expect(answerAldosteronism(input).conclusion).toBe(conclusion);
  });

  it('gives ratio, cut-off and the shares with their units', () => {
    const answer = answerAldosteronism({ pac: 30, renin: 5, renin_type: 'DRC_mU/L', k: 4.1 });
    expect(answer).toMatchObject({ arr: 6, arr_cutoff: 3.7, screen: '阳性' });
    expect(answer.contributions.map(({ item, value, points }) => [item, value, points])).toEqual([
      ['pac', '30 ng/dL', 0],
      ['renin', '5 mU/L', 0],
      ['k', '4.1 mmol/L', 0],
      ['arr', '6', 1],
    ]);
  });

  it('drugs that are known are judged one by one, otherwise the whole list is told', () => {
    const known = answerAldosteronism({ pac: 20, renin: 1, drugs: ['mra', 'beta_blocker'] }).tips;
    expect(known).toContain('盐皮质激素受体拮抗剂：采血前应停用至少 4 周');
    expect(known).toContain('β受体阻滞剂：采血前应停用至少 2 周，可致假阳性');
    expect(answerAldosteronism({ pac: 20, renin: 1 }).tips.some((tip) => tip.startsWith('采血前停药'))).toBe(true);
  });

  it('implausible or missing values give no result and are named', () => {
    expect(answerAldosteronism({ pac: 1001, renin: 1 })).toMatchObject({
      conclusion: '',
      missing: ['醛固酮（超出合理范围）'],
    });
    expect(answerAldosteronism({})).toMatchObject({ conclusion: '', missing: ['醛固酮', '肾素'] });
    expect(answerAldosteronism({ pac: 20, renin: 1, renin_type: 'other' }).missing).toEqual(['肾素']);
  });
});
