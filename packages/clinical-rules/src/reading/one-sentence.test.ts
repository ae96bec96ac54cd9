import { describe, expect, test } from 'vitest';
import { readPlainReport } from './plain-report.ts';
import { read } from './read.ts';

const AT = '2025-11-18T10:26:00+08:00';
type Row = readonly [code: string, value: string, unit: string, range: string];
const rows = (...given: readonly Row[]) => given.map(([code, value, unit, range]) => ({ code, value, unit, range }));
const readingOf = (results: readonly object[], more: object = {}) =>
  read(readPlainReport({ at: AT, sex: '男', age: 62, results, ...more }));

describe('one organ, one clause', () => {
  test('a critical potassium takes up the diagnosis that needs it alone, and leads to it', () => {
    const { findings } = readingOf(
      rows(
        ['K', '6.82', 'mmol/L', '3.5-5.3'],
        ['EGFR', '7', 'mL/min/1.73m²', '≥90'],
        ['CREA', '642', 'μmol/L', '57-111'],
      ),
    );
    const potassium = findings.filter(({ evidences }) => evidences.includes('now-1'));
    expect(potassium.map(({ kind, diagnosisId }) => [kind, diagnosisId])).toEqual([['critical', 'HYPERKS']]);
  });
});

describe('a stage of CKD that moves', () => {
  const eGFR = (value: string): Row => ['EGFR', value, 'mL/min/1.73m²', '≥90'];
  const stage = (then: string, now: string) =>
    readingOf(rows(eGFR(now)), {
      tags: ['慢性肾脏病'],
      earlier: [{ at: '2025-08-21T08:00:00+08:00', results: rows(eGFR(then)) }],
    }).findings.find(({ apiType }) => apiType === 4);

  test.each([
    ['42', '47', 'same', 3, '已知 CKD，G3b → G3a（变化在波动范围内）'],
    ['32', '50', 'better', 2, '已知 CKD，G3b → G3a'],
    ['47', '42', 'same', 2, '已知 CKD，G3a → G3b（变化在波动范围内）'],
    ['50', '32', 'worse', 2, '已知 CKD，G3a → G3b'],
    ['50', '48', 'same', 3, '已知 CKD，维持 G3a'],
  ])('from %s to %s is %s', (then, now, status, urgency, title) => {
    expect(stage(then, now)).toMatchObject({ status, urgency, title });
  });

  test('is told for each axis against the last report that holds it', () => {
    const acr = (value: string): Row => ['UACR', value, 'mg/g', '<30'];
    const found = readingOf(rows(eGFR('39'), acr('326')), {
      tags: ['慢性肾脏病'],
      earlier: [
        { at: '2025-11-12T08:00:00+08:00', results: rows(eGFR('40')) },
        { at: '2025-08-21T08:00:00+08:00', results: rows(eGFR('47'), acr('262')) },
      ],
    }).findings.find(({ apiType }) => apiType === 4);
    expect(found?.title).toContain('已知 CKD，G3b A2 → G3b A3');
  });

  test('leads to the diagnosis that the tool decides', () => {
    expect(stage('50', '32')?.diagnosisId).toBe('CKD');
  });
});

describe('blood drawn beside an infusion', () => {
  const last = rows(
    ['GLU', '6.0', 'mmol/L', '3.9-6.1'],
    ['K', '4.2', 'mmol/L', '3.5-5.3'],
    ['CA', '2.3', 'mmol/L', '2.11-2.52'],
    ['NA', '140', 'mmol/L', '137-147'],
  );
  const drawn = (sodium: string) =>
    readingOf(
      rows(
        ['GLU', '38', 'mmol/L', '3.9-6.1'],
        ['K', '3.1', 'mmol/L', '3.5-5.3'],
        ['CA', '1.7', 'mmol/L', '2.11-2.52'],
        ['NA', sodium, 'mmol/L', '137-147'],
      ),
      { earlier: [{ at: '2025-11-17T08:00:00+08:00', results: last }] },
    ).findings.find(({ evidences, kind }) => kind === 'critical' && evidences[0] === 'now-1');

  test('is suspected where all that is measured is thinned out, and the result stays critical', () => {
    const found = drawn('110');
    expect(found?.urgency).toBe(1);
    expect(found?.text).toContain('疑输液侧采血');
    expect(found?.actions[0]?.text).toContain('另侧静脉重采复测');
  });

  test('is not where sodium stands', () => {
    expect(drawn('139')?.text).not.toContain('疑输液侧采血');
  });
});

describe('a gas beside the own stable one', () => {
  const gas = (ph: string, paco2: string, hco3: string) =>
    rows(['PH', ph, '', '7.35-7.45'], ['PCO2', paco2, 'mmHg', '35-45'], ['HCO3', hco3, 'mmol/L', '22-27']);
  const textOf = (now: readonly object[]) =>
    readingOf(now, {
      earlier: [{ at: '2025-06-30T09:15:00+08:00', results: gas('7.362', '55.2', '30.6') }],
    }).findings.find(({ findingId }) => findingId === 'tool:3:acid-base')?.text;

  test('tells how far it is from it, and what a rise beyond 10 mmHg with acidaemia means', () => {
    expect(textOf(gas('7.312', '68.4', '33.5'))).toContain(
      '较本人稳定期（2025-06-30，PaCO₂ 55.2、HCO₃⁻ 30.6）：PaCO₂ +13.2、HCO₃⁻ +2.9，符合慢性基础上急性加重',
    );
    const little = textOf(gas('7.33', '62.0', '31.8'));
    expect(little).toContain('PaCO₂ +6.8');
    expect(little).not.toContain('急性加重');
  });
});
