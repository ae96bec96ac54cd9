import { describe, expect, test } from 'vitest';
import { readPlainReport } from './plain-report.ts';
import { read } from './read.ts';

const AT = '2025-11-18T10:26:00+08:00';
const BEFORE = '2025-11-17T10:00:00+08:00';

const row = (code: string, value: string, unit: string, range: string) => ({ code, value, unit, range });
const readingOf = (results: readonly object[], assessment: object, more: object = {}) =>
  read(readPlainReport({ at: AT, sex: '男', age: 62, results, assessment, ...more }));
const toolOf = (results: readonly object[], assessment: { api_type: number; form: object }, more: object = {}) =>
  readingOf(results, assessment, more).findings.find(({ apiType }) => apiType === assessment.api_type);

describe('a saved Grace score', () => {
  const FORM = { age: 62, heart_rate: 78, blood_pressure: 130, serum_creatinine: 80, kill_ip_rank: 1 };
  const grace = (form: object, at: string = BEFORE) => ({ api_type: 5, at, form: { ...FORM, ...form } });

  test('is worked out again with a newer creatinine, and says from which it was', () => {
    const found = toolOf([row('CREA', '190', 'μmol/L', '57-111')], grace({ kill_ip_rank: 2, st_down: true }));
    expect(found).toMatchObject({ urgency: 2, status: 'worse', evidences: ['now-1'] });
    expect(found?.text).toMatch(/^GRACE评分\d+分，高危，.*原评分 \d+ 分（11-17）依据早于本次结果，请更新$/);
  });

  test('of the same creatinine and no raised marker stays silent when it is low', () => {
    const reading = readingOf([row('CREA', '80', 'μmol/L', '57-111')], grace({}));
    expect(reading.findings).toEqual([]);
    expect(reading.links).toContainEqual({ apiType: 5, name: 'Grace 评分', isQuiet: true });
  });

  test('is no reason to wait beside a raised marker', () => {
    const found = toolOf([row('CTNI', '60', 'ng/L', '0-34')], grace({ age: 40 }, AT));
    expect(found?.text).toContain('肌钙蛋白升高者按高危路径');
    expect(found?.text).not.toContain('可择期评估');
  });

  test.each([['2025-11-10T10:00:00+08:00'], ['2025-12-10T10:00:00+08:00']])('of %s is of another event', (at) => {
    expect(toolOf([row('CREA', '190', 'μmol/L', '57-111')], grace({ kill_ip_rank: 3 }, at))).toBeUndefined();
  });
});

describe('a saved COVID-19 assessment', () => {
  const mild = { api_type: 9, at: BEFORE, form: { pul_ct_abnormality: false, severe_factor: [], paO2: 92, fiO2: 21 } };
  const gas = [
    row('PH', '7.44', '', '7.35-7.45'),
    row('PCO2', '36', 'mmHg', '35-45'),
    row('PO2', '54', 'mmHg', '80-100'),
  ].map((result) => ({ ...result, specimen: '动脉血' }));

  test('of the mild type asks for a new one when the gas shows respiratory failure', () => {
    expect(toolOf(gas, mild)).toMatchObject({
      title: '分型依据早于本次血气，请更新',
      urgency: 2,
      evidences: ['now-3'],
    });
  });

  test('is silent where the gas agrees with it', () => {
    const fine = gas.map((result) => (result.code === 'PO2' ? { ...result, value: '92' } : result));
    expect(toolOf(fine, mild)).toBeUndefined();
  });

  test('of the critical type threatens life', () => {
    const reading = readingOf([row('CRP', '88', 'mg/L', '0-10')], { api_type: 9, form: { illness_factor: [1] } });
    expect(reading).toMatchObject({ level: 'critical', urgency: 1 });
    expect(reading.findings[0]?.text).toContain('考虑新型冠状病毒感染（危重型）');
    expect(reading.actions[0]?.text).toBe('ICU 救治');
  });

  test('is told by what decides its type, not by each risk of it', () => {
    const form = { age: 69, spo2: 91, weight: 95, height: 170, basic_disease: [1, 2], wbc: 1, lymphocyte: 1 };
    const reading = readingOf([row('CRP', '88', 'mg/L', '0-10')], {
      api_type: 9,
      form: { ...form, severe_factor: [1] },
    });
    expect(reading.headline[0]?.text).toMatch(/^新型冠状病毒感染（重型，[^、：]+）：氧疗/);
  });
});

describe('a thyroid follow-up', () => {
  const form = {
    operation: '双侧切除',
    lymph_metastasis: 2,
    capsular_invasion: '无',
    months_since_surgery: 30,
    tsh: 0.3,
  };
  const followUp = (tsh: string, ft4: string) =>
    toolOf([row('TSH', tsh, 'mIU/L', '0.27-4.2'), row('FT4', ft4, 'pmol/L', '12-22')], { api_type: 8, form });

  test('tells FT4 above its interval though TSH is in its target and not suppressed', () => {
    const own = { ...form, lymph_metastasis: 0 };
    const rows = [row('TSH', '1.2', 'mIU/L', '0.27-4.2'), row('FT4', '24.6', 'pmol/L', '12-22')];
    const found = toolOf(rows, { api_type: 8, form: own });
    expect(found?.text).toBe('甲状腺癌术后，目标 1.0~2.0，TSH 1.2 mIU/L，在目标内，FT4 24.6 pmol/L 高于区间');
  });

  test('tells a suppressed TSH with its value and its target', () => {
    expect(followUp('0.03', '24.6')?.text).toBe(
      '目标 0.1~0.5，TSH 0.03 mIU/L，抑制过度（偏低），FT4 24.6 pmol/L 高于区间，提示药源性甲亢，建议减量并复查',
    );
  });

  test('judges a bound by itself, never by the TSH that the form once held', () => {
    expect(followUp('<0.01', '18')?.text).toContain('TSH <0.01 mIU/L，抑制过度（偏低）');
  });
});
