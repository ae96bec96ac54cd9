import { expect, test } from 'vitest';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { isExplained } from './explained.ts';
import type { JudgedRow } from './judged-row.ts';
import { onlyReport } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';

/** A diagnosis that the rule base found, by the results it rests on. */
const found = (id: string, labs: readonly string[] = [], text = '') =>
  ({ id, satisfied: labs.map((lab) => ({ edge: { lab }, text })) }) as unknown as InferredDiagnosis;

interface Beside {
  readonly others?: readonly string[];
  readonly known?: readonly string[];
  readonly rows?: readonly JudgedRow[];
}

const isSilent = (diagnosis: InferredDiagnosis, { others = [], known = [], rows = [] }: Beside): boolean =>
  isExplained(
    diagnosis,
    others.map((id) => found(id)),
    rows,
    new Set(known),
  );

const rowsOf = (...rows: readonly PlainRow[]): readonly JudgedRow[] => onlyReport(rows)[1].rows;

test.each([
  ['ITP', 'few platelets of a microangiopathy', ['TTP', 'HUS', 'HELLP', 'AFLP'], []],
  ['ITP', 'few platelets that are used up or made by no marrow', ['DIC', 'OBDIC', 'LEUK'], []],
  ['ITP', 'few platelets that a spleen holds (ITP 2020)', ['CIRR'], []],
  ['ITP', 'few platelets of an infection', ['SEPSIS', 'BSI', 'DENG', 'SFTS', 'HFRS', 'MALA'], []],
  ['RENAN', 'red cells that break (KDIGO 2016)', ['HUS', 'TTP', 'AIHA'], []],
  ['TTP', 'what a malaria does (BSH 2023)', ['MALA'], ['SCHIS%', 'ADAMTS13']],
  ['HUS', 'what a malaria does (WHO 2023)', ['MALA'], ['SCHIS%', 'STX']],
  ['DIC', 'few platelets of late pregnancy (Erez 2014)', ['HELLP', 'AFLP', 'SPE', 'PE'], ['PT', 'FIB']],
  ['DIC', 'few platelets of a microangiopathy (BSH 2023)', ['TTP', 'HUS'], ['PT', 'FIB']],
  ['VTE', 'a D-dimer of consumption or leukaemia (ISTH 2001)', ['DIC', 'OBDIC', 'LEUK'], ['PO2']],
  ['VIRAL', 'white cells of a leukaemia, or of what is left', ['LEUK', 'CML', 'CLL', 'AA', 'AGRAN'], []],
  ['MYOPX', 'a kinase that a thyroid raises', ['HYPOT', 'PHYPO'], ['ANA']],
  ['BACT', 'white cells of a leukaemia', ['LEUK', 'CML'], ['PCT']],
  ['CLL', 'white cells of another leukaemia', ['CML', 'LEUK'], ['CLONB', 'SMUDGE']],
  ['GOUT', 'urate of cells that fall apart', ['LEUK', 'TLS', 'RHAB'], []],
  ['GOUT', 'urate of late pregnancy', ['HELLP', 'AFLP', 'SPE', 'PE'], []],
  ['HIT', 'few platelets of a fever', ['DENG', 'SFTS', 'HFRS', 'MALA'], ['HITAB']],
  ['HIT', 'few platelets that are used up', ['DIC', 'OBDIC', 'TTP', 'HUS', 'HELLP', 'AFLP', 'HLH', 'LEUK'], ['HITAB']],
  ['RA', 'rheumatoid factors of cryoglobulins (Cacoub 2014)', ['CRYO'], ['CCP']],
  ['SLE', 'nuclear antibodies of others (ACR/EULAR 2013)', ['SSC', 'AIH', 'PBC'], ['DSDNA', 'SM', 'C3', 'C4']],
  ['HCC', 'the fetoprotein of a germ cell', ['GCTF'], ['HBSAG', 'HCVAB', 'HBVDNA', 'PIVKA']],
  ['HYPERT', 'a thyroid that early pregnancy drives', ['GTTX'], []],
  [
    'FH',
    'LDL of lost protein, of the thyroid and of held bile (EAS 2013)',
    ['NEPH', 'HYPOT', 'PHYPO', 'CHOL', 'PBC'],
    [],
  ],
  ['PREDM', 'a diabetes has surpassed it', ['DM', 'ODM', 'GDM'], []],
  ['IDA', 'cells that something else makes small', ['THAL', 'SIDER'], ['FER', 'TSAT', 'FE']],
  [
    'MM',
    'globulins of many clones (Dispenzieri 2001)',
    ['AIH', 'PBC', 'CIRR', 'SJS', 'SLE', 'HIV'],
    ['MPROT', 'FLCR', 'CA'],
  ],
])('%s is not said beside %s, unless a result of its own speaks for it', (id, _what, by, own) => {
  expect(by.filter((other) => !isSilent(found(id, ['X']), { others: [other] }))).toEqual([]);
  expect(own.filter((lab) => isSilent(found(id, ['X', lab]), { others: by }))).toEqual([]);
  expect([isSilent(found(id), {}), isSilent(found(id), { others: ['K', id], known: ['infection'] })]).toEqual([
    false,
    false,
  ]);
});

