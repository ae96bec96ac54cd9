import { describe, expect, test } from 'vitest';
import type { Inference } from '../lab-inference/infer.ts';
import { readPlainReport } from './plain-report.ts';
import { diagnosisOrder, read } from './read.ts';
import type { ReadingInput } from './read.ts';
import type { Reading } from './reading.ts';
import type { ActedRule } from './rule-findings.ts';
import { AT, past, plainRow, readingOf } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';

const potassium = (value: string): PlainRow => ['K', value, 'mmol/L', '3.5-5.3'];
const creatinine = (value: string): PlainRow => ['CREA', value, 'μmol/L', '57-97'];
const CHLORIDE: PlainRow = ['CL', '105', 'mmol/L', '99-110'];
const inputOf = (rows: readonly PlainRow[], more: object = {}): ReadingInput =>
  readPlainReport({ at: AT, sex: '男', age: 62, results: rows.map(plainRow), ...more });
const idsOf = ({ findings }: Reading) => findings.map(({ findingId }) => findingId);

describe('lines of diagnoses', () => {
  test('are none for what a tool decides', () => {
    const kidney = readingOf([
      ['EGFR', '52', 'mL/min/1.73m²', '≥90'],
      ['UACR', '326', 'mg/g', '<30'],
    ]);
    expect([idsOf(kidney), kidney.diagnoses]).toEqual([['tool:4:stage'], ['CKD']]);
    expect(kidney.links).toEqual([{ apiType: 4, name: 'CKD 分期', isQuiet: false }]);
  });

  test('are none for what dialysis does, also of a dialysis that a doctor named earlier', () => {
    const input = inputOf([creatinine('620'), potassium('5.9')], { earlier: [past(24, creatinine('410'))] });
    const titles = (earlierDiagnoses: readonly string[]) =>
      read({ ...input, earlierDiagnoses }).findings.map(({ title }) => title);
    expect(titles([])[0]).toContain('急性肾损伤');
    expect(titles(['维持性血透']).join('')).not.toContain('急性肾损伤');
  });

  test('of a known disease stand beside the results that it shows by', () => {
    const lupus = readingOf(
      [
        ['C3', '0.3', 'g/L', '0.7-1.4'],
        ['DSDNA', '阳性', '', '阴性'],
      ],
      { sex: '女', age: 30, tags: ['系统性红斑狼疮'] },
    );
    expect(idsOf(lupus)).toEqual(['row:now-1', 'row:now-2', 'diagnosis:SLE']);
  });

  test('stand with what is folded under them, the best supported first', () => {
    const diagnoses = [
      { id: 'A', foldedUnder: null, score: 1 },
      { id: 'B', foldedUnder: 'A', score: 3 },
      { id: 'C', foldedUnder: null, score: 9 },
      { id: 'D', foldedUnder: 'B', score: 2 },
    ];
    expect(diagnosisOrder({ diagnoses } as unknown as Inference)).toEqual(['B', 'D', 'A', 'C']);
  });

  test('of what is known are as they were only beside a result of before', () => {
    const hba1c: PlainRow = ['HBA1C', '8.2', '%', '4-6'];
    const status = (more: object) => readingOf([CHLORIDE, hba1c], { tags: ['2型糖尿病'], ...more }).findings[0]?.status;
    expect([status({}), status({ earlier: [past(2000, hba1c)] })]).toEqual(['new', 'same']);
    expect(status({ earlier: [past(2000, CHLORIDE)] })).toBe('new');
  });
});

