import { describe, expect, it } from 'vitest';
import type { PlainInput } from '../core/rule.ts';
import { thyroidFollowUpRule } from './thyroid-followup-rule.ts';
import { answerThyroidFollowUp } from './thyroid-followup-wire.ts';
import { FOLLOWED_UP } from './thyroid-input.test-support.ts';

const advice = (change: PlainInput = {}) => answerThyroidFollowUp({ ...FOLLOWED_UP, ...change }).advice;
const without = (change: PlainInput) => advice(change).filter((line) => /未填写|缺少|不合理/.test(line));

it.each<[PlainInput, string[]]>([
  [{}, []],
  [{ age: undefined }, ['年龄未填写，风险分层可能偏低']],
  [{ tsh: undefined }, ['缺少 TSH，无法判断是否达标']],
  [{ tsh: 0.05, ft3: undefined }, ['TSH 低于参考下限而缺少 FT3，无法判断是否药源性甲亢']],
  [{ tsh: 0.05, ft4: undefined }, ['TSH 低于参考下限而缺少 FT4，无法判断是否药源性甲亢']],
  [{ tsh: 0.05, ft3: undefined, ft4: undefined }, ['TSH 低于参考下限而缺少 FT3、FT4，无法判断是否药源性甲亢']],
  [{ lymph_metastasis: undefined, capsular_invasion: undefined }, ['淋巴结转移、包膜侵犯未填写，风险分层可能偏低']],
  [{ weight: 0 }, ['体重的数值不合理，未用于判断']],
])('of %j it is said: %j', (change, lines) => {
  expect(without(change)).toEqual(lines);
});

it.each<[PlainInput, string]>([
  [{ tsh: 0.6 }, 'TSH 高于目标，请评估剂量，剂量调整后 4 周复查'],
  [{ tsh: 0.09 }, 'TSH 低于目标，请评估剂量，剂量调整后 4 周复查'],
  [{ is_dose_changed: true }, 'TSH 达标，建议剂量调整后 4 周复查'],
  [{}, 'TSH 达标，建议 2 至 3 个月后复查'],
])('%j: %s', (change, line) => {
  expect(advice(change)[0]).toBe(line);
});

describe('the dose to compare with', () => {
  const dose = (change: PlainInput) => advice(change).find((line) => line.startsWith('左甲状腺素'));

  it.each<[PlainInput, string]>([
    [{}, '，仅供对照'],
    [{ age: 50 }, '，仅供对照'],
    [{ age: 51 }, '；>50 岁起始 50 μg/d，仅供对照'],
    [{ age: undefined }, '，仅供对照'],
    // An age that cannot be is not used here either.
    [{ age: 201 }, '，仅供对照'],
    [{ age: 51, heart_disease: '有' }, '；有心脏病者起始 12.5~25 μg/d，仅供对照'],
  ])('of %j ends: %s', (change, end) => {
    expect(dose(change)).toBe(`左甲状腺素参考剂量 90~150 μg/d（1.5~2.5 μg/kg/d）${end}`);
  });

  it('is none without a weight', () => {
    expect(dose({ weight: undefined })).toBeUndefined();
  });
});

it.each([
  [59, false],
  [60, true],
  [undefined, false],
])('%s months after it replacement may be enough: %s', (months_since_surgery, isSaid) => {
  expect(advice({ months_since_surgery }).some((line) => line.includes('单纯替代治疗'))).toBe(isSaid);
});

it('too much comes first', () => {
  expect(advice({ tsh: 0.05, ft4: 30 })[0]).toContain('药源性甲亢');
  expect(advice({ tsh: 0.05 }).filter((line) => line.includes('提示药源性甲亢'))).toEqual([]);
});

it('without an age there is no tier, no target and no status', () => {
  expect(thyroidFollowUpRule.vector({ tsh: 0.3 })).toMatchObject({
    side_effect: null,
    target: null,
    target_text: null,
    status: null,
    lt4_reference_ug: null,
  });
  const later = { ...FOLLOWED_UP, months_since_surgery: 20 };
  const of2023 = answerThyroidFollowUp(later, { guideline: '2023' }).target_text;
  expect(of2023).not.toBe(answerThyroidFollowUp({ tsh: 0.3 }).target_text);
  expect(answerThyroidFollowUp({ ...later, age: undefined }).target_text).not.toBe(of2023);
  expect(answerThyroidFollowUp({ ...FOLLOWED_UP, age: undefined }, { guideline: '2023' }).target_text).not.toBe(of2023);
});