test.each([
  ['FH', ['NEPH', 'CHOL', 'PBC'], []],
  ['APTTX', ['heparin'], ['F8', 'F9', 'F11']],
  ['EPREG', ['pregnancyEnded'], []],
  ['INSU', ['secretagogue'], []],
  ['SIADH', ['diuretic'], []],
  ['GDM', ['DM', 'ODM'], []],
  ['ODM', ['DM'], []],
])('%s is not said of a patient known for %j, unless %j speaks for it', (id, known, own) => {
  expect(known.filter((each) => !isSilent(found(id, ['X']), { known: [each] }))).toEqual([]);
  expect(own.filter((lab) => isSilent(found(id, [lab]), { known }))).toEqual([]);
  expect(isSilent(found(id), { known: ['anaemia'] })).toBe(false);
});

test('what is no picture of another one is said beside all of them', () => {
  expect(isSilent(found('DKA'), { others: ['DM', 'TTP', 'LEUK'], known: ['CKD', 'heparin'] })).toBe(false);
});

test('of a man the fetoprotein is that of a germ cell only beside its other hormone', () => {
  const silent = [[], [['HCG', '900', 'mIU/mL', { range_text: '0-5' }] as PlainRow]].map((rows) =>
    isSilent(found('HCC', ['AFP']), { others: ['GCT'], rows: rowsOf(...rows) }),
  );
  expect(silent).toEqual([false, true]);
});

test('a thrombosis is said beside what makes clots by itself, unless that is explained as well (ASH 2018)', () => {
  const silent = [['DIC'], ['DIC', 'HIT'], ['DIC', 'APS'], ['LEUK', 'APS']].map((others) =>
    isSilent(found('VTE'), { others }),
  );
  // Platelets that consumption lowers are none of heparin: the clots are explained again.
  expect(silent).toEqual([true, true, false, false]);
  // Of who is given heparin they are looked at all the same.
  expect(isSilent(found('VTE'), { others: ['DIC', 'HIT'], known: ['heparin'] })).toBe(false);
});

test('of who is given heparin its antibody is looked for whatever else lowers the platelets (ASH 2018, 4Ts)', () => {
  const silent = [[], ['heparin']].map((known) => isSilent(found('HIT'), { others: ['DIC'], known }));
  expect(silent).toEqual([true, false]);
});

