import { describe, expect, it } from 'vitest';
import { answerGrace, readGraceInput } from './grace-wire.ts';
import { GRACE_LEVEL_TEXT, graceJudgment, KILLIP_TEXT } from './wording.ts';

const INPUT = {
  age: 65,
  heart_rate: 100,
  blood_pressure: 99,
  blood_pressure_unit: 'mmHg',
  serum_creatinine: 88.4,
  serum_creatinine_unit: 'μmol/L',
  kill_ip_rank: 2,
  cardiac_arrest: false,
  st_down: true,
  cardiac_enzymes_high: true,
};

describe('answerGrace', () => {
  it('answers score, band, sentence, points and distance', () => {
    const answer = answerGrace(INPUT);
    expect(answer).toMatchObject({
      ok: true,
      result: {
        score: 195,
        level: 'high',
        judgment: 'GRACE评分195分，高危，院内死亡风险约16%，建议24小时内早期侵入策略评估',
        death_percent: 15.5,
        death_display: '16%',
      },
    });
    const result = answer.ok ? answer.result : null;
    expect(result?.contributions[2]).toMatchObject({
      item: 'blood_pressure',
      label: '血压(收缩压)',
      value: '99 mmHg',
      points: 53,
    });
    expect(result?.contributions[3]).toMatchObject({ value: '1 mg/dl', points: 7 });
    expect(result?.review_notes.length).toBeGreaterThan(0);
    expect(result?.review_notes.every((text) => text.startsWith('规则待临床复核'))).toBe(true);
    expect(result?.rule_version).toBeTruthy();
  });

  it.each([
    ['age', '请输入年龄'],
    ['heart_rate', '请输入心率'],
    ['blood_pressure', '请输入血压(收缩压)'],
    ['serum_creatinine', '请输入血肌酐'],
    ['kill_ip_rank', '请选择Killip分级'],
  ])('without %s it says %s', (field, message) => {
    for (const empty of [null, undefined, '', 'abc']) {
      expect(answerGrace({ ...INPUT, [field]: empty })).toEqual({ ok: false, missing: [field], invalid: [], message });
    }
  });

  it('names the first missing field before an implausible one', () => {
    expect(answerGrace({ ...INPUT, age: 200, kill_ip_rank: null })).toMatchObject({
      message: '请选择Killip分级',
      invalid: ['age'],
    });
    expect(answerGrace({ ...INPUT, age: 200 })).toMatchObject({ ok: false, message: '年龄应在 18–120 岁之间' });
  });

  it('survives a body that holds nothing', () => {
    expect(answerGrace({})).toMatchObject({
      ok: false,
      missing: ['age', 'heart_rate', 'blood_pressure', 'serum_creatinine', 'kill_ip_rank'],
    });
  });
});

describe('readGraceInput', () => {
  // covers A-9-23, A-9-24
  it('takes mmHg and μmol/L when no unit is given', () => {
    const facts = readGraceInput({ blood_pressure: 120, serum_creatinine: 90 });
    expect(facts).toMatchObject({ systolicPressureUnit: 'mmHg', serumCreatinineUnit: 'μmol/L' });
  });

  it.each(['\u00b5mol/L', 'umol/l', '\u03bcmol/L'])('reads %s as the one micro unit', (unit) => {
    expect(readGraceInput({ serum_creatinine: 90, serum_creatinine_unit: unit })).toMatchObject({
      serumCreatinine: 90,
      serumCreatinineUnit: 'μmol/L',
    });
  });

  it('reads numbers typed as text and refuses a foreign unit rather than misread it', () => {
    expect(readGraceInput({ age: ' ６５ ' }).ageYears).toBe(65);
    expect(readGraceInput({ blood_pressure: 120, blood_pressure_unit: 'cmH2O' }).systolicPressure).toBeNull();
    expect(readGraceInput({ serum_creatinine: 1, serum_creatinine_unit: 'g/L' }).serumCreatinine).toBeNull();
  });
});

describe('wording', () => {
  it.each([
    [
      { score: 108, level: 'low', deathPercent: 1.04, deathBound: 'exact' },
      'GRACE评分108分，低危，院内死亡风险约1.0%，可择期评估',
    ],
    [
      { score: 110, level: 'medium', deathPercent: 1.1, deathBound: 'exact' },
      'GRACE评分110分，中危，院内死亡风险约1.1%，建议72小时内评估',
    ],
    [
      { score: 1, level: 'low', deathPercent: 0.2, deathBound: 'at_most' },
      'GRACE评分1分，低危，院内死亡风险≤0.2%，可择期评估',
    ],
  ] as const)('%j', (result, sentence) => {
    expect(graceJudgment(result)).toBe(sentence);
  });

  it('never says 确诊', () => {
    expect(Object.values(GRACE_LEVEL_TEXT).join('')).not.toContain('确诊');
  });

  // covers A-9-19..22
  it('explains the four Killip classes', () => {
    expect(KILLIP_TEXT).toEqual({
      1: '无明显心力衰竭',
      2: '有左心衰竭，肺部啰音<50%肺野',
      3: '肺部啰音>50%肺野，可出现急性肺水肿',
      4: '心源性休克',
    });
  });
});
