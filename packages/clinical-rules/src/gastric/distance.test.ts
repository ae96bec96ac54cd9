import { expect, it } from 'vitest';
import { answerGastric } from './gastric-wire.ts';

/** Item, value as it is, value that alone reaches another class, that class. */
const steps = (input: object) =>
  answerGastric(input).distance.map(({ item, from, to, target }) => [item, from, to, target]);

// A woman of 50 (5) with a ratio of 3.88 (3) and G-17 of 1.5 (3) has 11 points, with the antibody (1) 12.
const eleven = { age: 50, sex: '女', hp_antibody: '阴性', pgr: '3.88', g17: '1.5' };

it('at 11 points every way up that one input has ends in 中危', () => {
  expect(answerGastric(eleven)).toMatchObject({ score: 11, level: 'low' });
  expect(steps(eleven)).toEqual([
    ['age', '50 岁', '60 岁', '中危（12 分）'],
    ['g17', '1.5 pmol/L', '5.71 pmol/L', '中危（13 分）'],
    ['hp', '阴性', '阳性', '中危（12 分）'],
  ]);
});

it('at 12 points each share that falls away ends in 低危; nobody grows younger', () => {
  const twelve = { ...eleven, hp_antibody: '阳性' };
  expect(answerGastric(twelve)).toMatchObject({ score: 12, level: 'medium' });
  expect(steps(twelve)).toEqual([
    // 70 and above: 10 instead of 5.
    ['age', '50 岁', '70 岁', '高危（17 分）'],
    ['pgr', '3.88', '3.89', '低危（9 分）'],
    ['g17', '1.5 pmol/L', '1.49 pmol/L', '低危（9 分）'],
    ['hp', '阳性', '阴性', '低危（11 分）'],
  ]);
});

it('from 16 points 17 is 高危, and from 17 back to 中危', () => {
  // 5 + 4 + 1 + 3 + 3 = 16; with G-17 above 5.70 18.
  const sixteen = { age: 55, sex: '男', hp_antibody: '阳性', pgr: '3.5', g17: '3' };
  expect(steps(sixteen)).toEqual([
    ['age', '55 岁', '60 岁', '高危（17 分）'],
    ['g17', '3 pmol/L', '5.71 pmol/L', '高危（18 分）'],
  ]);
  const seventeen = { ...sixteen, age: 60 };
  expect(answerGastric(seventeen)).toMatchObject({ score: 17, level: 'high' });
  expect(steps(seventeen)).toContainEqual(['hp', '阳性', '阴性', '中危（16 分）']);
});

it('the ABC(D) group has its own distance, at PG I 70 and at the ratio of the platform', () => {
  const group = (input: object) => steps({ hp_antibody: '阳性', ...input }).map((step) => step.slice(0, 4));
  expect(group({ pg1: '60', pgr: '3.01' })).toEqual([['pgr', '3.01', '3', 'ABC(D) 法 C 组']]);
  expect(group({ pg1: '60', pgr: '3' })).toEqual([
    ['pg1', '60 μg/L', '70.1 μg/L', 'ABC(D) 法 B 组'],
    ['pgr', '3', '3.01', 'ABC(D) 法 B 组'],
  ]);
  expect(group({ pg1: '60', pgr: '7.1', pgr_positive_up_to: 7 })).toEqual([['pgr', '7.1', '7', 'ABC(D) 法 C 组']]);
});

it('a printed bound has none, and without a score there is none', () => {
  expect(steps({ ...eleven, g17: '<0.5' }).map(([item]) => item)).not.toContain('g17');
  expect(steps({ ...eleven, age: 39 })).toEqual([]);
  expect(steps({})).toEqual([]);
});

it('PG I is changed with its ratio as it is, within what can be', () => {
  // 60 ÷ 20 = 3; G-17 has no part in the group.
  const computed = { pg1: '60', pg2: '20', hp_antibody: '阴性' };
  expect(steps(computed)).toEqual([
    ['pg1', '60 μg/L', '70.1 μg/L', 'ABC(D) 法 A 组'],
    ['pgr', '3', '3.01', 'ABC(D) 法 A 组'],
  ]);
  expect(steps({ ...computed, pg1: '<60' })).toEqual([]);
  expect(steps({ ...computed, pg2: undefined })).toEqual([]);
});

it('a value that stands in both comes in both', () => {
  expect(
    answerGastric({ ...eleven, pg1: '60', pgr: '3', g17: '1' }).distance.map(({ item, label }) => [item, label]),
  ).toEqual([
    ['age', '年龄'],
    ['g17', '胃泌素17'],
    ['pg1', '胃蛋白酶原 I'],
    ['pgr', 'PG I/PG II 比值'],
  ]);
});
