import { describe, expect, it } from 'vitest';
import { readCondition } from './condition.ts';
import { conditionSentence, ruleSentence } from './sentence.ts';
import { conditionProblems } from './validate.ts';

const K = { fact: 'lab', op: 'at_least', value: 5.5, unit: 'mmol/L', code: 'K' };
const rise = {
  fact: 'delta',
  op: 'rise_at_least',
  value: 1,
  unit: 'mmol/L',
  code: 'K',
  within: { hours: 72 },
  of: 'last',
};

describe('a rule as a sentence', () => {
  it('is made of its tree and its outcome', () => {
    const condition = readCondition({
      all: [
        K,
        rise,
        {
          any: [
            { fact: 'lab_flag', op: 'is', value: 'high', code: 'LDH' },
            { fact: 'lab_flag', op: 'is_not', value: 'high', code: 'CREA' },
          ],
        },
        { fact: 'age', op: 'at_least', value: 18 },
        { fact: 'department', op: 'not_in', value: ['血液透析中心'] },
      ],
    });
    expect(ruleSentence(condition, 'hold')).toBe(
      '血钾 ≥ 5.5 mmol/L，血钾 72 小时内较前次升高 ≥ 1 mmol/L，（乳酸脱氢酶高于参考上限，或 肌酐不高于参考上限），年龄 ≥ 18 岁，' +
        '科室不属于血液透析中心：暂缓解读，转人工审核。',
    );
  });

  it.each([
    [{ ...K, op: 'between', value: [3.5, 5.3], specimen: '血清' }, '血钾（血清） 3.5–5.3 mmol/L'],
    [{ fact: 'lab_text', op: 'at_least', value: '2+', code: 'UPRO' }, '尿蛋白 ≥ 2+'],
    [{ fact: 'lab_text', op: 'is', value: '阴性', code: 'UPRO' }, '尿蛋白 为 阴性'],
    [{ fact: 'tested', op: 'is', value: false, code: 'K' }, '未检血钾'],
    [
      { ...rise, op: 'change_percent_at_least', value: 50, unit: '%', of: 'mean_3', within: { days: 7 } },
      '血钾 7 日内较前 3 次均值变化 ≥ 50%',
    ],
    [{ fact: 'ratio', op: 'above', value: 0.5, code: 'PF-TP', of_code: 'TP' }, '胸水蛋白定量与总蛋白之比 > 0.5'],
    [{ fact: 'count', op: 'at_least', value: 3, group: '肝功能', flag: 'high' }, '肝功能高于参考上限 ≥ 3 项'],
    [{ fact: 'age', op: 'below', value: 28, unit: '天' }, '年龄 < 28 天'],
    [{ fact: 'sex', op: 'is', value: '女' }, '性别为女'],
    [{ fact: 'diagnosis', op: 'in', value: ['高钾血症'], reliability: 1 }, '推断诊断（可靠性中及以上）属于高钾血症'],
    [{ fact: 'history_diagnosis', op: 'not_in', value: ['肺炎'], within: { days: 30 } }, '近 30 日既往诊断不属于肺炎'],
    [{ fact: 'hour', op: 'between', value: [8, 17] }, '时刻介于 8–17 时'],
    [{ fact: 'weekday', op: 'in', value: [6, 7] }, '周六、周日'],
    [{ fact: 'signal', op: 'in', value: ['危急值', '需关注'] }, '信号属于危急值、需关注'],
    [{ none: [K] }, '并非（血钾 ≥ 5.5 mmol/L）'],
    [{ none: [K, rise] }, '以下均不成立：血钾 ≥ 5.5 mmol/L；血钾 72 小时内较前次升高 ≥ 1 mmol/L'],
    [{ all: [] }, '（还没有条件）'],
    [{}, '（未填）'],
  ])('%j', (given, sentence) => {
    expect(conditionSentence(readCondition(given))).toContain(sentence);
  });
});

describe('what keeps a rule from being tried', () => {
  const messages = (given: unknown, kind: 'audit' | 'push' = 'audit') =>
    conditionProblems(readCondition(given), kind).map(({ message }) => message);

  it('is nothing for a whole condition', () => {
    expect(messages({ all: [K, rise] })).toEqual([]);
  });

  it.each([
    [{ all: [] }, '请至少写一个条件'],
    [{ all: [K, { any: [] }] }, '请至少写一个条件'],
    [{ ...K, unit: 'U/L' }, '血钾的单位应为 mmol/L'],
    [{ ...K, op: 'between', value: [5, 3] }, '下限不能大于上限'],
    [{ ...rise, within: { hours: 9000 } }, '9000 小时内应为 1 到 8760 的整数'],
    [{ ...rise, within: { hours: 0 } }, '0 小时内应为 1 到 8760 的整数'],
    [{ all: [{ any: [{ all: [{ any: [K] }] }] }] }, '条件最多 3 层'],
    [{ all: Array.from({ length: 31 }, () => K) }, '条件最多 30 个'],
    [{ ...K, code: 'XYZ' }, '目录中没有项目 XYZ'],
    [{ ...K, value: 'viel' }, '请填写数值'],
    [{ ...K, op: 'is' }, '请选择比较方式'],
    [{ fact: 'weather' }, '请选择条件类型'],
    [{ fact: 'hour', op: 'between', value: [8, 17] }, '时刻与星期只用于推送策略'],
    [{ fact: 'signal', op: 'in', value: ['危急值'] }, '信号只用于推送策略'],
    [{ fact: 'department', op: 'in', value: [] }, '请至少选择一个名称'],
    [{ fact: 'sex', op: 'is', value: '其他' }, '性别应为男或女'],
    [{ fact: 'count', op: 'at_least', value: 2, group: '天气' }, '请选择检验组'],
    [{ fact: 'age', op: 'below', value: 3, unit: '月' }, '年龄的单位应为岁或天'],
    [{ fact: 'lab_text', op: 'is', value: '很多', code: 'UPRO' }, '定性结果应为阴性、±、1+ 至 4+ 或阳性'],
  ])('%j', (given, message) => {
    expect(messages(given)).toContain(message);
  });

  it('says the place of each', () => {
    const found = conditionProblems(readCondition({ all: [K, { any: [K, { ...K, code: 'XYZ' }] }] }), 'audit');
    expect(found).toEqual([{ path: '1.1', message: '目录中没有项目 XYZ' }]);
  });

  it('lets a push strategy ask for the hour', () => {
    expect(messages({ fact: 'hour', op: 'between', value: [8, 17] }, 'push')).toEqual([]);
    expect(messages({ fact: 'signal', op: 'in', value: ['危急值'] }, 'push')).toEqual([]);
    expect(messages({ fact: 'signal', op: 'in', value: ['着火'] }, 'push')).toEqual([
      '信号应为危急值、需关注、提示（需关注）或提示',
    ]);
    expect(messages({ fact: 'weekday', op: 'in', value: [8] }, 'push')).toEqual(['时刻应为 1 到 7 的整数']);
  });
});
