import { describe, expect, test } from 'vitest';
import type { Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { calciumClearance } from './calcium-clearance.ts';
import { contradictionsIn } from './contradictions.ts';
import { levelOf } from './level.ts';
import { byDanger } from './order.ts';
import { circumstancesOf } from './patient-circumstances.ts';
import { readPlainReport } from './plain-report.ts';
import { AT, contextOf, past, plainRow, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { read } from './read.ts';
import type { Finding } from './reading.ts';
import type { ActedRule } from './rule-findings.ts';
import { belowOthers, isNewOfKnown, isToldAsUrgent, isUntold, withStepsOf } from './told-elsewhere.ts';
import type { ToolStatement } from './tools/statement.ts';
import { coveredRows, decidedRows, foldedRows, usedRows } from './used-rows.ts';

type Given = Partial<Omit<Finding, 'rank'>> & { readonly rank?: Partial<Finding['rank']> };
const finding = ({ rank = {}, ...given }: Given = {}): Finding =>
  ({
    ...{ findingId: 'x', kind: 'row', title: '', text: '', urgency: 3, status: 'new', isKnown: false, evidences: [] },
    ...{ valueText: '', actions: [], diagnosisId: null },
    ...given,
    rank: {
      ...{ organ: '', harm: 'D', isCriticalValue: false, isCriticalFlag: false, isLifeThreatening: false, distance: 0 },
      ...{ isFast: false, reliable: 2, catalogueOrder: 0, rowOrder: 0 },
      ...rank,
    },
  }) as unknown as Finding;

test.each<[string, readonly Finding[], number, number, string]>([
  ['a critical value', [finding({ urgency: 1, rank: { isCriticalValue: true } })], 1, 0, 'critical'],
  ['a critical flag', [finding(), finding({ urgency: 1, rank: { isCriticalFlag: true } })], 1, 0, 'critical'],
  ['a danger to life', [finding({ urgency: 1, rank: { isLifeThreatening: true } })], 1, 0, 'critical'],
  [
    'a danger to life that is none of minutes',
    [finding({ urgency: 2, rank: { isLifeThreatening: true } })],
    1,
    0,
    'focus',
  ],
  ['minutes without a critical value', [finding({ urgency: 1 })], 1, 0, 'focus'],
  ['a routine finding', [finding()], 1, 0, 'focus'],
  ['nothing, all read', [], 3, 0, 'normal'],
  ['nothing, one unread', [], 3, 1, 'undetermined'],
  ['nothing read', [], 0, 0, 'undetermined'],
])('a report with %s (J-16)', (_what, findings, read, unread, level) => {
  expect(levelOf(findings, read, unread)).toBe(level);
});

describe('the order of danger (J-11)', () => {
  test.each<[string, Given, Given]>([
    ['urgency', { urgency: 1, rank: { harm: 'E' } }, { urgency: 2, rank: { harm: 'A' } }],
    ['what is no known state', { rank: { harm: 'E' } }, { isKnown: true, status: 'same', rank: { harm: 'A' } }],
    ['a known one that is worse', { isKnown: true, status: 'worse', rank: { harm: 'A' } }, { rank: { harm: 'B' } }],
    ['a known one that is better', { isKnown: true, status: 'better', rank: { harm: 'A' } }, { rank: { harm: 'B' } }],
    ['what is not new of a known one', { rank: { harm: 'E' } }, { isKnown: true, status: 'new', rank: { harm: 'A' } }],
    ['a critical value', { rank: { isCriticalValue: true, harm: 'E' } }, { rank: { isCriticalFlag: true, harm: 'A' } }],
    ['a critical flag', { rank: { isCriticalFlag: true, harm: 'E' } }, { rank: { harm: 'A' } }],
    ['harm A', { rank: { harm: 'A' } }, { rank: { harm: 'B', distance: 3 } }],
    ['harm B', { rank: { harm: 'B' } }, { rank: { harm: 'C', distance: 3 } }],
    ['harm C', { rank: { harm: 'C' } }, { rank: { harm: 'D', distance: 3 } }],
    ['harm D', { rank: { harm: 'D' } }, { rank: { harm: 'E', distance: 3 } }],
    ['distance', { rank: { distance: 2 } }, { rank: { distance: 1, isFast: true } }],
    ['speed', { status: 'better', rank: { isFast: true } }, { status: 'new' }],
    ['new before worse', { status: 'new', rank: { reliable: 0 } }, { status: 'worse' }],
    ['worse before same', { status: 'worse', rank: { reliable: 0 } }, { status: 'same' }],
    ['same before better', { status: 'same', rank: { reliable: 0 } }, { status: 'better' }],
    ['reliability', { rank: { reliable: 2, catalogueOrder: 9 } }, { rank: { reliable: 1 } }],
    ['the catalogue', { rank: { catalogueOrder: 1, rowOrder: 9 } }, { rank: { catalogueOrder: 2 } }],
    ['the report', { rank: { rowOrder: 1 } }, { rank: { rowOrder: 2 } }],
  ])('is by %s', (_what, first, second) => {
    const [one, other] = [finding(first), finding(second)];
    expect([Math.sign(byDanger(one, other)), Math.sign(byDanger(other, one)), byDanger(one, finding(first))]).toEqual([
      -1, 1, 0,
    ]);
  });
});

describe('what is told elsewhere', () => {
  test('is what another finding says at least as urgently', () => {
    const others = [finding({ urgency: 2, evidences: ['a', 'b'] })];
    expect([
      isToldAsUrgent(others, ['a'], 2),
      isToldAsUrgent(others, ['a', 'b'], 3),
      isToldAsUrgent(others, ['a'], 1),
      isToldAsUrgent(others, ['a', 'c'], 3),
    ]).toEqual([...[true, true, false, false]]);
  });

  test('a row that stays for what else it says is no second alarm', () => {
    const step = { id: 'A:1', text: 'a', source: '' };
    const row = (more: Given) =>
      finding({
        urgency: 1,
        evidences: ['a'],
        text: '来源标记「H」',
        actions: [step],
        ...more,
        rank: { isFast: true, ...more.rank },
      });
    const told = [finding({ urgency: 1, evidences: ['a'] })];
    expect(belowOthers(told)(row({}))).toMatchObject({ urgency: 3, actions: [], rank: { isFast: false } });
    const kept = [
      row({ text: '甲' }),
      row({ rank: { isFast: false } }),
      row({ rank: { isCriticalValue: true } }),
      row({ evidences: ['b'] }),
    ];
    expect(kept.map((each) => belowOthers(told)(each) === each)).toEqual([true, true, true, true]);
  });

  test('a result of the day that is new is not explained away by a known disease (J-34)', () => {
    const row = (more: Given = {}) => finding({ urgency: 2, evidences: ['a'], valueText: '5.9', ...more });
    const known = (more: Given = {}) => [finding({ urgency: 3, isKnown: true, evidences: ['a'], ...more })];
    expect([isNewOfKnown(row(), known()), isNewOfKnown(row({ status: 'worse' }), known())]).toEqual([true, true]);
    expect([
      isNewOfKnown(row({ urgency: 3 }), known()),
      isNewOfKnown(row({ status: 'same' }), known()),
      isNewOfKnown(row({ status: 'better' }), known()),
    ]).toEqual([...[false, false, false]]);
    expect([
      isNewOfKnown(row(), known({ urgency: 2, text: '血钾 5.9' })),
      isNewOfKnown(row(), known({ urgency: 2, text: '血钾' })),
    ]).toEqual([false, true]);
    expect([
      isNewOfKnown(row(), known({ isKnown: false })),
      isNewOfKnown(row(), known({ evidences: ['b'] })),
      isNewOfKnown(row(), [...known(), ...known({ isKnown: false, urgency: 2 })]),
    ]).toEqual([...[false, false, false]]);
  });

  test('a result of the day without steps takes those of what it is part of', () => {
    const step = { id: 'A:1', text: 'a', source: '' };
    const part = (more: Given = {}) => finding({ urgency: 2, actions: [step], ...more });
    const of = (row: Given, ...touching: readonly Finding[]) =>
      withStepsOf(finding({ urgency: 2, ...row }), touching).actions;
    expect([
      of({}, part()),
      of({}, part({ urgency: 3 })),
      of({}, part({ isKnown: true })),
      of({}, part({ actions: [] })),
      of({}, part({ urgency: 1 })),
    ]).toEqual([...[[step], [], [], [], [step]]]);
    const own = { id: 'B:1', text: 'b', source: '' };
    expect([
      of({ urgency: 3 }, part()),
      of({ urgency: 1 }, part()),
      of({ isKnown: true }, part()),
      of({ actions: [own] }, part()),
      of({}),
    ]).toEqual([...[[], [], [], [own], []]]);
  });

  test.each(['CREA', 'HGB', 'PLT', 'NA', 'K', 'CRP', 'PCT'])(
    'the figure of %s is told even where it only supports another',
    (code) => {
      const { rows } = rowsIn([[code, '1', '', '2-3']]);
      const value = rows[0]?.valueText ?? '';
      const row = (urgency: 2 | 3 = 2) => finding({ urgency, evidences: ['now-1'], rank: { organ: 'own' } });
      const other = (text: string, organ = 'other') => [finding({ evidences: ['now-1'], text, rank: { organ } })];
      expect([
        isUntold(row(), other('甲'), rows),
        isUntold(row(), other(`甲 ${value}`), rows),
        isUntold(row(), other('甲', 'own'), rows),
      ]).toEqual([true, false, false]);
      expect([isUntold(row(3), other('甲'), rows), isUntold(finding({ evidences: ['gone'] }), [], rows)]).toEqual([
        code !== 'PLT',
        false,
      ]);
      expect(isUntold(row(), [finding({ evidences: ['b'], text: value })], rows)).toBe(true);
      expect(isUntold(finding({ evidences: ['now-1'] }), [], rowsIn([['CL', '90', 'mmol/L', '99-110']]).rows)).toBe(
        false,
      );
    },
  );
});

describe('the rows that findings rest on', () => {
  const inference = {
    diagnoses: [
      { id: 'A', evidences: ['a1', 'a2'], foldedUnder: null },
      { id: 'B', evidences: ['b1'], foldedUnder: 'A' },
      { id: 'C', evidences: ['c1'], foldedUnder: 'D' },
    ],
  } as unknown as Inference;
  const statement = (decides: readonly string[], parts: number) =>
    [{ decides, parts: Array.from({ length: parts }, () => ({})) }] as unknown as readonly ToolStatement[];

  test('are those of each, of what a speaking tool decides, and of what is folded under a told line', () => {
    expect([...coveredRows([finding({ evidences: ['x', 'y'] }), finding({ evidences: ['x'] })])]).toEqual(['x', 'y']);
    expect([decidedRows(inference, statement(['A', 'C'], 1)), decidedRows(inference, statement(['A'], 0))]).toEqual([
      ['a1', 'a2', 'c1'],
      [],
    ]);
    expect([foldedRows(inference, [finding({ diagnosisId: 'A' })]), foldedRows(inference, [finding()])]).toEqual([
      ['b1'],
      [],
    ]);
  });

  test('are read by what speaks of their figure, not by a flag or a doubt', () => {
    const of = (kind: Finding['kind']) => [
      ...usedRows([finding({ kind, evidences: ['x'], diagnosisId: 'A' })], inference, statement(['C'], 1)),
    ];
    for (const kind of ['critical', 'tool', 'diagnosis', 'row'] as const) expect(of(kind)).toEqual(['x', 'b1', 'c1']);
    for (const kind of ['source_flag', 'suspect', 'prompt', 'hold'] as const) expect(of(kind)).toEqual(['c1']);
  });
});

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

describe('a reading whose conclusion is held', () => {
  const K: PlainRow = ['K', '6.9', 'mmol/L', '3.5-5.3'];
  const rule = (isHeld: boolean): ActedRule => ({
    ...{ ruleId: 'h', version: 1, name: '规则', action: 'hold', urgency: 2, text: '', evidences: [], isHeld },
  });
  const of = (rows: readonly PlainRow[], isHeld: boolean, more: object = {}) =>
    read({
      ...readPlainReport({ at: AT, sex: '男', age: 62, results: rows.map(plainRow), ...more }),
      rules: [rule(isHeld)],
    });

  test('says its critical values by themselves, and that it is held', () => {
    const held = of([K, ['HGB', '100', 'g/L', '130-175'], ['CREA', '150', 'μmol/L', '57-111']], true);
    expect(held.findings.map(({ findingId }) => findingId)).toEqual(['row:now-1', 'hold:h']);
    expect(held).toMatchObject({
      level: 'critical',
      urgency: 1,
      diagnoses: [],
      states: [],
      links: [],
      needFocus: ['now-1'],
      unread: [],
      readCount: 3,
    });
    expect(held.headline[0]?.text).toMatch(/^血钾 6.9 mmol\/L，危急/);
    expect([held.findings[0]?.title, held.findings[0]?.words.phrase, held.findings[0]?.diagnosisId]).toEqual([
      '血钾 6.9 mmol/L，危急',
      '血钾 6.9 mmol/L，危急',
      null,
    ]);
    expect(held.actions.length).toBeGreaterThan(0);
    const calm = of([['HGB', '100', 'g/L', '130-175']], true);
    expect([calm.level, calm.urgency, calm.findings.length]).toEqual(['focus', 2, 1]);
    expect(of([K], false).diagnoses).toEqual(['HYPERKS']);
  });

  test('leaves unread what only a conclusion read', () => {
    const rows: PlainRow[] = [
      ['PF-TP', '45', 'g/L', '', { specimen: '胸水' }],
      ['PF-LDH', '320', 'U/L', '', { specimen: '胸水' }],
      ['TP', '70', 'g/L', '65-85'],
      ['LDH', '220', 'U/L', '120-250'],
    ];
    const [told, held] = [of(rows, false), of(rows, true)];
    expect([told.unread.length, told.readCount, held.unread.length, held.readCount]).toEqual([0, 4, 2, 2]);
  });
});

test('two statements that must not stand together are named', () => {
  expect(contradictionsIn('', ['急性呼吸性酸中毒', '慢性呼吸性酸中毒'])).toEqual(['C04']);
  expect([
    contradictionsIn('', ['急性呼吸性酸中毒']),
    contradictionsIn('急性呼吸性酸中毒', ['慢性呼吸性酸中毒']),
  ]).toEqual([[], []]);
});

test('an earlier report is what a diagnosis is compared with', () => {
  const K: PlainRow = ['K', '5.9', 'mmol/L', '3.5-5.3'];
  const status = (more: object) =>
    read(readPlainReport({ at: AT, sex: '男', age: 62, results: [plainRow(K)], ...more })).findings[0]?.status;
  expect([status({}), status({ earlier: [past(480, ['K', '5.8', 'mmol/L', '3.5-5.3'])] })]).toEqual(['new', 'same']);
});
