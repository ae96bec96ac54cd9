import { describe, expect, it } from 'vitest';
import { answerGastric, readGastricInput } from './gastric-wire.ts';

const INPUT = { age: 61, sex: '男', pg1: '52.4', pg2: '18.1', g17: '6.20', hp_antibody: '阳性' };

describe('answerGastric', () => {
  it('answers score, band, interval and group', () => {
    // 6 + 4 + 1 + 3 + 5 = 19; 52.4 / 18.1 = 2.9.
    const answer = answerGastric(INPUT);
    expect(answer).toMatchObject({
      score: 19,
      level: 'high',
      abc: 'C',
      conclusion: '新型胃癌筛查评分19分，高危，建议每年胃镜检查；ABC(D)法C组（间隔取较短者）',
      missing: [],
    });
    expect(answer.contributions[3]).toMatchObject({ item: 'pgr', label: 'PG I/PG II 比值', value: '2.9', points: 3 });
    expect(answer.contributions.map(({ value }) => value)).toEqual(['61 岁', '男', '阳性', '2.9', '6.2 pmol/L']);
    expect(answer.tips).toEqual(['报告未给 PG I/PG II 比值，由 PG I ÷ PG II 计算', '近2周内使用PPI会影响全部结果']);
    expect(answer.review_notes).toHaveLength(4);
  });

  it.each([
    [45, '女', '阴性', '新型胃癌筛查评分0分，低危，建议每3年胃镜检查；ABC(D)法A组，胃癌低风险'],
    [60, '男', '阴性', '新型胃癌筛查评分10分，低危，建议每3年胃镜检查；ABC(D)法A组，胃癌低风险'],
    [72, '男', '阴性', '新型胃癌筛查评分14分，中危，建议每2年胃镜检查；ABC(D)法A组'],
  ])('age %d, %s, antibody %s', (age, sex, antibody, conclusion) => {
    expect(answerGastric({ age, sex, hp_antibody: antibody, pg1: 120, pg2: 10, g17: 1 }).conclusion).toBe(conclusion);
  });

  it.each([
    // 72 years 10, man 4, G-17 3: 17 points; group A by PG I above 70.
    [
      { age: 72, sex: '男', hp_antibody: '阴性', pg1: 120, pg2: 10, g17: 1.5 },
      '新型胃癌筛查评分17分，高危，建议每年胃镜检查；ABC(D)法A组',
    ],
    [
      { age: 45, sex: '女', hp_antibody: '阴性', pg1: 120, pg2: 10, g17: 16 },
      '新型胃癌筛查评分5分，低危，建议每3年胃镜检查；ABC(D)法A组；胃体萎缩、低酸或PPI影响',
    ],
    // 3 points against group D: the shorter interval speaks.
    [
      { age: 45, sex: '女', hp_antibody: '阴性', pg1: 60, pg2: 30, g17: 1 },
      'ABC(D)法D组，建议每年胃镜检查；新型胃癌筛查评分3分，低危（间隔取较短者）',
    ],
    [
      { age: 45, sex: '女', hp_antibody: '阳性', pg1: 120, pg2: 10, g17: 1 },
      '新型胃癌筛查评分1分，低危，建议每3年胃镜检查；ABC(D)法B组',
    ],
    [{ age: 39, sex: '女', hp_antibody: '阴性', pg1: 60, pg2: 30, g17: 1 }, '评分适用于≥40岁人群；ABC(D)法D组'],
    [
      { age: 50, sex: '女', hp_antibody: '阳性', pg1: 60, pg2: 30 },
      '缺少胃泌素17，无法完成评分；ABC(D)法C组，建议每2年胃镜检查',
    ],
  ])('%o has one interval at most', (input, conclusion) => {
    expect(answerGastric(input).conclusion).toBe(conclusion);
    expect(conclusion.match(/胃镜/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('says what is missing, and for whom the score is', () => {
    const noAntibody = answerGastric({ ...INPUT, hp_antibody: '' });
    expect(noAntibody).toMatchObject({
      score: null,
      conclusion: '缺少幽门螺杆菌抗体，无法完成评分',
      missing: ['幽门螺杆菌抗体'],
      contributions: [],
    });
    expect(noAntibody).not.toHaveProperty('level');
    expect(answerGastric({ ...INPUT, age: 39 }).conclusion).toBe('评分适用于≥40岁人群；ABC(D)法C组');
    expect(answerGastric({}).missing).toEqual(['年龄', '性别', '幽门螺杆菌抗体', 'PG I/PG II 比值', '胃泌素17']);
  });

  it('hints with the grounds', () => {
    const { tips } = answerGastric({ ...INPUT, pg1: 20, pg2: 12, g17: '<0.5' });
    expect(tips.slice(0, 2)).toEqual([
      'PG I <30 μg/L 且 PGR <3：提示胃体重度萎缩可能',
      'G-17 <1 pmol/L：胃窦萎缩或高胃酸',
    ]);
    expect(answerGastric({ ...INPUT, g17: 18 }).tips[0]).toBe('G-17 >15 pmol/L：胃体萎缩、低酸或PPI影响');
  });
});

it.each([
  ['阳性', true],
  ['阳性(+)', true],
  ['弱阳性', true],
  ['阴性', false],
  ['±', null],
  ['', null],
  [3.2, null],
  [undefined, null],
])('an antibody of %s is %s', (antibody, isPositive) => {
  expect(readGastricInput({ hp_antibody: antibody }).isHpPositive).toBe(isPositive);
});
