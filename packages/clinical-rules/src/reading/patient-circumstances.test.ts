import { describe, expect, test } from 'vitest';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { calciumClearance } from './calcium-clearance.ts';
import { circumstancesOf } from './patient-circumstances.ts';
import { contextOf, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';

describe('the clearance of calcium beside a high calcium (PHPT 指南2014)', () => {
  const CA: PlainRow = ['CA', '2.8', 'mmol/L', '2.11-2.52'];
  const CREA: PlainRow = ['CREA', '80', 'μmol/L', '57-111'];
  const urine = (calcium: string, creatinine: string, of = ''): PlainRow[] => [
    [`UCA${of}`, calcium, of === '' ? 'mmol/L' : 'mmol/24h', ''],
    [`UCREA${of}`, creatinine, of === '' ? 'mmol/L' : 'mmol/24h', ''],
  ];
  const of = (rows: readonly PlainRow[], given: Partial<InferredDiagnosis> = {}) =>
    calciumClearance({ id: 'HPTH', ...given } as InferredDiagnosis, rowsIn(rows).rows);

  test('tells the two causes apart by its ratio, with the operands', () => {
    // 0.5 × 0.08 ÷ (2.8 × 10) = 0.0014; 10 × 0.08 ÷ 28 = 0.0286; 5 × 0.08 ÷ 28 = 0.0143.
    expect(of([CA, CREA, ...urine('0.5', '10')])).toEqual({
      note: '钙/肌酐清除率比 0.001（0.5 × 0.08 ÷ (2.8 × 10)），< 0.01',
      title: '家族性低尿钙高钙血症待排，原发性甲状旁腺功能亢进次之',
    });
    expect(of([CA, CREA, ...urine('10', '10')])).toEqual({
      note: '钙/肌酐清除率比 0.029（10 × 0.08 ÷ (2.8 × 10)），> 0.02，不支持家族性低尿钙高钙血症',
    });
    expect(of([CA, CREA, ...urine('5', '10')])).toEqual({
      note: '钙/肌酐清除率比 0.014（5 × 0.08 ÷ (2.8 × 10)），0.01～0.02 不能区分家族性低尿钙高钙血症',
    });
    // The limits themselves tell nothing: 3.5 and 7 × 0.08 ÷ 28.
    expect([
      of([CA, CREA, ...urine('3.5', '10')])?.title,
      of([CA, CREA, ...urine('7', '10')])?.note.endsWith('不能区分家族性低尿钙高钙血症'),
    ]).toEqual([undefined, true]);
  });

  test('takes the urine of 24 hours first, and asks for what is missing', () => {
    expect(of([CA, CREA, ...urine('0.5', '10'), ...urine('10', '10', '24')])?.note).toContain('0.029');
    const asked = { note: '须与家族性低尿钙高钙血症鉴别：查尿钙、尿肌酐，算钙/肌酐清除率比' };
    const [lost, filtered] = urine('5', '10');
    expect([
      of([CA, CREA]),
      lost && of([CA, CREA, lost]),
      filtered && of([CA, CREA, filtered]),
      of([CA, ...urine('5', '10')]),
      of([CREA, ...urine('5', '10')]),
      of([CA, CREA, ...urine('5', '0')]),
    ]).toEqual(Array.from({ length: 6 }, () => asked));
    expect(of([CA, CREA, ...urine('1', '7')])?.note).toContain('1 × 0.08 ÷ (2.8 × 7)');
    expect(of([CA, ['CREA', '1.0', 'mg/dL', ''], ...urine('5', '10')])?.note).toContain('5 × 0.0884 ÷');
  });

  test('is of the parathyroids alone', () => {
    expect([of([CA, CREA], { id: 'HYPERCA' as 'HPTH' }), of([CA, CREA], { stepsFor: 'HPTH:driven' })]).toEqual([
      null,
      null,
    ]);
  });
});

describe('the circumstances of a step', () => {
  const of = (rows: readonly PlainRow[] = [], more: object = {}, known: readonly string[] = []) => {
    const { record, judged, rows: all, tags, known: has } = contextOf(rows, more, known);
    return circumstancesOf(all, judged, record, tags, has);
  };
  const names = (rows: readonly PlainRow[] = [], more: object = {}, known: readonly string[] = []) => [
    ...of(rows, more, known).of,
  ];

  test.each<[object, readonly string[]]>([
    [{}, []],
    [{ age: '10天' }, ['newborn', 'infant', 'child']],
    [{ age: '60天' }, ['infant', 'child']],
    [{ age: 1 }, ['child']],
    [{ age: null }, []],
  ])('of %j are %j', (more, expected) => {
    expect(names([], more)).toEqual(expected);
  });

  test('are of a failing heart, known or found', () => {
    expect([names([], {}, ['HF']), names([], {}, ['CKD'])]).toEqual([['heart'], []]);
    const { record, judged, rows } = contextOf([]);
    const found = {
      ...judged,
      inference: { ...judged.inference, diagnoses: [{ id: 'HF' }] },
    } as unknown as typeof judged;
    expect([...circumstancesOf(rows, found, record, [], new Set()).of]).toEqual(['heart']);
  });

  test('are of kidneys that keep potassium (KDIGO 2020), and of what makes them', () => {
    expect([names([], {}, ['dialysis']), names([], {}, ['PAI'])]).toEqual([['dialysis', 'potassium'], ['potassium']]);
    const filtration = (value: string) => names([['EGFR', value, 'mL/min/1.73m²', '≥90']]);
    expect([filtration('29'), filtration('30')]).toEqual([['potassium'], []]);
    // Of the filtration alone: another low figure says nothing of it.
    expect(
      names([
        ['K', '2.9', 'mmol/L', '3.5-5.3'],
        ['EGFR', '95', 'mL/min/1.73m²', '≥90'],
      ]),
    ).toEqual([]);
    for (const tag of [
      '螺内酯',
      '依普利酮',
      '非奈利酮',
      '氨苯蝶啶',
      '阿米洛利',
      '保钾利尿剂',
      '尿毒症',
      '肾衰竭期',
      '终末期肾病',
      'ESRD',
      'CKD5期',
      'CKD G4',
      'ckd 4',
      '慢性肾脏病5期',
      'CKD 5期',
      'CKDG5期',
      '慢性肾脏病 G 4 期',
    ])
      expect(names([], { tags: ['高血压', tag] })).toEqual(['potassium']);
    for (const tag of ['CKD3期', '高血压']) expect(names([], { tags: [tag] })).toEqual([]);
  });

  test('hold what was read, and on which side it lies', () => {
    const found = of([
      ['K', '2.9', 'mmol/L', '3.5-5.3'],
      ['GLU-R', '2.0', 'mmol/L', '3.9-11'],
      ['NA', '150', 'mmol/L', '137-147'],
      ['CL', '溶血', '', ''],
      // What nobody has.
      ['MG', '90', 'mmol/L', '0.75-1.02'],
      ['CREA', '1.1', 'μmol/L', '57-111'],
      ['PCO2', '99', 'mmHg', 'x'],
    ]);
    expect([...found.held]).toEqual(['K', 'GLU-R', 'NA', 'PCO2']);
    expect([[...found.low], [...found.high]]).toEqual([
      ['K', 'GLU'],
      ['NA', 'PCO2'],
    ]);
    expect([...of([], {}, ['DM']).known]).toEqual(['DM']);
  });
});
