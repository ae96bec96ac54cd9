import { describe, expect, it } from 'vitest';
import { answerCkd, readCkdInput } from './ckd-wire.ts';
import { CKD_RISK_TEXT } from './wording.ts';

describe('answerCkd', () => {
  it('answers stage, risk, visits and where the values come from', () => {
    const answer = answerCkd({ egfr: '50', acr: '120', acr_unit: 'mg/g', age: 62, sex: '男', creatinine: 131 });
    expect(answer).toMatchObject({
      diagnosis_name: 'CKD G3a A2',
      evidence_inference: { lab_x: 'A2', lab_y: 'G3a', reliable_name: '高危' },
      level: 'high',
      egfr: 50,
      acr_mg_per_g: 120,
      visits_per_year: '2',
      conclusion: 'CKD G3a A2，高危，建议每年随访2次',
      tips: ['需持续>3个月方可诊断CKD'],
      missing: [],
      albuminuria_estimated: false,
      sources: [
        { item: 'egfr', value: '50 mL/min/1.73 m²', text: '报告值，计算方程以报告为准' },
        { item: 'acr', value: '120 mg/g', text: '报告值' },
      ],
    });
    expect(answer).not.toHaveProperty('equation');
  });

  it('names the equation of a computed eGFR', () => {
    const input = { creatinine: 168, creatinine_unit: 'umol/L', acr: 20, age: 62, sex: '男' };
    expect(answerCkd(input)).toMatchObject({
      egfr: 39,
      equation: 'CKD-EPI 2021',
      sources: [{ item: 'egfr', text: '由血肌酐 168 μmol/L、62 岁、男按 CKD-EPI 2021 计算' }, { item: 'acr' }],
    });
    expect(answerCkd({ ...input, equation: '2009' }).equation).toBe('CKD-EPI 2009');
  });

  it('marks an estimate', () => {
    const answer = answerCkd({ egfr: 50, dipstick: '2+' });
    expect(answer.conclusion).toBe('CKD G3a A3（白蛋白尿为估算），极高危，建议每年随访3次');
    expect(answer.albuminuria_estimated).toBe(true);
    expect(answer.tips).toContain('白蛋白尿分期按尿蛋白定性估算');
    expect(answer.sources[1]).toMatchObject({ item: 'dipstick', value: '2+', text: '报告无可用ACR，按尿蛋白定性估算' });
    expect(answer.review_notes.join()).toContain('估算');
  });

  it('says what is missing', () => {
    const noAcr = answerCkd({ egfr: 20 });
    expect(noAcr).toMatchObject({
      diagnosis_name: 'CKD G4',
      evidence_inference: { lab_x: '', lab_y: 'G4', reliable_name: '' },
      conclusion: 'CKD G4，缺少尿白蛋白/肌酐比值，无法完成危险分层',
      missing: ['尿白蛋白/肌酐比值'],
      distance: [],
    });
    expect(noAcr.tips).toEqual(['GFR G4–G5期，建议转诊肾内科', '需持续>3个月方可诊断CKD']);
    expect(answerCkd({ acr: 50 })).toMatchObject({
      diagnosis_name: 'CKD A2',
      conclusion: 'CKD A2，缺少eGFR，无法完成危险分层',
      missing: ['eGFR'],
    });
    expect(answerCkd({})).toMatchObject({ diagnosis_name: '', missing: ['eGFR', '尿白蛋白/肌酐比值'], sources: [] });
  });

  it('does not call G1 or G2 with A1 a kidney disease', () => {
    const answer = answerCkd({ egfr: 95, acr: 8 });
    expect(answer.conclusion).toBe('G1 A1，低危，建议每年随访1次');
    expect(answer.tips).toEqual(['需持续>3个月方可诊断CKD', '如无其他肾损伤证据不能诊断CKD']);
    expect(answerCkd({ egfr: 75, acr: 100 }).diagnosis_name).toBe('CKD G2 A2');
    expect(answerCkd({ egfr: 75 }).diagnosis_name).toBe('G2');
  });

  const PERSISTENCE = '需持续>3个月方可诊断CKD';
  const NO_DAMAGE = '如无其他肾损伤证据不能诊断CKD';
  it.each([
    // 365 days are 12 months of 30.44 days, 91 days 3.
    [
      { egfr: 50, acr: 10, chronic_since: '2024-11-18', report_date: '2025-11-18' },
      ['自 2024-11-18 起持续 12 个月，符合慢性'],
    ],
    [
      { egfr: 50, acr: 10, chronic_since: '2025-08-19', report_date: '2025-11-18 08:30' },
      ['自 2025-08-19 起持续 3 个月，符合慢性'],
    ],
    [{ egfr: 50, acr: 10, chronic_since: '2025-08-20', report_date: '2025-11-18' }, [PERSISTENCE]],
    [{ egfr: 50, acr: 10, chronic_since: '2025-08-20' }, [PERSISTENCE]],
    [{ egfr: 50, acr: 10, known: true }, []],
    [{ egfr: 95, acr: 8 }, [PERSISTENCE, NO_DAMAGE]],
    [{ egfr: 95, acr: 8, known: true }, []],
    [{ egfr: 95, acr: 8, damage_evidence: true }, [PERSISTENCE]],
  ])('what the diagnosis still needs: %o', (input, tips) => {
    expect(answerCkd(input).tips).toEqual(tips);
  });

  it('shows the eGFR in the unit that the report prints, and refuses one that is none', () => {
    const answer = answerCkd({ egfr: 50, egfr_unit: 'ml/min', acr: 10 });
    expect(answer.sources[0]?.value).toBe('50 mL/min');
    expect(answer.distance.find(({ item }) => item === 'egfr')?.from).toBe('50 mL/min');
    expect(answerCkd({ egfr: 50, egfr_unit: 'mmol/L', acr: 10 }).missing).toEqual(['eGFR']);
  });

  it('says how far a fall went', () => {
    expect(answerCkd({ egfr: 45, acr: 10, previous_egfr: 60 }).tips[0]).toBe(
      'eGFR较上次下降25%（>20%），建议转诊肾内科',
    );
  });

  it('shows four visits or more as at least four', () => {
    expect(answerCkd({ egfr: 10, acr: 10 })).toMatchObject({
      visits_per_year: '4+',
      conclusion: 'CKD G5 A1，极高危，建议每年随访至少4次',
    });
  });

  it('names a result that leaves the stage open, and an implausible one', () => {
    expect(answerCkd({ egfr: '>60', acr: 10 }).tips).toContain('eGFR的报告值跨越多个分期，未采用');
    expect(answerCkd({ egfr: 900, acr: 10 }).tips).toContain('报告的eGFR超出 1–200 mL/min/1.73 m²，未采用');
    expect(answerCkd({ egfr: '＞90', acr: '<5' })).toMatchObject({
      evidence_inference: { lab_x: 'A1', lab_y: 'G1', reliable_name: '低危' },
      sources: [{ value: '>90 mL/min/1.73 m²' }, { value: '<5 mg/g' }],
    });
  });
});

describe('readCkdInput', () => {
  it('refuses a foreign unit rather than misread it', () => {
    expect(readCkdInput({ acr: 34, acr_unit: 'mg/L' }).acr).toBeNull();
    expect(readCkdInput({ acr: 34, acr_unit: '' }).acr).toBeNull();
    expect(readCkdInput({ creatinine: 1.2, creatinine_unit: 'g/L' }).creatinine).toBeNull();
    expect(readCkdInput({ acr: 34, acr_unit: 'μg/mg' })).toMatchObject({ acrUnit: 'mg/g', acr: { low: 34 } });
  });

  it.each([
    ['阴性', 0],
    ['±', 0.5],
    ['1+', 1],
    ['++', 2],
    ['3+', 3],
    ['阳性', null],
    ['弱阳性', null],
    [2, null],
  ])('a dipstick of %s is %s', (dipstick, grade) => {
    expect(readCkdInput({ dipstick }).dipstick).toBe(grade);
  });
});

// The four names of the grid.
it('words', () => {
  expect(Object.values(CKD_RISK_TEXT)).toEqual(['低危', '中危', '高危', '极高危']);
});
