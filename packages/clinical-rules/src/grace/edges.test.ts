import { describe, expect, it } from 'vitest';
import { graceDistance } from './distance.ts';
import { graceRule } from './grace-rule.ts';
import { AGE_BINS } from './grace-table.ts';
import { scored } from './grace.test-support.ts';
import { answerGrace, readGraceInput } from './grace-wire.ts';
import { pointsIn } from './grace.ts';
import { deathDisplay, GRACE_BAND_DEATH_TEXT, GRACE_BAND_TEXT, graceValueText } from './wording.ts';

/** 58 + 9 + 34 + 7 + 0 = 108 by the table of Granger 2003: one point below the middle band. */
const EDGE = { age: 65, heart_rate: 70, blood_pressure: 120, serum_creatinine: 71, kill_ip_rank: 1 };
const resultOf = (input: object) => {
  const answer = answerGrace({ ...EDGE, ...input });
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
};

describe('what the form shows', () => {
  it('each contribution with its unit', () => {
    expect(resultOf({ st_down: true }).contributions.map(({ label, value, points }) => [label, value, points])).toEqual(
      [
        ['年龄', '65 岁', 58],
        ['心率', '70 次/分', 9],
        ['血压(收缩压)', '120 mmHg', 34],
        ['血肌酐', '0.8 mg/dl', 7],
        ['Killip分级', 'I 级', 0],
        ['院前心脏骤停', '无', 0],
        ['ST段压低', '有', 28],
        ['心肌坏死标志物升高', '无', 0],
      ],
    );
  });

  it.each([
    [2, 'II 级', 20],
    [3, 'III 级', 39],
    [4, 'IV 级', 59],
  ])('Killip %i as %s, %i points', (kill_ip_rank, value, points) => {
    expect(resultOf({ kill_ip_rank }).contributions[4]).toMatchObject({ value, points });
  });

  it('each way to another band, from what was entered to what would reach it', () => {
    expect(resultOf({}).distance).toEqual([
      { item: 'age', label: '年龄', from: '65 岁', to: '70 岁', level: 'medium', score: 125 },
      { item: 'heart_rate', label: '心率', from: '70 次/分', to: '90 次/分', level: 'medium', score: 114 },
      { item: 'blood_pressure', label: '血压(收缩压)', from: '120 mmHg', to: '119 mmHg', level: 'medium', score: 117 },
      { item: 'serum_creatinine', label: '血肌酐', from: '71 μmol/L', to: '106 μmol/L', level: 'medium', score: 111 },
      { item: 'kill_ip_rank', label: 'Killip分级', from: '1 级', to: '2 级', level: 'medium', score: 128 },
      { item: 'cardiac_arrest', label: '院前心脏骤停', from: '无', to: '有', level: 'high', score: 147 },
      { item: 'st_down', label: 'ST段压低', from: '无', to: '有', level: 'medium', score: 136 },
      { item: 'cardiac_enzymes_high', label: '心肌坏死标志物升高', from: '无', to: '有', level: 'medium', score: 122 },
    ]);
  });

  it('the nearest Killip class that reaches another band, not the lowest', () => {
    // 108 + 39 = 147 is high; class II brings 128, class I 108.
    const facts = readGraceInput({ ...EDGE, kill_ip_rank: 3 });
    expect(graceDistance(facts).find(({ item }) => item === 'kill_ip_rank')).toMatchObject({
      from: 3,
      to: 2,
      score: 128,
    });
  });

  it('bands and what they mean as the literature prints them', () => {
    expect(GRACE_BAND_TEXT).toEqual({ low: '≤ 108', medium: '109–139', high: '≥ 140' });
    expect(GRACE_BAND_DEATH_TEXT).toEqual({ low: '< 1%', medium: '1%–3%', high: '> 3%' });
  });

  it.each([
    [9.94, '9.9%'],
    [10, '10%'],
    [15.5, '16%'],
  ])('a probability of %d %% as %s', (deathPercent, text) => {
    expect(deathDisplay({ deathPercent, deathBound: 'exact' })).toBe(text);
  });

  it('a value that is none of its kind as it stands', () => {
    expect(graceValueText('kill_ip_rank', 7)).toBe('7');
    expect(graceValueText('st_down', '未知')).toBe('未知');
  });
});

describe('what is read', () => {
  it.each([
    [
      { blood_pressure: 16, blood_pressure_unit: 'kPa' },
      { systolicPressure: 16, systolicPressureUnit: 'kPa' },
    ],
    [
      { serum_creatinine: 1.2, serum_creatinine_unit: 'mg/dl' },
      { serumCreatinine: 1.2, serumCreatinineUnit: 'mg/dl' },
    ],
    [
      { blood_pressure: 16, blood_pressure_unit: 'no unit' },
      { systolicPressure: null, systolicPressureUnit: 'mmHg' },
    ],
    [{ blood_pressure: 16, blood_pressure_unit: 5 }, { systolicPressure: null }],
  ])('%j', (input, facts) => {
    expect(readGraceInput(input)).toMatchObject(facts);
  });

  it.each([
    [{ blood_pressure: null, blood_pressure_unit: 'kPa' }, ['blood_pressure'], []],
    [{ kill_ip_rank: 4.5 }, [], ['kill_ip_rank']],
    [{ kill_ip_rank: 2.5 }, [], ['kill_ip_rank']],
  ])('%j: missing %j, invalid %j', (input, missing, invalid) => {
    expect(answerGrace({ ...EDGE, ...input })).toMatchObject({ ok: false, missing, invalid });
  });

  it('nothing is missing of a score, and nothing below the table has points', () => {
    expect(scored({}).missing).toEqual([]);
    expect(pointsIn(AGE_BINS, -1)).toBe(0);
  });
});

describe('the rule on the command line', () => {
  it('gives the points under short names', () => {
    expect(graceRule.title).toBe('GRACE 院内死亡风险评分');
    expect(graceRule.vector(EDGE)).toMatchObject({
      score: 108,
      level: 'low',
      level_cn: '低危',
      points: {
        age: 58,
        heart_rate: 9,
        sbp: 34,
        creatinine: 7,
        killip: 0,
        cardiac_arrest: 0,
        st_down: 0,
        cardiac_enzymes_high: 0,
      },
      sbp_mmHg: 120,
      creatinine_mg_dl: 0.8,
    });
  });

  it.each([
    [{ age: null }, { score: null, error: 'missing', missing: ['age'], invalid: [] }],
    [{ age: 200 }, { score: null, error: 'invalid', missing: [], invalid: ['age'] }],
  ])('says what is wrong with %j', (change, vector) => {
    expect(graceRule.vector({ ...EDGE, ...change })).toEqual(vector);
  });

  it('explains with the notes of a reviewer in words', () => {
    const { review_texts: texts } = graceRule.explain(EDGE) as { review_texts: string[] };
    expect(texts).toHaveLength(4);
    for (const text of texts) expect(text).toMatch(/^规则待临床复核/);
  });
});
