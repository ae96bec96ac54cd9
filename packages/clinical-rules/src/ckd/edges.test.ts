import { describe, expect, it } from 'vitest';
import { ckdRule } from './ckd-rule.ts';
import { answerCkd, readCkdInput, readCkdOptions } from './ckd-wire.ts';

const sourceOf = (input: object, place: number) => answerCkd(input).sources[place];

describe('units of the form', () => {
  it.each([
    [
      { creatinine: 1.3, creatinine_unit: 'mg/dl' },
      { creatinine: 1.3, creatinineUnit: 'mg/dl' },
    ],
    [{ creatinine: 131 }, { creatinine: 131, creatinineUnit: 'μmol/L' }],
    [{ creatinine: 131, creatinine_unit: 5 }, { creatinine: null }],
    [
      { acr: 34, acr_unit: 'mg/mmol' },
      { acr: { low: 34, high: 34 }, acrUnit: 'mg/mmol' },
    ],
    [{ acr: 34 }, { acr: { low: 34, high: 34 }, acrUnit: 'mg/g' }],
  ])('%j', (input, facts) => {
    expect(readCkdInput(input)).toMatchObject(facts);
  });

  it.each(['12', '<0.5', '弱阳性', '弱阳性(+)', '阳性', '250.0(+)', 2, null, {}])(
    'a dipstick of %j tells no number of plus signs',
    (dipstick) => {
      expect(readCkdInput({ dipstick }).dipstick).toBeNull();
    },
  );

  it.each([
    ['2025-11-18', '2025-11-18'],
    ['2025-11-18 08:30', '2025-11-18'],
    ['2025-13-45', null],
    ['x2025-11-18', null],
    ['2025-11-1', null],
    ['Nov 18 202', null],
    [20_251_118, null],
    [undefined, null],
  ])('a day of %j is %j', (chronic_since, chronicSince) => {
    expect(readCkdInput({ chronic_since }).chronicSince).toBe(chronicSince);
  });

  it.each([5, 'furlongs', 'mmol/L'])('an eGFR in %j is none', (egfr_unit) => {
    expect(readCkdInput({ egfr: 50, egfr_unit }).egfr).toBeNull();
  });

  it.each([
    ['2024', '2024'],
    ['2012', '2012'],
    [undefined, '2012'],
  ])('visits of the edition %s', (visits_edition, visitsEdition) => {
    expect(readCkdOptions({ visits_edition }).visitsEdition).toBe(visitsEdition);
  });
});

describe('where a value comes from', () => {
  // Published examples of CKD-EPI 2021: a woman of 70 with 1.3 mg/dl has 44.
  it('a computed eGFR names creatinine, age, sex and equation', () => {
    expect(sourceOf({ creatinine: 1.3, creatinine_unit: 'mg/dl', age: 70, sex: '女', acr: 20 }, 0)).toEqual({
      item: 'egfr',
      label: 'eGFR',
      value: '44 mL/min/1.73 m²',
      text: '由血肌酐 1.3 mg/dl、70 岁、女按 CKD-EPI 2021 计算',
    });
  });

  it('a printed eGFR that leaves the stage open gives way to the computed one', () => {
    const answer = answerCkd({ egfr: '>20', creatinine: 1.3, creatinine_unit: 'mg/dl', age: 70, sex: '女', acr: 20 });
    expect(answer.egfr).toBe(44);
    expect(answer.sources[0]?.text).toBe('由血肌酐 1.3 mg/dl、70 岁、女按 CKD-EPI 2021 计算');
  });

  it.each([
    [{ acr: 34, acr_unit: 'mg/mmol' }, '34 mg/mmol', '报告值，× 8.84 换算为 mg/g'],
    [{ acr: 34 }, '34 mg/g', '报告值'],
    [{ aer: 120 }, '120 mg/24h', '报告无可用ACR，按24小时尿白蛋白排泄量估算'],
    [{ pcr: 400 }, '400 mg/g', '报告无可用ACR，按尿蛋白/肌酐比值估算'],
    // What leaves the stage open is not what is shown.
    [{ acr: '<100', aer: 120 }, '120 mg/24h', '报告无可用ACR，按24小时尿白蛋白排泄量估算'],
    [{ acr: '<100', aer: '<100', pcr: 400 }, '400 mg/g', '报告无可用ACR，按尿蛋白/肌酐比值估算'],
    [{ aer: '<100', pcr: '<400', dipstick: '2+' }, '2+', '报告无可用ACR，按尿蛋白定性估算'],
    [{ acr: '<100', dipstick: '1+' }, '1+', '报告无可用ACR，按尿蛋白定性估算'],
    [{ dipstick: '阴性' }, '阴性', '报告无可用ACR，按尿蛋白定性估算'],
    [{ dipstick: '±' }, '±', '报告无可用ACR，按尿蛋白定性估算'],
    [{ dipstick: '3+' }, '3+', '报告无可用ACR，按尿蛋白定性估算'],
  ])('albuminuria of %j: %s, %s', (input, value, text) => {
    expect(sourceOf({ egfr: 50, ...input }, 1)).toMatchObject({ value, text });
  });
});

describe('the rule on the command line', () => {
  // KDIGO: G3a and A2 are high risk, two visits a year (2012, Fig. 17).
  it('gives stage, risk and visits', () => {
    expect(ckdRule.vector({ egfr: 50, acr: 120.456 })).toEqual({
      egfr: 50,
      g: 'G3a',
      acr_mg_g: 120.46,
      a: 'A2',
      risk: 'high',
      risk_cn: '高危',
      monitor_per_year: '2',
    });
  });

  it.each([
    [{ egfr: 50 }, { egfr: 50, g: 'G3a', risk: null, missing: ['a'] }],
    [{ acr: 120 }, { acr_mg_g: 120, a: 'A2', risk: null, missing: ['g'] }],
    [{}, { risk: null, missing: ['g', 'a'] }],
  ])('of %j gives what is known and what is missing', (input, vector) => {
    expect(ckdRule.vector(input)).toEqual(vector);
  });

  it('explains the figures, the words and what they are for', () => {
    expect(ckdRule.title).toBe('慢性肾脏病分期与危险分层');
    expect(ckdRule.explain({ egfr: 50, acr: 120 })).toMatchObject({
      g: 'G3a',
      wording: { diagnosis_name: 'CKD G3a A2' },
      footer_text: '结果仅供临床参考，不替代医师诊断',
    });
  });
});
