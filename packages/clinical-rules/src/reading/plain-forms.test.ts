import { describe, expect, test } from 'vitest';
import { plainReading } from './plain-reading.ts';
import { readPlainReport } from './plain-report.ts';

const AT = '2025-11-18T10:26:00+08:00';
type Given = Record<string, unknown>;
const rowsOf = (...results: readonly unknown[]) => readPlainReport({ at: AT, results }).judged.rows;
const printedOf = (row: Given) => rowsOf(row)[0]?.printed;

describe('a row of a plain report', () => {
  test('has its texts as they were written, under names of its own or of a source', () => {
    expect(
      printedOf({ code: 'K', name: '血清钾', value: 4.5, unit: 'mmol/L', specimen: '血清', source_flag: 'H' }),
    ).toMatchObject({
      ...{ laboratory_id: 'now-1', code: 'K', name: '血清钾', result: '4.5', unit: 'mmol/L', specimen: '血清' },
      ...{ range_text: '', group_name: '', error: null, source_flag: 'H' },
    });
    expect(printedOf({ code: 'K', result: '4.5', range_low: 3.5, range_high: 5.3 })).toMatchObject({
      ...{ name: '钾', result: '4.5', range_text: '3.5-5.3' },
    });
    expect(printedOf({ code: 'K', value: '4.5', result: '9' })?.result).toBe('4.5');
    expect(printedOf({ code: 'XYZ', value: '1' })?.name).toBe('XYZ');
    expect(rowsOf({ code: 'K', value: 4 }, 'no row', null, { code: 'NA', value: 140 }).map(({ code }) => code)).toEqual(
      ['K', 'NA'],
    );
    expect(readPlainReport({ at: AT }).judged.rows).toEqual([]);
  });

  test.each<[Given, string]>([
    [{ code: 'k' }, 'K'],
    [{ code: 'cTnI' }, 'CTNI'],
    // A LOINC code, and a code of the hospital's own beside a name that says more.
    [{ code: '2823-3' }, 'K'],
    [{ code: 'H-0017', name: '血红蛋白' }, 'HGB'],
    [{ code: '血红蛋白' }, 'HGB'],
    [{ code: 'H-0017', name: '某物' }, 'H-0017'],
    [{ name: '某物' }, ''],
    [{ name: 'ACTH兴奋试验皮质醇峰值' }, 'COR-STIM'],
    [{ name: '1 mg 地塞米松抑制后皮质醇' }, 'COR-DST'],
    [{ name: '大剂量地塞米松抑制率' }, 'HDDST'],
    // What several items are called: the unit tells that it is the blood.
    [{ name: 'WBC', unit: '10^9/L' }, 'WBC'],
    [{ name: 'WBC', unit: '/μL', specimen: '尿' }, 'UWBC'],
    [{ name: 'GLU', unit: 'mmol/L' }, 'GLU'],
    [{ name: 'GLU', unit: 'mg/dL' }, 'GLU'],
    [{ name: 'GLU' }, ''],
    [{ name: 'GLU', unit: 'mmol/L', specimen: '某液' }, ''],
    [{ name: 'GLU', unit: 'U/L' }, ''],
    [{ name: 'GLU', unit: '个' }, ''],
    [{ name: 'Ca2+', unit: 'mmol/L' }, ''],
  ])('%j is the item 「%s」', (row, code) => {
    expect(rowsOf({ ...row, value: '1' })[0]?.code).toBe(code);
  });

  test('of HbA1c by the IFCC is in percent (IFCC = 10.93 × % − 23.5)', () => {
    const of = (row: Given) => {
      const { result, unit, range_text } =
        printedOf({ code: 'HBA1C', value: '53', unit: 'mmol/mol', range: '20-42', ...row }) ?? {};
      return [result, unit, range_text];
    };
    expect(of({})).toEqual(['7.0', '%', '4.0-6.0']);
    expect(of({ value: '53.5', unit: ' MMOL/MOL ' })).toEqual(['7.0', '%', '4.0-6.0']);
    expect(of({ value: '130.55' })[0]).toBe('14.1');
    expect(of({ range: { low: 20, high: 42 } })[2]).toBe('4.0-6.0');
    expect(of({ unit: '%', value: '7' })).toEqual(['7', '%', '20-42']);
    expect([of({ unit: 'xmmol/mol' })[0], of({ unit: 'mmol/molx' })[0]]).toEqual(['53', '53']);
    expect(of({ code: 'K' })[0]).toBe('53');
  });
});