test.each([
  ['-51', true],
  ['-50', true],
  ['-49.9', false],
])(
  'after a pregnancy that ended a hormone that changed by %s % in three days is left out: %s (ACOG 193)',
  (text, is) => {
    const known = ['pregnancyEnded'];
    expect(isSilent(found('ECTO', ['X', 'P_HCG_3'], text), { known })).toBe(is);
    expect(isSilent(found('ECTO', ['X'], text), { known })).toBe(false);
    expect(isSilent(found('ECTO', ['P_HCG_3'], text), {})).toBe(false);
  },
);

test.each<[string, PlainRow, boolean]>([
  ['many young cells, in percent', ['RET%', '6', '%', { range_text: '0.5-1.5' }], true],
  ['many young cells, counted', ['RETA', '180', '10^9/L', { range_text: '24-84' }], true],
  ['young cells as they should be', ['RET%', '1.2', '%', { range_text: '0.5-1.5' }], false],
  ['few young cells', ['RET%', '0.1', '%', { range_text: '0.5-1.5' }], false],
])('large cells beside haemolysis and %s are those of young cells: %s', (_what, row, is) => {
  const silent = ['AIHA', 'HEMO', 'DM'].map((other) =>
    isSilent(found('MEGA'), { others: [other], rows: rowsOf(row, ['K', '4', 'mmol/L']) }),
  );
  expect(silent).toEqual([is, is, false]);
  expect(isSilent(found('MEGA', ['B12']), { others: ['AIHA'], rows: rowsOf(row) })).toBe(false);
  expect(isSilent(found('MEGA', ['FOL']), { others: ['AIHA'], rows: rowsOf(row) })).toBe(false);
});

test.each<[string, PlainRow, boolean]>([
  ['cold agglutinins', ['COLDAGG', '512', '', { range_text: '0-32' }], true],
  ['an MCHC that no cell holds', ['MCHC', '381', 'g/L'], true],
  ['an MCHC at the limit', ['MCHC', '380', 'g/L'], false],
  ['an MCHC in a word', ['MCHC', '溶血', 'g/L'], false],
  ['another figure', ['PLT', '381', '10^9/L'], false],
])('large cells beside %s are clumped: %s', (_what, row, is) => {
  expect(isSilent(found('MEGA'), { rows: rowsOf(row, ['K', '4', 'mmol/L']) })).toBe(is);
});

test('an MCHC that cannot be believed clumps no cells', () => {
  const [row] = rowsOf(['MCHC', '390', 'g/L']);
  const suspect = { ...row, suspicion: { reason: 'implausible' } } as unknown as JudgedRow;
  expect(isSilent(found('MEGA'), { rows: [suspect] })).toBe(false);
});

const B12: PlainRow = ['B12', '300', 'pmol/L', { range_text: '133-675' }];
const FOLATE: PlainRow = ['FOL', '20', 'nmol/L', { range_text: '7-45' }];

test.each<[string, readonly PlainRow[], boolean]>([
  ['both measured and neither low', [B12, FOLATE], true],
  ['one of them low', [B12, ['FOL', '3', 'nmol/L', { range_text: '7-45' }]], false],
  ['one of them not measured', [B12], false],
  ['one of them unreadable', [B12, ['FOL', '溶血', 'nmol/L', { range_text: '7-45' }]], false],
])('a lack of vitamins with %s is refuted: %s', (_what, rows, is) => {
  expect(isSilent(found('MEGA'), { rows: rowsOf(...rows) })).toBe(is);
  expect(isSilent(found('DKA'), { rows: rowsOf(...rows) })).toBe(false);
});

test.each([
  ['3+', true],
  ['4+', true],
  ['2+', false],
  ['阴性', false],
])('a dipstick of %s explains the LDL: %s (KDIGO 2021)', (result, is) => {
  expect(isSilent(found('FH'), { rows: rowsOf(['UPRO', result, '', { specimen: '尿' }]) })).toBe(is);
  expect(isSilent(found('FH'), { rows: rowsOf(['UKET', result, '', { specimen: '尿' }]) })).toBe(false);
});

