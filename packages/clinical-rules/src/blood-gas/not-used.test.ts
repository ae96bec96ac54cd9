import { describe, expect, it } from 'vitest';
import { answerBloodGas, readBloodGasInput } from './blood-gas-wire.ts';

const answer = (input: Record<string, unknown>) =>
  answerBloodGas(readBloodGasInput({ sample: '动脉血', ph: 7.4, paco2: 40, hco3: 24, ...input }), 'acute');

describe('what a report prints and the reading does not use', () => {
  it.each([
    ['fio2', 20, '吸入氧浓度', '吸入氧浓度不在 21%~100% 之间，未采用'],
    ['fio2', 101, '吸入氧浓度', '吸入氧浓度不在 21%~100% 之间，未采用'],
    ['lactate', -1, '乳酸', '乳酸为负值，未采用'],
    ['na', -140, '钠', '钠为负值，未采用'],
    ['pao2', -1, '氧分压', '氧分压为负值，未采用'],
    ['k', -4, '钾', '钾为负值，未采用'],
    ['cl', -100, '氯', '氯为负值，未采用'],
    ['ica', -1, '离子钙', '离子钙为负值，未采用'],
    ['albumin', -40, '白蛋白', '白蛋白为负值，未采用'],
    ['k', '>9.0', '钾', '钾不是单一数值或单位不符，未采用'],
    ['pao2', '<20', '氧分压', '氧分压不是单一数值或单位不符，未采用'],
    ['albumin', '溶血', '白蛋白', '白蛋白不是单一数值或单位不符，未采用'],
  ])('%s of %s is named with its reason and not called missing', (item, value, name, text) => {
    const { missing, not_used: notUsed } = answer({ [item]: value });
    expect(notUsed).toEqual([text]);
    expect(missing).not.toContain(name);
  });

  it.each([21, 100])('an oxygen share of %d %% is used', (fio2) => {
    expect(answer({ fio2 }).not_used).toEqual([]);
  });

  it('what is not there is missing, and only that', () => {
    expect(answer({}).not_used).toEqual([]);
    expect(answer({ lactate: '' }).missing).toContain('乳酸');
    const optional = ['氧分压', '吸入氧浓度', '钠', '钾', '氯', '离子钙', '乳酸', '白蛋白'];
    expect(answer({}).missing).toEqual(optional);
    expect(answer({ hco3: null }).missing).toEqual(['碳酸氢根', ...optional]);
  });

  it('a pH that cannot be read gives no reading and is not called missing', () => {
    const unread = answer({ ph: '>7.8' });
    expect(unread).toMatchObject({
      natural_conclusion: 'pH不是单一数值或单位不符，无法判断酸碱失衡',
      missing: [],
      not_used: ['pH不是单一数值或单位不符，未采用'],
    });
    expect(answer({ ph: 8.1 })).toMatchObject({ missing: [], not_used: ['pH超出合理范围，未采用'] });
  });

  it('a share that is not used is not said to be untold', () => {
    const { hints } = answer({ pao2: 70, fio2: 15, temperature_normal: true }).acute;
    expect(hints).toContain('吸入氧浓度未采用，缺氧按未吸氧判读，请核对');
    expect(hints.join()).not.toContain('报告未注明');
  });

  it('a part that rests on it says so instead of calling it missing', () => {
    expect(answer({ lactate: -1, pao2: '<20' }).acute).toMatchObject({
      lactic_acid: '乳酸未采用，无法判读',
      hypoxia: '氧分压未采用，无法判读',
    });
  });
});

describe('lactate that is printed as a bound', () => {
  it.each([
    // 2 is normal, above it raised, from 4 severe, from 5 with acidaemia a lactic acidosis.
    ['>15', 7.4, '重度高乳酸血症', true],
    ['>15', 7.2, '乳酸酸中毒', true],
    ['≥4', 7.4, '重度高乳酸血症', true],
    ['>4', 7.2, '重度高乳酸血症', true],
    ['>3', 7.4, '高乳酸血症', false],
    ['<0.5', 7.4, '乳酸正常', false],
    ['<3', 7.4, '乳酸 <3 mmol/L，无法分级', false],
    ['>1', 7.4, '乳酸 >1 mmol/L，无法分级', false],
  ])('%s at pH %d: %s', (lactate, ph, text, isFocus) => {
    const { acute, focus, missing, not_used: notUsed } = answer({ lactate, ph });
    expect(acute.lactic_acid).toBe(text);
    expect(focus.some(({ item }) => item === 'lactate')).toBe(isFocus);
    expect(missing).not.toContain('乳酸');
    expect(notUsed).toEqual([]);
  });
});

describe('a bicarbonate that was calculated', () => {
  it('is singled out with its own value', () => {
    // 0.0307 × 20 × 10^(7.1 − 6.1) = 6.14.
    expect(answer({ ph: 7.1, paco2: 20, hco3: null }).focus).toContainEqual({
      item: 'hco3',
      note: '低于 10 mmol/L',
      label: '碳酸氢根（计算值）',
      value: '6.1',
      unit: 'mmol/L',
      side: 'low',
    });
  });
});
