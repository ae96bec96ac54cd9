import { describe, expect, it } from 'vitest';
import { answerAldosteronism } from './aldosteronism-wire.ts';

const steps = (input: object) =>
  answerAldosteronism({ k: 4, ...input }).distance.map(({ item, from, to, target }) => [item, from, to, target]);
const step = (input: object, item: string) => steps(input).find(([name]) => name === item);

describe('the screen', () => {
  it('above the cut-off: ratio, aldosterone and renin, one at a time', () => {
    // 18 / 0.5 = 36. At 15 ng/dL aldosterone is no longer above 15; 18 / 0.6 is the cut-off itself, which is positive.
    expect(steps({ pac: 18, renin: 0.5 })).toEqual([
      ['arr', '36', '29.9', '筛查阴性'],
      ['pac', '18 ng/dL', '15 ng/dL', '筛查可疑'],
      ['renin', '0.5 ng/mL/h', '0.61 ng/mL/h', '筛查阴性'],
    ]);
  });

  it('below it', () => {
    // 12 / 0.5 = 24; 15 / 0.5 and 12 / 0.4 are 30.
    expect(steps({ pac: 12, renin: 0.5 })).toEqual([
      ['arr', '24', '30', '筛查可疑'],
      ['pac', '12 ng/dL', '15 ng/dL', '筛查可疑'],
      ['renin', '0.5 ng/mL/h', '0.4 ng/mL/h', '筛查可疑'],
    ]);
  });

  it('at it, which counts as positive', () => {
    expect(step({ pac: 18.5, renin: 5, renin_type: 'DRC_mU/L' }, 'arr')).toEqual(['arr', '3.7', '3.6', '筛查阴性']);
  });

  it('renin below its floor ends the ratio there', () => {
    // 5 / 0.2 = 25 is the highest ratio that 5 ng/dL can have.
    expect(steps({ pac: 5, renin: 0.2 }).map(([item]) => item)).toEqual(['pac']);
    // 32.4 / 0.2 = 162; a bound has no distance of its own.
    expect(steps({ pac: 32.4, renin: '<0.1' })).toEqual([
      ['arr', '162', '29.9', '筛查阴性'],
      ['pac', '32.4 ng/dL', '15 ng/dL', '筛查可疑'],
    ]);
  });

  it('without a ratio there is none', () => {
    expect(steps({ pac: 18 })).toEqual([]);
  });
});

describe('the tests after it', () => {
  const base = { pac: 18, renin: 0.5 };
  it.each([
    [{ type: 'SIT', post_pac: 7.2 }, '7.2 ng/dL', '4.9 ng/dL', '生理盐水试验：排除'],
    [{ type: 'SIT', post_pac: 10 }, '10 ng/dL', '10.1 ng/dL', '生理盐水试验：确诊'],
    [{ type: 'SIT', post_pac: 10.1 }, '10.1 ng/dL', '10 ng/dL', '生理盐水试验：灰区'],
    [{ type: 'FST', post_pac: 6 }, '6 ng/dL', '6.1 ng/dL', '氟氢可的松抑制试验：确诊'],
    // 10 falling to 7 is 30 %; only more than that excludes.
    [{ type: 'CCT', pre_pac: 10, post_pac: 7 }, '7 ng/dL', '6.9 ng/dL', '卡托普利试验：排除'],
  ])('%o', (confirm, from, to, target) => {
    expect(step({ ...base, confirm }, 'post_pac')).toEqual(['post_pac', from, to, target]);
  });

  it('urine aldosterone after oral sodium', () => {
    const confirm = { type: 'ORAL_NA', urine_na: 210, urine_aldo: 12 };
    expect(step({ ...base, confirm }, 'urine_aldo')).toEqual([
      'urine_aldo',
      '12 μg/24h',
      '12.1 μg/24h',
      '口服高钠负荷试验：确诊',
    ]);
  });

  it('vein sampling', () => {
    const avs = { selectivity_left: 5, selectivity_right: 5, lateralisation: 2, with_acth: false };
    expect(step({ ...base, avs }, 'lateralisation')).toEqual([
      'lateralisation',
      '2',
      '1.9',
      '肾上腺静脉采血：未见单侧优势',
    ]);
    expect(step({ ...base, avs }, 'selectivity_left')).toEqual([
      'selectivity_left',
      '5',
      '1.9',
      '肾上腺静脉采血：插管选择性不足，不能比较两侧',
    ]);
  });
});