describe('a row', () => {
  test('that was sent twice is one danger, which both carry', () => {
    const { findings } = readingOf([potassium('6.9'), potassium('6.9'), CHLORIDE]);
    expect(findings.map(({ findingId, evidences }) => [findingId, evidences])).toEqual([
      ['row:now-1', ['now-1', 'now-2']],
    ]);
    const [single] = readingOf([potassium('6.9'), CHLORIDE]).findings;
    expect(single?.evidences).toEqual(['now-1']);
  });

  test('of which nothing is known is told for itself, whatever else has its figure', () => {
    const found = (name: string): PlainRow => ['', '5', 'U', '0-1', { name }];
    expect(idsOf(readingOf([found('甲抗原'), found('乙抗原')]))).toEqual(['row:now-1', 'row:now-2']);
  });

  test('of a dialysis, and of a newborn, is told by what it says of them', () => {
    const effluent: PlainRow[] = [
      ['ASC-WBC', '101', '10^6/L', ''],
      ['ASC-PMN%', '51', '%', ''],
    ];
    expect(idsOf(readingOf(effluent, { tags: ['腹膜透析'] }))).toContain('dialysis:peritonitis');
    const yellow: PlainRow = ['TBIL', '400', 'μmol/L', '0-26'];
    expect(idsOf(readingOf([yellow], { age: '3天' })).some((id) => id.startsWith('newborn'))).toBe(true);
  });

  test('whose fall a diagnosis tells has no line of its own', () => {
    const anaemia = readingOf(
      [
        ['HGB', '100', 'g/L', '130-175'],
        ['MCV', '70', 'fL', '82-100'],
        ['FER', '5', 'ng/mL', '30-400'],
      ],
      { earlier: [past(24, ['HGB', '130', 'g/L', '130-175'])] },
    );
    expect(idsOf(anaemia)).toEqual(['diagnosis:ABLD', 'diagnosis:IDA']);
  });

  test('beside a state keeps its line, and the state its name', () => {
    const immune = readingOf([
      ['HBSAB', '200', 'mIU/mL', '0-10'],
      ['HBSAG', '阴性', '', '阴性'],
      ['HBCAB', '阴性', '', '阴性'],
      potassium('5.6'),
    ]);
    expect([immune.states, immune.diagnoses]).toEqual([['乙肝疫苗免疫（保护性抗体）'], ['HYPERK', 'HBVIMM']]);
    expect([idsOf(immune), immune.findings[0]?.text.includes('疫苗')]).toEqual([
      ['diagnosis:HYPERK', 'row:now-1'],
      false,
    ]);
  });

  test('that could not be cleaned is told by the flag of its source, behind the rows that were read', () => {
    const input = inputOf([potassium('4.5'), CHLORIDE]);
    const failed = (id: string, source_flag: string) => ({
      ...{ laboratory_id: id, code: 'K', name: '钾', specimen: '', result: '?', unit: '', range_text: '' },
      ...{ group_name: '', error: '结果为空', source_flag },
    });
    const reading = read({ ...input, judged: { ...input.judged, failed: [failed('f1', ''), failed('f2', 'HH')] } });
    expect(reading.findings.map(({ findingId, rank }) => [findingId, rank.rowOrder])).toEqual([['flag:f2', 3]]);
    expect([reading.readCount, reading.unread.length, reading.level]).toEqual([2, 2, 'critical']);
  });
});

describe('what is counted', () => {
  test('are rows that were read, beside those that were not and those that cannot be believed', () => {
    const rows = [
      potassium('6.9'),
      CHLORIDE,
      ['NA', '', 'mmol/L', ''],
      ['XYZ', '1', '', ''],
      potassium('400'),
    ] as const;
    const reading = readingOf(rows);
    expect([reading.readCount, reading.unread.length, reading.suspicious.length]).toEqual([2, 2, 1]);
    expect([...reading.needFocus].toSorted()).toEqual(['now-1', 'now-5']);
    // A critical value of a child is read without an interval.
    const child = readingOf(
      [
        ['UREA', '3', 'mmol/L', ''],
        ['GLU', '30', 'mmol/L', ''],
      ],
      { age: 8 },
    );
    expect([child.readCount, child.unread.map(({ laboratoryId }) => laboratoryId)]).toEqual([1, ['now-1']]);
  });

  test('say of a quiet report what was read, and what was not', () => {
    expect(readingOf([CHLORIDE]).headline[0]?.text).toBe('本次 1 项检验结果均在各自参考区间内');
    expect([readingOf([CHLORIDE]).level, readingOf([['XYZ', '1', '', '']]).level]).toEqual(['normal', 'undetermined']);
  });
});

test('a hold among other rules of the laboratory withholds what is concluded', () => {
  const rule: ActedRule = {
    ...{ ruleId: 'r1', version: 7, name: '规则', action: 'note', urgency: 3, isHeld: false },
    ...{ text: '看。', evidences: ['now-1'] },
  };
  const input = inputOf([potassium('6.9'), potassium('400'), ['NA', '??', 'mmol/L', ''], CHLORIDE]);
  const held = read({ ...input, rules: [rule, { ...rule, ruleId: 'h', action: 'hold', isHeld: true }] });
  expect([idsOf(held), held.findings[0]?.title]).toEqual([
    ['row:now-1', 'suspect:now-2', 'hold:h'],
    '血钾 6.9 mmol/L，危急',
  ]);
  // Lines that only say themselves keep their name.
  expect(held.findings[1]?.title).toBe('结果可疑，请核对单位');
  expect([held.diagnoses, held.readCount, held.unread.length, held.level]).toEqual([[], 2, 1, 'critical']);
  const free = read({ ...input, rules: [rule] });
  expect([idsOf(free), free.findings[0]?.title]).toEqual([['row:now-1', 'suspect:now-2', 'rule:r1'], '高钾血症']);
});
