import { describe, expect, test } from 'vitest';
import type { Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { actionsFor } from './actions.ts';
import { diagnosisFinding } from './diagnosis-findings.ts';
import { past, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';

interface Given {
  readonly id: string;
  readonly name?: string;
  readonly row?: PlainRow;
  /** Earlier rows, by hours before. */
  readonly then?: Parameters<typeof past>;
  readonly known?: readonly string[];
  /** What the last report was read as. */
  readonly before?: readonly string[];
  readonly others?: readonly Partial<InferredDiagnosis>[];
  readonly more?: Partial<InferredDiagnosis>;
  readonly beside?: readonly PlainRow[];
  readonly needs?: readonly number[];
  readonly of?: object;
}

const diagnosisOf = (given: Partial<InferredDiagnosis>): InferredDiagnosis =>
  ({
    ...{ name: '某病', systemId: 1, isState: false, advice: '', source: '源', ruleId: 'lab/x', ruleVersion: '3' },
    ...{ reliable: 2, urgency: 3, foldedUnder: null, evidences: [], intermediates: [], satisfied: [] },
    ...given,
  }) as unknown as InferredDiagnosis;

/** The line of a diagnosis that rests on the second row of its report. */
function findingOf({
  id,
  row = ['XYZ', '1', 'U', '1-2'],
  known = [],
  before,
  others = [],
  more,
  needs = [2],
  ...given
}: Given) {
  const { then, beside = [], name } = given;
  const { rows, judged } = rowsIn([['CL', '105', 'mmol/L', '99-110'], row, ...beside], {
    ...(then && { earlier: [past(...then)] }),
    ...given.of,
  });
  const satisfied = needs.map((at) => ({
    ...{ edge: { lab: row[0], role: 'needs', group: 1 }, text: row[1], codes: [row[0]], counted: 3 },
    laboratoryIds: [`now-${at}`],
  })) as unknown as InferredDiagnosis['satisfied'];
  const own = diagnosisOf({
    ...{ id, evidences: ['now-2'], satisfied },
    ...(name !== undefined && { name }),
    ...more,
  });
  const last = before && ({ diagnoses: before.map((each) => ({ id: each })) } as unknown as Inference);
  return diagnosisFinding(own, [own, ...others.map(diagnosisOf)], {
    rows,
    judged,
    known: new Set(known),
    before: last ?? null,
  });
}

const potassium = (value: string): PlainRow => ['K', value, 'mmol/L', '3.5-5.3'];
const haemoglobin = (value: string): PlainRow => ['HGB', value, 'g/L', '130-175'];
const creatinine = (value: string): PlainRow => ['CREA', value, 'μmol/L', '57-111'];
const sodium = (value: string): PlainRow => ['NA', value, 'mmol/L', '137-147'];
const as = (id: string): InferredDiagnosis['id'] => id;

describe('the line of a diagnosis', () => {
  test('says its result, its change, its grounds, and what is folded under it', () => {
    const found = findingOf({
      id: 'X',
      name: '某病',
      row: potassium('5.9'),
      then: [480, potassium('5.0')],
      more: {
        intermediates: ['心电图改变', '已知甲'],
        reliable: 1,
        urgency: 2,
        advice: '先做一件事，再做',
        systemId: 3,
      },
      others: [
        { id: as('Y'), name: '乙（早期）', foldedUnder: as('X') },
        { id: as('Z'), name: '丙', foldedUnder: as('Y') },
        { id: as('W'), name: '心电图改变', foldedUnder: as('X') },
        { id: as('V'), name: '丁', foldedUnder: null },
        { id: as('DM'), name: '糖尿病可能', foldedUnder: as('X') },
      ],
      known: ['DM'],
    });
    expect(found).toEqual({
      findingId: 'diagnosis:X',
      kind: 'diagnosis',
      title: '疑似某病',
      text: '血钾 5.9 mmol/L，20 日升 0.90，心电图改变、已知甲，含乙、丙、已知糖尿病',
      urgency: 2,
      status: 'new',
      isKnown: false,
      evidences: ['now-2'],
      valueText: '5.9 mmol/L',
      changeText: '20 日升 0.90',
      actions: [{ id: 'D-X:1', text: '先做一件事', source: '源' }],
      apiType: null,
      diagnosisId: 'X',
      copyText: '2025-11-18 10:26 血钾 5.9 mmol/L（3.5-5.3），较 2025-10-29 10:26 的 5.0 升 0.9。',
      ruleId: 'lab/x',
      ruleVersion: '3',
      words: {
        lead: '血钾 5.9 mmol/L，20 日升 0.90，疑似某病',
        change: '',
        phrase: '疑似某病（血钾 5.9 mmol/L）',
      },
      rank: {
        ...{ organ: 'K', harm: 'A', isCriticalValue: false, isCriticalFlag: false, isLifeThreatening: false },
        ...{ distance: 0, isFast: false, reliable: 1, catalogueOrder: expect.any(Number) as number, rowOrder: 1 },
      },
    });
    expect(found.rank.catalogueOrder).toBeLessThan(1000);
  });

  test('that rests on no row says its name, behind all that do', () => {
    expect(findingOf({ id: 'X', needs: [], more: { evidences: [] } })).toMatchObject({
      ...{ title: '疑似某病', text: '', valueText: '', changeText: '', copyText: '' },
      words: { lead: '疑似某病', phrase: '疑似某病' },
      rank: {
        ...{ organ: 'X', harm: 'D', isFast: false },
        ...{ catalogueOrder: Number.MAX_SAFE_INTEGER, rowOrder: Number.MAX_SAFE_INTEGER },
      },
    });
  });

  test('says its name behind its result, and no ground that the result says', () => {
    const found = findingOf({ id: 'X', row: potassium('5.9'), more: { intermediates: ['血钾5.5~5.9', '心电图改变'] } });
    expect([found.words.lead, found.text]).toEqual(['血钾 5.9 mmol/L，疑似某病', '血钾 5.9 mmol/L，心电图改变']);
    expect(findingOf({ id: 'X', row: potassium('5.9'), before: ['Y', 'X'] }).status).toBe('same');
  });

  test('of the parathyroids names what else a high calcium may be, with its steps', () => {
    const beside: PlainRow[] = [
      ['CREA', '80', 'μmol/L', '57-111'],
      ['UCA', '0.5', 'mmol/L', ''],
      ['UCREA', '10', 'mmol/L', ''],
    ];
    const row: PlainRow = ['CA', '2.8', 'mmol/L', '2.11-2.52'];
    const found = findingOf({ id: 'HPTH', row, beside });
    expect(found.title).toContain('家族性低尿钙高钙血症待排');
    expect(found.text).toContain('钙/肌酐清除率比 0.001');
    expect(found.actions).toEqual(actionsFor('calcium:clearance'));
    const asked = findingOf({ id: 'HPTH', row, more: { advice: '先做一件事' } });
    expect(asked.actions).not.toEqual(actionsFor('calcium:clearance'));
    expect(findingOf({ id: 'HPTH', row, beside, known: ['HPTH'] }).text).not.toContain('清除率比');
  });

  test('names a microangiopathy by its picture', () => {
    expect(findingOf({ id: 'TTP' }).title).toBe('贫血、血小板减少伴溶血（需除外血栓性微血管病）');
  });

  test('tells a child that its rules are those of adults', () => {
    const text = (age: number) => findingOf({ id: 'X', row: potassium('5.9'), of: { age } }).text;
    expect([text(8).endsWith('，成人规则，请结合年龄判断'), text(30).includes('成人规则')]).toEqual([true, false]);
  });

  test('tells a change that is a danger by its speed, with its title and forecast', () => {
    const found = findingOf({ id: 'X', row: potassium('5.9'), then: [6, potassium('4.9')] });
    expect(found).toMatchObject({ urgency: 1, changeText: '6 小时升 1.00', rank: { isFast: true } });
    expect(found.text).toContain('，按目前速度约');
    expect(findingOf({ id: 'X', row: sodium('149'), then: [20, sodium('138')] }).text).toContain('血钠上升过快');
    // Beside a diagnosis of its own the sodium is told by its value.
    const beside = {
      row: sodium('149'),
      then: [20, sodium('138')] as Parameters<typeof past>,
      others: [{ id: as('NARISE') }],
    };
    expect(findingOf({ id: 'HYPERNA', ...beside }).rank.isFast).toBe(false);
    expect(findingOf({ id: 'NARISE', ...beside }).rank.isFast).toBe(true);
    expect(findingOf({ id: 'X', ...beside, row: potassium('5.9'), then: [6, potassium('4.9')] }).rank.isFast).toBe(
      true,
    );
  });

  test('tells no change that may be chance, unless it went one way for long', () => {
    expect(findingOf({ id: 'X', row: potassium('5.9'), then: [48, potassium('5.8')] }).changeText).toBe('');
    const earlier = [5.8, 5.7, 5.6].map((value, at) => past(48 * (at + 1), potassium(String(value))));
    expect(findingOf({ id: 'X', row: potassium('5.9'), of: { earlier } }).changeText).toBe('6 日升 0.30');
  });

  test('says what makes its result false, and the limit of its age', () => {
    expect(findingOf({ id: 'X', row: ['BDG', '200', 'pg/mL', '0-60'], known: ['haemodialysis'] }).text).toContain(
      '可致假阳性',
    );
    const dimer: PlainRow = ['DD', '0.6', 'mg/L FEU', '0-0.5'];
    expect(findingOf({ id: 'VTE', row: dimer }).text).toContain('年龄校正界值');
    expect(findingOf({ id: 'VTE', row: dimer, known: ['thrombosis', 'VTE'] }).text).not.toContain('年龄校正界值');
  });

  test('says the calcium that its albumin corrects', () => {
    const corrected = {
      edge: { lab: 'R_CACORR', role: 'needs', group: 1 },
      text: '2.85',
      codes: ['CA', 'ALB'],
      counted: 3,
    };
    const satisfied = [{ ...corrected, laboratoryIds: ['now-2'] }] as unknown as InferredDiagnosis['satisfied'];
    const of = (known: readonly string[]) =>
      findingOf({ id: 'HYPERCA', row: ['CA', '2.6', 'mmol/L', '2.11-2.52'], known, more: { satisfied } }).text;
    expect([of([]).includes('，校正钙 2.85 mmol/L'), of(['HYPERCA']).includes('校正钙')]).toEqual([true, false]);
  });

  test('of cells that are worked out says the arithmetic, and that it would be critical', () => {
    const edge = { lab: 'R_ASCPMN', role: 'needs', group: 1 };
    const satisfied = [{ edge, text: '960', codes: ['ASC-WBC'], counted: 3, laboratoryIds: ['now-2'] }];
    const found = findingOf({
      id: 'SBP',
      row: ['ASC-WBC', '1200', '10^6/L', '0-500'],
      beside: [['ASC-PMN%', '80', '%', '']],
      more: { satisfied: satisfied as unknown as InferredDiagnosis['satisfied'] },
    });
    expect(found).toMatchObject({ valueText: '960 ×10⁶/L（1200 × 80%）', rank: { isLifeThreatening: true } });
    expect(found.text).toContain('腹水中性粒细胞 960 ×10⁶/L（1200 × 80%）');
  });
});

describe('a disease that is known', () => {
  test('is told by its control, and asks for nothing at its target', () => {
    const of = (value: string, known: readonly string[] = ['DM']) =>
      findingOf({ id: 'DM', name: '糖尿病', row: ['HBA1C', value, '%', '4-6'], known, more: { advice: '复查' } });
    expect(of('8.2')).toMatchObject({
      title: '已知糖尿病',
      text: '已知糖尿病，HbA1c 8.2%，高于 7.0%',
      isKnown: true,
      status: 'same',
      urgency: 3,
      words: { lead: '已知糖尿病，HbA1c 8.2%，高于 7.0%', phrase: '已知糖尿病，HbA1c 8.2%，高于 7.0%' },
    });
    expect([of('8.2').actions, of('7.0').actions]).toEqual([actionsFor('known:DM') ?? [], []]);
    expect(of('7.0', []).actions.length).toBeGreaterThan(0);
  });

  test.each([
    ['PREDM', 'DM', '已知糖尿病'],
    ['RENAN', 'anaemia', '已知贫血'],
    ['ACD', 'anaemia', '已知贫血'],
    ['HBVS', 'HBV', '已知乙肝'],
    ['HBVE', 'HBV', '已知乙肝'],
  ])('%s is no news to those who have %s', (id, known, title) => {
    const name = id.startsWith('HBV') ? '乙肝' : '某病';
    expect(findingOf({ id, name, row: haemoglobin('96'), known: [known] })).toMatchObject({ title, isKnown: true });
    expect(findingOf({ id, name, row: haemoglobin('96'), known: ['K'] }).isKnown).toBe(false);
  });

  test.each(['MI', 'VTE', 'UGIB', 'PANCR', 'AKI', 'RHAB', 'HE'])('%s may have come again (J-34)', (id) => {
    const of = (hours: number | null, known: readonly string[] = [id]) =>
      findingOf({
        id,
        name: '急病可能',
        row: potassium('5.9'),
        known,
        ...(hours !== null && { then: [hours, potassium('5.0')] }),
      });
    expect(of(null)).toMatchObject({ title: '急病（标签已有，请核对是否再发）', isKnown: false, status: 'new' });
    expect([of(721).isKnown, of(720).isKnown, of(null, []).title]).toEqual([false, true, '急病可能']);
  });

  test('a thrombosis that is treated today is no new one', () => {
    expect(findingOf({ id: 'VTE', row: potassium('5.9'), known: ['VTE', 'thrombosis'] }).isKnown).toBe(true);
    expect(findingOf({ id: 'MI', row: potassium('5.9'), known: ['MI', 'thrombosis'] }).isKnown).toBe(false);
    expect(findingOf({ id: 'DM', row: potassium('5.9'), known: ['DM'] }).isKnown).toBe(true);
  });

  test('rests on no row, and is told all the same', () => {
    const bare = (id: string, known: readonly string[]) =>
      findingOf({ id, name: '急病可能', needs: [], known, more: { urgency: 1 } });
    expect([bare('MI', ['MI']).isKnown, bare('ACS', []).urgency, bare('AKI', ['CKD']).title]).toEqual([
      false,
      1,
      '急病可能',
    ]);
  });

  test('is routine unless it is worse; what threatens minutes is then of the day', () => {
    const urgency = (then: string | null, own: 1 | 2 = 1) =>
      findingOf({
        id: 'X',
        row: potassium('5.9'),
        known: ['X'],
        more: { urgency: own },
        ...(then !== null && { then: [480, potassium(then)] }),
      }).urgency;
    expect([
      urgency('5.8'),
      urgency('6.9'),
      urgency('6.9', 2),
      urgency('5.0'),
      urgency('5.0', 2),
      urgency(null),
    ]).toEqual([...[3, 2, 3, 1, 2, 3]]);
  });

  test('says no grounds and no value of its own, and is not suspected', () => {
    const found = findingOf({ id: 'X', row: potassium('5.9'), known: ['X'], more: { intermediates: ['甲'] } });
    expect(found).toMatchObject({ text: '已知某病，血钾 5.9 mmol/L', title: '已知某病' });
  });

  test('an infection under treatment says how far it has come, and asks for nothing', () => {
    const crp = (value: string): PlainRow => ['CRP', value, 'mg/L', '0-10'];
    const of = (id: string, known: readonly string[], then = '250') =>
      findingOf({ id, row: crp('30'), then: [72, crp(then)], known, more: { urgency: 1, advice: '复查' } });
    for (const id of ['SEPSIS', 'BACT'])
      expect(of(id, ['infection'])).toMatchObject({
        ...{
          title: '感染治疗中',
          text: '感染治疗中，CRP 较峰值降 88%',
          status: 'better',
          isKnown: true,
          actions: [],
          urgency: 2,
        },
      });
    expect([
      of('VIRAL', ['infection']).isKnown,
      of('BACT', []).isKnown,
      of('BACT', ['infection'], '20').isKnown,
    ]).toEqual([...[false, false, false]]);
  });

  test('an injury of its kidneys is told as acute on chronic (J-33)', () => {
    const of = (row: PlainRow, known: readonly string[], then: PlainRow | null, id = 'AKI') =>
      findingOf({ id, name: '急性肾损伤', row, known, ...(then && { then: [144, then] }) });
    const found = of(creatinine('340'), ['CKD'], creatinine('200'));
    expect(found).toMatchObject({
      title: '急性肾损伤，CKD 基础上肌酐 6 日内升 1.7 倍，提示急性加重',
      words: { phrase: 'CKD 基础上急性加重（肌酐 340 μmol/L）' },
    });
    expect(of(['CREA', '340', 'μmol/L', '57-111'], ['CKD'], ['CREA', '2.2624', 'mg/dL', '0.6-1.3']).title).toContain(
      '升 1.7 倍',
    );
    expect(of(['CREA', '3.85', 'mg/dL', '0.6-1.3'], ['CKD'], creatinine('200')).title).toContain('升 1.7 倍');
    const plain = [
      of(creatinine('340'), [], creatinine('200')),
      of(creatinine('340'), ['CKD'], null),
      of(['UREA', '20', 'mmol/L', '3-9'], ['CKD'], ['UREA', '10', 'mmol/L', '3-9']),
      of(creatinine('340'), ['CKD'], creatinine('200'), 'PRER'),
      of(['CREA', '>340', 'μmol/L', '57-111'], ['CKD'], creatinine('200')),
    ];
    expect(plain.map(({ title }) => title.includes('CKD'))).toEqual([false, false, false, false, false]);
  });
});

describe('the status of a diagnosis', () => {
  const of = (before: readonly string[] | undefined, then: string | null) =>
    findingOf({
      id: 'X',
      row: potassium('5.9'),
      ...(before && { before }),
      ...(then !== null && { then: [480, potassium(then)] }),
    }).status;

  test('is new unless it was there, then as its result went', () => {
    expect([
      of(undefined, '5.0'),
      of(['Y'], '5.0'),
      of(['X'], '5.0'),
      of(['X'], '6.9'),
      of(['X'], '5.8'),
      of(['X'], null),
    ]).toEqual([...['new', 'new', 'worse', 'better', 'same', 'same']]);
    expect([findingOf({ id: 'X', needs: [], before: ['X'] }).status, findingOf({ id: 'X', needs: [] }).status]).toEqual(
      [...['same', 'new']],
    );
  });
});

describe('the urgency of a diagnosis', () => {
  test.each<[string, Given, number]>([
    ['its own', { id: 'X', row: potassium('5.4') }, 3],
    ['that of its result', { id: 'X', row: potassium('5.9') }, 2],
    ['not that of a critical result, which has a line of its own', { id: 'X', row: potassium('6.9') }, 3],
    ['its own beside it', { id: 'X', row: potassium('6.9'), more: { urgency: 2 } }, 2],
    ['the more urgent', { id: 'X', row: potassium('5.9'), more: { urgency: 1 } }, 1],
    ['none of a result that is normal', { id: 'X', row: potassium('4.0') }, 3],
  ])('is %s', (_what, given, urgency) => {
    expect(findingOf(given).urgency).toBe(urgency);
  });

  test('of a troponin that stays is of the day (fourth universal definition)', () => {
    const troponin = (value: string, code = 'CTNI'): PlainRow => [code, value, 'ng/L', '0-34'];
    const of = (now: string, then: string, hours = 100, id = 'ACS', code = 'CTNI') =>
      findingOf({ id, row: troponin(now, code), then: [hours, troponin(then, code)], more: { urgency: 1 } }).urgency;
    expect([of('60', '50'), of('40', '50'), of('61', '50'), of('39', '50')]).toEqual([2, 2, 1, 1]);
    expect([
      of('60', '50', 168),
      of('60', '50', 169),
      of('60', '50', 100, 'MI'),
      of('24', '20', 100, 'ACS', 'CTNT'),
    ]).toEqual([...[2, 1, 1, 2]]);
    expect(findingOf({ id: 'ACS', row: troponin('60'), more: { urgency: 1 } }).urgency).toBe(1);
    expect(
      findingOf({ id: 'ACS', row: potassium('5.9'), then: [100, potassium('5.8')], more: { urgency: 1 } }).urgency,
    ).toBe(1);
  });
});

describe('the harm of a diagnosis', () => {
  const harm = (given: Given) => findingOf(given).rank.harm;

  test('is that of its result, of a screening the last, unless that leaves little doubt', () => {
    expect([harm({ id: 'X', row: potassium('5.9') }), harm({ id: 'X', row: potassium('4.0') })]).toEqual(['A', 'D']);
    const screening = (reliable: 0 | 1 | 2) =>
      harm({ id: 'X', row: potassium('5.9'), more: { systemId: 15, reliable } });
    expect([screening(0), screening(1), screening(2)]).toEqual(['E', 'E', 'D']);
  });

  test.each(['CIRR', 'HBV', 'HBVE', 'HBVS', 'HCV', 'PHTASC'])(
    'of a liver cancer with %s is that of an organ',
    (known) => {
      const of = (id: string, ...others: readonly string[]) =>
        harm({ id, row: ['AFP', '80', 'ng/mL', '0-7'], known: others, more: { systemId: 15, reliable: 0 } });
      expect([of('HCC', known), of('HCC', 'DM'), of('GCT', known)]).toEqual(['D', 'E', 'E']);
    },
  );
});

describe('the steps of a diagnosis', () => {
  const advice = { advice: '先做一件事', urgency: 1 as const };
  const own = [{ id: 'D-X:1', text: '先做一件事', source: '源' }];

  test('are its own of the table, or those that it names', () => {
    expect(findingOf({ id: 'HYPERKS', row: potassium('6.9') }).actions).toEqual(actionsFor('HYPERKS'));
    expect(findingOf({ id: 'X', row: potassium('6.9'), more: { stepsFor: 'K<' } }).actions).toEqual(actionsFor('K<'));
  });

  test('else those of its most urgent result, where it rests on that alone', () => {
    expect(findingOf({ id: 'X', row: potassium('6.9'), more: advice }).actions).toEqual(actionsFor('K>'));
    expect(findingOf({ id: 'X', row: potassium('5.9'), more: { ...advice, urgency: 2 } }).actions).toEqual(own);
    expect(findingOf({ id: 'X', row: potassium('4.0'), more: advice }).actions).toEqual(own);
    expect(findingOf({ id: 'X', needs: [], more: advice }).actions).toEqual(own);
    expect(
      findingOf({ id: 'X', row: potassium('6.9'), beside: [sodium('150')], needs: [2, 3], more: advice }).actions,
    ).toEqual(own);
    // The steps of any critical value say less than its advice.
    expect(findingOf({ id: 'X', row: ['WBC', '35', '10^9/L', '3.5-9.5'], more: advice }).actions).toEqual(own);
  });

  test('of a known disease are its care, and how it is found is none', () => {
    expect(
      findingOf({ id: 'X', row: potassium('5.9'), known: ['X'], more: { ...advice, urgency: 2 } }).actions,
    ).toEqual([]);
    const known = findingOf({ id: 'CKD', row: creatinine('200'), known: ['CKD'], more: { ...advice, urgency: 3 } });
    expect(known.actions).toEqual(actionsFor('known:CKD') ?? actionsFor('CKD') ?? []);
    // Where its result has none, how it is found is asked in minutes.
    const marker: PlainRow = ['CRP', '90', 'mg/L', '0-10'];
    const fast = { then: [480, ['CRP', '40', 'mg/L', '0-10']] as Parameters<typeof past>, known: ['X'] };
    expect(findingOf({ id: 'X', row: marker, ...fast, more: advice }).actions).toEqual(own);
    // It does not explain minutes away (J-34).
    const worse = { then: [480, potassium('5.0')] as Parameters<typeof past>, known: ['DM'] };
    expect(findingOf({ id: 'DM', row: potassium('6.9'), ...worse, more: advice }).actions).not.toEqual(
      actionsFor('known:DM'),
    );
  });
});
