import { describe, expect, test } from 'vitest';
import type { EarlierResult, Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { isChronicInjury } from './chronic-injury.ts';
import type { JudgedRow } from './judged-row.ts';
import { onlyReport, WOMAN } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';
import { isOfDialysis, isOfPeritonealDialysis, settled } from './settled.ts';
import { isOfElders, newbornDays } from './too-young.ts';

const TIME = '2025-11-17T08:00:00+08:00';
const rowsOf = (...rows: readonly PlainRow[]): readonly JudgedRow[] => onlyReport(rows)[1].rows;
const atAge = (ageYears: number | null, isPregnant = false) => ({
  report: { report_id: 'R', report_name: '', report_time: TIME },
  person: { sex: 'female' as const, ageYears, isPregnant },
});

interface Edge {
  readonly lab?: string;
  readonly role?: string;
  readonly laboratoryIds?: readonly string[];
}

const found = (id: string, edges: readonly Edge[] = [], evidences: readonly string[] = []) =>
  ({
    id,
    name: id,
    urgency: 3,
    reliable: 2,
    foldedUnder: null,
    evidences,
    satisfied: edges.map(({ laboratoryIds = [], ...edge }) => ({ edge, laboratoryIds, text: '' })),
  }) as unknown as InferredDiagnosis;

describe('a newborn', () => {
  const daysOf = (birth: string, ageYears: number | null, tags: readonly string[] = []) =>
    newbornDays(atAge(ageYears), { ...WOMAN, birth_date: birth, tags });

  test.each<[string, number | null, readonly string[], number | null | undefined]>([
    ['2025-11-17', 0, [], 0],
    ['2025-10-20', 0, [], 28],
    ['2025-10-19', 0, [], undefined],
    ['2025-11-20', null, [], undefined],
    ['', null, [], undefined],
    // A tag says it where the birth date does not, and the first also against one that was worked out of 0 years.
    ['', null, ['新生儿黄疸'], null],
    ['', 0, ['早产儿'], null],
    ['2025-01-01', 0, ['新生儿黄疸'], null],
    ['2025-01-01', 0, ['早产儿'], undefined],
    ['2025-01-01', 0, ['新生儿黄疸史'], undefined],
    ['2025-01-01', 0, ['母亲为新生儿科护士'], undefined],
    ['2025-11-10', 0, ['早产儿'], 7],
    ['1990-01-01', 35, ['新生儿黄疸'], undefined],
    ['1990-01-01', 35, [], undefined],
  ])('born on 「%s」, %s years old, with the tags %j is of %s days', (birth, age, tags, days) => {
    expect(daysOf(birth, age, tags)).toBe(days);
  });

  test('is a day older from midnight of the hospital on', () => {
    const at = { ...atAge(0), report: { report_time: '2025-11-17T01:00:00+08:00' } };
    expect(newbornDays(at, { ...WOMAN, birth_date: '2025-11-16' })).toBe(1);
  });
});

describe('what a patient is too young for', () => {
  const BORN = { ...WOMAN, birth_date: '2025-11-10' };
  const isElder = (id: string, age: number | null, edges: readonly Edge[] = [], patient = WOMAN) =>
    isOfElders(found(id, edges), atAge(age), patient);

  test.each([
    ['ALD', 11, 12],
    ['ACS', 17, 18],
    ['CBDO', 0, 1],
    ['HCC', 0, 1],
    ['GCT', 0, 1],
    ['GCTF', 0, 1],
  ])('%s is not said at %i years, and is at %i and at an unknown age', (id, young, old) => {
    expect([young, old, null].map((age) => isElder(id, age))).toEqual([true, false, false]);
  });

  test.each(['AIHA', 'HEMO', 'CHOLAN', 'MDS', 'CLL', 'CIRR', 'VIRAL', 'TTP', 'HUS', 'ITP'])(
    '%s is not said of a newborn, and is of an older child',
    (id) => {
      expect([isElder(id, 0, [], BORN), isElder(id, 3, [], { ...BORN, birth_date: '2022-01-01' })]).toEqual([
        true,
        false,
      ]);
    },
  );

  test('what rests on the enzyme itself is said of a newborn too, and what is of every age', () => {
    expect(isElder('TTP', 0, [{ lab: 'ADAMTS13' }], BORN)).toBe(false);
    expect(isElder('TTP', 0, [{ lab: 'PLT' }], BORN)).toBe(true);
    expect(isElder('HUS', 0, [{ lab: 'ADAMTS13' }], BORN)).toBe(true);
    expect(isElder('SEPSIS', 0, [{ lab: 'PCT' }], BORN)).toBe(false);
  });
});

describe('an injury of the heart that is not acute (fourth universal definition, 2018)', () => {
  const TROPONIN: PlainRow = ['CTNI', '50', 'ng/L', { range_text: '0-26' }];
  const past = (value: number, hoursAgo: number, code = 'CTNI'): EarlierResult => ({ code, value, hoursAgo });
  const isChronic = (earlier: readonly EarlierResult[], row = TROPONIN, known = ['CKD']) =>
    isChronicInjury(rowsOf(row), earlier, new Set(known));

  test.each<[string, readonly EarlierResult[], boolean]>([
    ['the same three hours ago', [past(50, 3)], true],
    ['the same a week ago', [past(50, 168)], true],
    ['a fifth more', [past(62.5, 6)], true],
    ['more than a fifth more', [past(63, 6)], false],
    ['a fifth less', [past(41.67, 6)], true],
    ['more than a fifth less', [past(41.5, 6)], false],
    ['the same, less than three hours ago', [past(50, 2.9)], false],
    ['the same, more than a week ago', [past(50, 169)], false],
    ['other values in between', [past(50, 6), past(90, 4)], false],
    ['another one an hour ago', [past(50, 6), past(90, 1)], false],
    ['other values before that week', [past(50, 6), past(9, 200)], true],
    ['the same of another troponin', [past(50, 6, 'CTNT')], false],
    ['nothing', [], false],
  ])('beside %s: %s', (_what, earlier, is) => {
    expect(isChronic(earlier)).toBe(is);
  });

  test('is that of kidneys, of a raised troponin, and not far above its bound', () => {
    expect([isChronic([past(50, 6)], TROPONIN, ['dialysis']), isChronic([past(50, 6)], TROPONIN, ['DM'])]).toEqual([
      true,
      false,
    ]);
    expect(isChronic([past(50, 6)], ['CTNI', '0.05', 'ng/mL', { range_text: '0-0.026' }])).toBe(true);
    expect(isChronic([past(20, 6)], ['CTNI', '20', 'ng/L', { range_text: '0-26' }])).toBe(false);
    expect(isChronic([past(259, 6)], ['CTNI', '259', 'ng/L', { range_text: '0-26' }])).toBe(true);
    expect(isChronic([past(260, 6)], ['CTNI', '260', 'ng/L', { range_text: '0-26' }])).toBe(false);
    expect(isChronic([past(0.2, 6, 'CTNT')], ['CTNT', '50', 'ng/L', { range_text: '0-14' }])).toBe(false);
    expect(isChronic([past(50, 6, 'CTNT')], ['CTNT', '50', 'ng/L', { range_text: '0-14' }])).toBe(true);
    expect(isChronic([past(50, 6)], ['CTNI', '>50', 'ng/L', { range_text: '0-26' }])).toBe(false);
    // Only where each of them stays.
    const two = rowsOf(TROPONIN, ['CTNT', '50', 'ng/L', { range_text: '0-14' }]);
    expect(isChronicInjury(two, [past(50, 6)], new Set(['CKD']))).toBe(false);
    expect(isChronicInjury(two, [past(50, 6), past(50, 6, 'CTNT')], new Set(['CKD']))).toBe(true);
    expect(
      isChronicInjury(
        rowsOf(['MYO', '500', 'ng/mL', { range_text: '28-72' }]),
        [past(500, 6, 'MYO')],
        new Set(['CKD']),
      ),
    ).toBe(false);
  });
});

describe('the fluid of a peritoneal dialysis', () => {
  const fluidOf = (specimen: string): readonly JudgedRow[] => rowsOf(['ASC-WBC', '300', '10^6/L', { specimen }]);

  test.each([
    ['透析液', [], true],
    ['腹透液', [], true],
    ['透出液', [], true],
    ['腹水', ['peritonealDialysis'], true],
    ['腹水', [], false],
    ['腹水', ['dialysis'], false],
  ])('is %s of a patient known for %j: %s', (specimen, known, is) => {
    expect(isOfPeritonealDialysis(fluidOf(specimen), new Set(known))).toBe(is);
  });

  test('is told by one row of several', () => {
    const two = [...fluidOf('腹水'), ...fluidOf('腹透液')];
    expect(isOfPeritonealDialysis(two, new Set())).toBe(true);
  });

  test('is none without a fluid', () => {
    expect(
      isOfPeritonealDialysis(rowsOf(['K', '4', 'mmol/L', { specimen: '透析液' }]), new Set(['peritonealDialysis'])),
    ).toBe(false);
  });
});

describe('what every screen says of a report', () => {
  interface Case {
    readonly rows?: readonly PlainRow[];
    readonly tags?: readonly string[];
    readonly age?: number;
    readonly isPregnant?: boolean;
    readonly earlier?: readonly EarlierResult[];
  }
  const settle = (
    diagnoses: readonly InferredDiagnosis[],
    { rows = [], tags = [], age = 60, isPregnant = false, earlier = [] }: Case,
  ) =>
    settled({ diagnoses, uninterpreted: [] } as unknown as Inference, rowsOf(...rows), earlier, {
      ...atAge(age, isPregnant),
      patient: { ...WOMAN, tags },
    });
  const said = (ids: readonly string[], given: Case) =>
    settle(
      ids.map((id) => found(id)),
      given,
    ).diagnoses.map(({ id }) => id);

  test.each<[string, readonly string[], Case, readonly string[]]>([
    ['what dialysis does', ['AKI', 'AKIPRE', 'ATN', 'PRER', 'HYPERK'], { tags: ['维持性血透'] }, ['HYPERK']],
    ['that of nobody else', ['AKI', 'ATN'], {}, ['AKI', 'ATN']],
    ['what comes before a diabetes in pregnancy', ['PREDM', 'IDA'], { isPregnant: true }, ['IDA']],
    ['that of nobody else', ['PREDM'], {}, ['PREDM']],
    [
      'what is of an ascites in the effluent of a dialysis',
      ['SBP', 'SECP', 'PHTASC', 'NPHASC', 'DM'],
      { rows: [['ASC-WBC', '300', '10^6/L', { specimen: '腹透液' }]] },
      ['DM'],
    ],
    [
      'that of no ascites',
      ['SBP', 'PHTASC'],
      { rows: [['ASC-WBC', '300', '10^6/L', { specimen: '腹水' }]] },
      ['SBP', 'PHTASC'],
    ],
    ['what is explained', ['ITP', 'DIC'], {}, ['DIC']],
    ['what is of elders', ['ACS', 'DM'], { age: 10 }, ['DM']],
  ])('leaves out %s', (_what, ids, given, left) => {
    expect(said(ids, given)).toEqual(left);
  });

  test('a steady troponin of kidneys is a chronic injury with steps of its own, and no infarction', () => {
    const given: Case = {
      rows: [['CTNI', '50', 'ng/L', { range_text: '0-26' }]],
      tags: ['慢性肾脏病5期'],
      earlier: [{ code: 'CTNI', value: 50, hoursAgo: 6 }],
    };
    expect(settle([found('MI'), found('ACS'), found('DM')], given).diagnoses).toMatchObject([
      { id: 'MI', name: '慢性心肌损伤可能（肌钙蛋白平稳）', stepsFor: 'MI:steady' },
      { id: 'DM', name: 'DM' },
    ]);
    expect(said(['MI', 'ACS'], { ...given, earlier: [] })).toEqual(['MI', 'ACS']);
  });

  test.each([
    [['慢性肾脏病4期'], '三发性甲状旁腺功能亢进可能', 'HPTH:driven'],
    [['MHD'], '三发性甲状旁腺功能亢进可能', 'HPTH:driven'],
    [[], 'HPTH', undefined],
  ])('glands beside the tags %j are called %s (KDIGO 2017)', (tags, name, stepsFor) => {
    const [gland, other] = settle([found('HPTH'), found('DM')], { tags }).diagnoses;
    expect([gland?.name, gland?.stepsFor, other?.name]).toEqual([name, stepsFor, 'DM']);
  });

  test.each<[string, string, PlainRow, string]>([
    ['DIGTOX', 'DIG', ['DIG', '1.3', 'ng/mL', { range_text: '0.8-2.0' }], '地高辛浓度偏高（未超出区间），中毒风险'],
    ['DIGTOX', 'DIG', ['DIG', '2.4', 'ng/mL', { range_text: '0.8-2.0' }], 'DIGTOX'],
    ['ASMTOX', 'VPA', ['VPA', '110', 'μg/mL', { range_text: '50-125' }], '抗癫痫药血药浓度偏高（未超出区间）'],
    ['ASMTOX', 'R_PHTC', ['PHT', '18', 'μg/mL', { range_text: '10-20' }], '苯妥英按白蛋白校正后超限（所测未超出区间）'],
    ['VANTOX', 'VAN', ['VAN', '18', 'mg/L', { range_text: '10-20' }], 'VANTOX'],
  ])('%s by %s of %j is called %s', (id, lab, row, name) => {
    const [level] = settle([found(id, [{ role: 'needs', lab, laboratoryIds: [] }])], { rows: [row] }).diagnoses;
    expect(level?.name).toBe(name);
  });

  test('the phosphate of kidneys that failed has steps of its own', () => {
    const stepsOf = (...tags: string[]) => settle([found('HYPERP')], { tags }).diagnoses[0]?.stepsFor;
    expect([stepsOf('维持性血液透析'), stepsOf('高血压')]).toEqual(['HYPERP:kidney', undefined]);
  });

  test('a child whose results lie within its own intervals has no disease by figures of adults', () => {
    const rows: readonly PlainRow[] = [
      ['ALP', '300', 'U/L', { range_text: '100-400', laboratory_id: 'own' }],
      ['GGT', '90', 'U/L', { range_text: '5-19', laboratory_id: 'high' }],
      ['P', '1.8', 'mmol/L', { laboratory_id: 'bare' }],
      ['HBSAG', '阴性', '', { range_text: '阴性', laboratory_id: 'word' }],
      ['CREA', '60', 'μmol/L', { laboratory_id: 'catalogue' }],
    ];
    const edges = (role: string, ...laboratoryIds: readonly string[]) => [{ role, laboratoryIds }];
    const is = (id: readonly Edge[], age = 8) => settle([found('HPTH', id)], { rows, age }).diagnoses.length === 0;
    expect([is(edges('needs', 'own')), is(edges('count', 'own'))]).toEqual([true, true]);
    expect([is(edges('needs', 'own'), 18), is(edges('adds', 'own')), is([])]).toEqual([false, false, false]);
    expect([is(edges('needs', 'own', 'high')), is(edges('needs', 'bare'))]).toEqual([false, false]);
    expect([is(edges('needs', 'catalogue')), is(edges('needs', 'word'))]).toEqual([false, false]);
    expect(is([...edges('needs', 'own'), ...edges('adds', 'high')])).toBe(true);
  });

  test('abnormal rows that only served what was left out are told as not read', () => {
    const rows: readonly PlainRow[] = [
      ['PLT', '40', '10^9/L', { range_text: '125-350', laboratory_id: 'plt' }],
      ['K', '6.0', 'mmol/L', { range_text: '3.5-5.3', laboratory_id: 'k' }],
      ['NA', '140', 'mmol/L', { range_text: '135-145', laboratory_id: 'na' }],
      ['XYZ', '9', '', { range_text: '1-2', laboratory_id: 'own' }],
    ];
    const inference = settle([found('ITP', [], ['plt']), found('DIC', [], ['k'])], { rows });
    expect(inference.uninterpreted).toEqual([{ laboratoryId: 'plt', code: 'PLT' }]);
    expect(settle([found('DIC', [], ['k'])], { rows }).uninterpreted).toEqual([]);
  });

  test('what was folded under one that is left out has a line of its own again', () => {
    const folded = (foldedUnder: string | null) => ({ ...found('DIC'), foldedUnder });
    const of = (...ids: readonly string[]) =>
      settle([folded('ITP'), ...ids.map((id) => found(id))], {}).diagnoses.find(({ id }) => id === 'DIC')?.foldedUnder;
    expect([of('ITP'), of()]).toEqual([null, 'ITP']);
  });
});

test('of the kidney only what dialysis does by itself is of dialysis', () => {
  expect(['AKI', 'AKIPRE', 'ATN', 'PRER', 'CKD', 'HYPERK'].map((id) => isOfDialysis({ id }))).toEqual([
    ...[true, true, true, true, false, false],
  ]);
});