describe('a plain report', () => {
  test('brings earlier reports, saved forms, types of gases and diagnoses', () => {
    const input = readPlainReport({
      at: AT,
      case_type: 2,
      earlier: [
        { hours_ago: 5, case_type: 1, results: [{ code: 'K', value: 4 }] },
        'none',
        { hours_ago: 9, case_type: 3 },
        { at: 'x' },
      ],
      assessments: [
        { api_type: 5, form: { age: 62 }, at: '2025-11-17' },
        { api_type: 9, form: {} },
        { api_type: 9 },
        { form: { age: 1 } },
        'none',
      ],
      diagnoses: ['冠心病'],
      tags: ['高血压'],
      sex: '女',
    });
    expect(input.record.reports.map(({ report }) => report.report_id)).toEqual(['now', 'earlier-1', 'earlier-2']);
    expect(input.record.reports[1]?.rows[0]?.printed.laboratory_id).toBe('earlier-1-1');
    expect([...(input.gasTypes ?? [])]).toEqual([
      ['now', 2],
      ['earlier-1', 1],
    ]);
    expect(input.forms).toStrictEqual([
      { apiType: 5, form: { age: 62 }, savedTime: '2025-11-17' },
      { apiType: 9, form: {} },
    ]);
    expect(input.earlierDiagnoses).toEqual(['冠心病']);
    expect(input.record.patient).toEqual({ patient_id: 'patient', gender: '女', birth_date: '', tags: ['高血压'] });
    expect(readPlainReport({ at: AT, assessment: { api_type: 5, form: { age: 1 } } }).forms).toHaveLength(1);
    expect(readPlainReport({ at: AT, earlier: 'none' }).record.reports).toHaveLength(1);
    expect(readPlainReport({ at: AT }).forms).toEqual([]);
  });

  test('is the one that is read, though another is dated later', () => {
    const input = readPlainReport({
      at: AT,
      results: [{ code: 'K', value: 4 }],
      earlier: [{ hours_ago: -5, results: [] }],
    });
    expect(input.judged.report).toMatchObject({ report_id: 'now', report_name: '', report_time: AT, received_at: '' });
    expect(readPlainReport({ at: AT, received_at: '2025-11-18' }).judged.report.received_at).toBe(
      '2025-11-18T00:00:00+08:00',
    );
  });
});

