import { describe, expect, it } from 'vitest';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { answerGastric, readGastricInput } from './gastric-wire.ts';
import { evaluateGastric } from './gastric.ts';

const INPUT = { age: 55, sex: '女', pg1: 120, pg2: 10, pgr: 12, g17: 1, hp_antibody: '阴性' };
const result = (change: object = {}) => evaluateGastric(readGastricInput({ ...INPUT, ...change }));
const answer = (change: object = {}) => answerGastric({ ...INPUT, ...change });
const SOURCE = '中国早期胃癌筛查流程专家共识意见（2017）新型胃癌筛查评分系统';

it('names rule, edition and sources, and what awaits review', () => {
  expect(result()).toMatchObject({
    ruleId: 'gastric',
    ruleVersion: '2017.3',
    source: `${SOURCE}；ABC(D) 法：Miki；中国早期胃癌筛查及内镜诊治共识意见（2014）`,
    status: 'complete',
    reviewNotes: ['gastric_points', 'gastric_abc', 'gastric_pgr_limit', 'gastric_hints'],
  });
  expect(result({ pg1: undefined, pgr: undefined })).toMatchObject({
    status: 'incomplete',
    reviewNotes: ['gastric_hints'],
  });
  expect(answer().review_notes).toEqual(result().reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]));
});

it('shows each share as a reader has it', () => {
  expect(answer({ pgr: 12.345 }).contributions.map(({ value, points }) => [value, points])).toEqual([
    ['55 岁', 5],
    ['女', 0],
    ['阴性', 0],
    ['12.35', 0],
    ['1 pmol/L', 0],
  ]);
  const man = answer({ sex: '男', hp_antibody: '阳性', g17: '>20' }).contributions;
  expect(man.map(({ value }) => value)).toEqual(['55 岁', '男', '阳性', '12', '>20 pmol/L']);
  expect(man.every(({ source }) => source === SOURCE) && man.length > 0).toBe(true);
});

describe('what is missing', () => {
  it.each<[object, string[]]>([
    [{}, []],
    [{ age: undefined }, ['age']],
    [{ sex: undefined }, ['sex']],
    [{ hp_antibody: '±' }, ['hp']],
    [{ hp_antibody: true }, []],
    [{ hp_antibody: 1 }, ['hp']],
    [{ pgr: undefined }, []],
    [{ pgr: undefined, pg2: undefined }, ['pgr']],
    [{ pgr: undefined, pg2: 0 }, ['pgr']],
    [{ pgr: undefined, pg1: '>100' }, ['pgr']],
    [{ g17: undefined }, ['g17']],
  ])('of %j: %j', (change, items) => {
    expect(result(change).missing).toEqual(items);
  });

  it.each<[object, string]>([
    [{ age: -1 }, 'age'],
    [{ pg1: -1 }, 'pg1'],
    [{ pg2: -1 }, 'pg2'],
    [{ pgr: -1 }, 'pgr'],
    [{ g17: -1 }, 'g17'],
  ])('%j cannot be, and is said so among the tips', (change, item) => {
    expect(result(change).invalid).toEqual([item]);
    expect(answer(change).tips.some((line) => line.includes('未采用'))).toBe(true);
  });
});

describe('the conclusion', () => {
  it('says score, band, interval and group', () => {
    expect(answer().conclusion).toMatch(/^新型胃癌筛查评分5分，\S+，建议每\S*年胃镜检查；ABC\(D\)法A组，\S+$/);
  });

  it('says why there is no score', () => {
    expect(answer({ g17: undefined }).conclusion).toMatch(/^缺少\S+，无法完成评分；ABC\(D\)法A组/);
    expect(answer({ age: 39 }).conclusion).not.toContain('评分5分');
    expect(answer({ age: 39, g17: undefined }).conclusion).not.toContain('无法完成评分');
    expect(answer({ hp_antibody: undefined }).conclusion).not.toContain('ABC(D)法');
    expect(answer({ hp_antibody: undefined })).not.toHaveProperty('abc');
  });

  it.each<[object, string]>([
    // A woman of 72 (10) with a ratio below 3.89 (3): 13 points, every 2 years, as group C: the score speaks, nothing is shorter.
    [{ age: 72, pg1: 60, pgr: 3, hp_antibody: '阳性' }, '新型胃癌筛查评分14分，中危，建议每2年胃镜检查；ABC(D)法C组'],
    [{ age: 72, pg1: 60, pgr: 3 }, 'ABC(D)法D组，建议每年胃镜检查；新型胃癌筛查评分13分，中危（间隔取较短者）'],
    [{ pg1: undefined, pgr: 3 }, '新型胃癌筛查评分8分，低危，建议每3年胃镜检查'],
    [{ age: undefined, sex: undefined }, '缺少年龄、性别，无法完成评分；ABC(D)法A组，胃癌低风险'],
    [
      { pg1: 29, pgr: 2.9, pgr_positive_up_to: 2 },
      '新型胃癌筛查评分8分，低危，建议每3年胃镜检查；ABC(D)法A组；提示胃体重度萎缩可能',
    ],
    // A low G-17 does not speak against a low risk.
    [{ g17: 0.9 }, '新型胃癌筛查评分5分，低危，建议每3年胃镜检查；ABC(D)法A组，胃癌低风险'],
  ])('of %j: %s', (change, conclusion) => {
    expect(answer(change).conclusion).toBe(conclusion);
  });

  it('says that a ratio was computed', () => {
    expect(answer({ pgr: undefined }).tips).toContain('报告未给 PG I/PG II 比值，由 PG I ÷ PG II 计算');
    expect(answer().tips).not.toContain('报告未给 PG I/PG II 比值，由 PG I ÷ PG II 计算');
  });
});