// Ten times the upper bound (内科学，甲减性肌病).
test.each<[string, readonly PlainRow[], boolean]>([
  ['of nearly ten times its bound', [['CK', '1999', 'U/L', { range_text: '0-200' }]], true],
  ['of ten times its bound', [['CK', '2000', 'U/L', { range_text: '0-200' }]], false],
  ['that was not measured', [], true],
])('beside a thyroid that fails a kinase %s is of the thyroid: %s', (_what, rows, is) => {
  expect(isSilent(found('MYOPX'), { others: ['HYPOT'], rows: rowsOf(['K', '4', 'mmol/L'], ...rows) })).toBe(is);
});

/** Kinase, AST and ALT in U/L; upper bounds 200, 40 and 40. */
const muscle = (kinase: string, ast: string, alt: string): readonly PlainRow[] => [
  ['CK', kinase, 'U/L', { range_text: '0-200' }],
  ['AST', ast, 'U/L', { range_text: '0-40' }],
  ['ALT', alt, 'U/L', { range_text: '0-40' }],
];

test.each<[string, readonly PlainRow[], boolean]>([
  ['AST above ALT, the kinase farther', muscle('2200', '400', '200'), true],
  ['the kinase no farther', muscle('2000', '400', '200'), false],
  ['ALT above AST, the kinase farther', muscle('2200', '200', '400'), false],
  ['ALT above AST, the kinase five times as far', muscle('10000', '200', '400'), true],
  ['ALT above AST, the kinase not quite so', muscle('9999', '200', '400'), false],
  ['both alike', muscle('2200', '400', '400'), false],
  ['no kinase', muscle('2200', '400', '200').slice(1), false],
  ['no ALT', muscle('2200', '400', '200').slice(0, 2), false],
  ['no AST', muscle('2200', '400', '200').filter(([code]) => code !== 'AST'), false],
  ['a kinase without a figure', muscle('溶血', '400', '200'), false],
  ['no AST, the kinase far beyond', muscle('20000', '400', '200').filter(([code]) => code !== 'AST'), false],
  ['no ALT, the kinase far beyond', muscle('20000', '400', '200').filter(([code]) => code !== 'ALT'), false],
  ['a bound of AST, the kinase far beyond', muscle('20000', '>400', '200'), false],
  ['a bound of ALT, the kinase far beyond', muscle('20000', '400', '>200'), false],
  ['a bound of the kinase', muscle('>20000', '400', '200'), true],
])('enzymes beside a muscle that breaks down, with %s, are of the muscle: %s', (_what, rows, is) => {
  const of = (labs: readonly string[], others: readonly string[]) =>
    isSilent(found('HEPC', labs), { others, rows: rowsOf(...rows) });
  expect([of(['ALT'], ['RHAB']), of(['ALT', 'TBIL'], ['RHAB']), of(['ALT'], ['DM'])]).toEqual([is, false, false]);
});

test('kidneys that are diseased themselves are not only short of blood', () => {
  expect(isSilent(found('PRER'), { others: ['HUS'] })).toBe(true);
  expect(isSilent(found('PRER'), { others: ['UGIB'] })).toBe(false);
});

test('platelets that clumped in the tube are no thrombocytopenia of antibodies', () => {
  const clumped = (result: string) =>
    isSilent(found('ITP'), { rows: rowsOf(['PLT', result, '10^9/L', { range_text: '125-350' }]) });
  expect(clumped('28（镜下见聚集）')).toBe(true);
  expect(clumped('28（未见聚集）')).toBe(false);
  expect(clumped('28')).toBe(false);
});

test('a muscle without potassium lets out its kinase', () => {
  const kinase = (value: string) =>
    isSilent(found('MYOPX'), { others: ['HYPOKS'], rows: rowsOf(['CK', value, 'U/L', { range_text: '50-310' }]) });
  expect(kinase('620')).toBe(true);
  expect(kinase('3500')).toBe(false);
});