describe('a plain reading', () => {
  const K: Given = { code: 'K', value: '6.82', unit: 'mmol/L', range: '3.5-5.3' };
  const read = (results: readonly Given[], more: Given = {}) =>
    plainReading({ at: AT, sex: '男', age: 62, results, ...more });

  test('says each statement, what asks for attention, and every text once', () => {
    const said = read([
      K,
      { code: 'CREA', value: '1.1', unit: 'μmol/L', range: '57-111' },
      { code: 'XYZ', name: '某物', value: '3' },
    ]);
    expect(said).toMatchObject({
      level: 'critical',
      urgency: 1,
      diagnoses: ['HYPERKS'],
      unread: ['某物：无可用参考区间'],
      suspicious: ['肌酐'],
      need_focus: ['K', 'CREA'],
      actions: ['A-K-H:1', 'A-K-H:2', 'A-K-H:3'],
      actions_within: [],
    });
    const clauses = said['clauses'] as string[];
    expect(said['headline']).toBe(clauses.join('；'));
    expect(clauses[0]).toMatch(/^血钾 6.82 mmol\/L，危急/);
    const findings = said['findings'] as { id: string; title: string; text: string; urgency: number; rule: string }[];
    expect(findings[0]).toMatchObject({
      id: 'row:now-1',
      urgency: 1,
      rule: expect.stringMatching(/^reading\/critical \d/) as string,
    });
    expect(findings[0]?.title).toContain('高钾血症');
    const texts = said['texts'] as string[];
    const wanted = [
      clauses[0],
      findings[0]?.title,
      findings[0]?.text,
      '6.82 mmol/L',
      `${findings[0]?.title} 6.82 mmol/L`,
      '立即心电图、心电监护',
      '某物',
      '3',
      '无可用参考区间',
      '肌酐',
      '97.2 μmol/L',
    ];
    expect(wanted.filter((text) => !texts.includes(text ?? ''))).toEqual([]);
    expect(texts.some((text) => text.startsWith('2025-11-18 10:26 血钾 6.82 mmol/L'))).toBe(true);
    expect([texts.includes(''), new Set(texts).size, texts.some((text) => text !== text.trim())]).toEqual([
      false,
      texts.length,
      false,
    ]);
    expect([texts.includes('未提示疑似诊断'), 'suggested_type' in said]).toEqual([false, false]);
  });

  test('names the rows that a source calls by codes of its own, changes, states and tools', () => {
    const pregnant = read([{ code: 'HCG', value: '50000', unit: 'mIU/mL', range: '0-5' }], { sex: '女', age: 28 });
    expect((pregnant['texts'] as string[]).includes('早孕可能（hCG阳性）')).toBe(true);
    const changed = read([K], { earlier: [{ hours_ago: 26, results: [{ ...K, value: '6.12' }] }] });
    expect(changed['texts']).toContain('26 小时升 0.70');
    const kidney = read([{ code: 'CREA', value: '80', unit: 'μmol/L', range: '57-111' }]);
    expect(kidney['links']).toEqual(['CKD 分期']);
    expect(kidney['texts']).toContain('CKD 分期');
  });

  test('of a report that is normal says that nothing is suspected', () => {
    const { texts, level } = read([{ code: 'CL', value: '105', unit: 'mmol/L', range: '99-110' }]);
    expect([level, texts]).toEqual([
      'normal',
      ['本次 1 项检验结果均在各自参考区间内', '未提示疑似诊断', '现有检验结果未达到任何诊断规则'],
    ]);
  });

  test('of a gas suggests acute or chronic, by its types, tags and diagnoses', () => {
    const gas = [
      { code: 'PH', value: '7.33', range: '7.35-7.45', specimen: '动脉血' },
      { code: 'PCO2', value: '60', unit: 'mmHg', range: '35-45', specimen: '动脉血' },
      { code: 'HCO3', value: '31', unit: 'mmol/L', range: '22-27', specimen: '动脉血' },
    ];
    const type = (more: Given) => read(gas, more)['suggested_type'];
    expect([type({ tags: ['COPD'] }), type({ diagnoses: ['COPD'] }), 'suggested_type' in read(gas)]).toEqual([
      2,
      2,
      false,
    ]);
    expect(type({ earlier: [{ hours_ago: 100, case_type: 2, results: gas }] })).toBe(2);
  });

  test('takes steps into others', () => {
    const said = read([
      K,
      { code: 'CTNI', value: '900', unit: 'ng/L', range: '0-34' },
      { code: 'GLU', value: '1.5', unit: 'mmol/L', range: '3.9-6.1' },
      { code: 'PLT', value: '9', unit: '10^9/L', range: '125-350' },
    ]);
    expect(said['actions_within']).not.toEqual([]);
    expect((said['actions_within'] as string[]).every((id) => /^[AD]-/.test(id))).toBe(true);
  });
});
