import { gradeOf } from '../flags/grade.ts';
import { sideOfFlag } from '../flags/side.ts';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import type { JudgedRow } from './judged-row.ts';

interface Explanation {
  readonly by?: readonly string[];
  /** Results of its own: a diagnosis that rests on one of them is said all the same. */
  readonly unless?: readonly string[];
  /** Beside one of these it is said all the same: they bring it about. */
  readonly unlessBeside?: readonly string[];
  /** Of these what the rows must show besides to explain it. */
  readonly whenBy?: Readonly<Record<string, (rows: readonly JudgedRow[]) => boolean>>;
  /** Diseases that tags name and that explain it as well. */
  readonly byKnown?: readonly string[];
  /** Of those who are known to have or be given one of these it is said all the same. */
  readonly unlessKnown?: readonly string[];
  /** Rows that explain it by themselves. */
  readonly byRows?: (rows: readonly JudgedRow[]) => boolean;
  /** What a figure that it rests on must be at most. */
  readonly whenFigure?: { readonly lab: string; readonly atMost: number };
  /** What the rows must show besides. */
  readonly when?: (rows: readonly JudgedRow[]) => boolean;
}

/** A result in multiples of its upper bound; no number where one of them is not known. */
function timesUpper(rows: readonly JudgedRow[], code: string): number {
  const { parsed, interval } = rows.find((each) => each.code === code)?.flag ?? {};
  return (parsed?.kind === 'number' ? parsed.value : Number.NaN) / (interval?.high ?? Number.NaN);
}

/** Multiples of the upper bound of the kinase from which a thyroid does not explain it. */
const OF_THYROID = 10;

/** A kinase that rises so many times farther than both enzymes is of the muscle whichever of them leads (a dystrophy; ours). */
const FAR_BEYOND = 5;

/** In a muscle that breaks down AST rises above ALT, and the kinase farther than both (J-80, 33). */
function isOfMuscle(rows: readonly JudgedRow[]): boolean {
  const [ast, alt] = ['AST', 'ALT'].map((code) => rows.find((each) => each.code === code)?.number?.value);
  if (ast === undefined || alt === undefined) return false;
  const kinase = timesUpper(rows, 'CK');
  const highest = Math.max(timesUpper(rows, 'AST'), timesUpper(rows, 'ALT'));
  return kinase > highest && (ast > alt || kinase >= FAR_BEYOND * highest);
}

function isRaised(rows: readonly JudgedRow[], codes: readonly string[]): boolean {
  return rows.some(({ code, flag }) => codes.includes(code) && sideOfFlag(flag) === 'high');
}

/** More haemoglobin (g/L) than a red cell holds: they clump in the cold, and the analyser counts few and large ones (诊断学). */
const MOST_IN_A_CELL = 380;

const isClumped = (rows: readonly JudgedRow[]): boolean =>
  isRaised(rows, ['COLDAGG']) ||
  rows.some(
    ({ code, number, suspicion }) =>
      code === 'MCHC' && suspicion === undefined && (number?.value ?? 0) > MOST_IN_A_CELL,
  );

/** A dipstick from here on is protein of the nephrotic range (3+ ≈ 3 g/L; KDIGO 2021). */
const NEPHROTIC_GRADE = 3;

const isNephroticStrip = (rows: readonly JudgedRow[]): boolean =>
  rows.some(({ code, flag }) => code === 'UPRO' && (gradeOf(flag.parsed) ?? 0) >= NEPHROTIC_GRADE);

const CLUMPED = /(?<![无未不]见?(?:明显)?)聚集/;

/** ng/mL of 25-OH-vitamin D. */
const VITAMIN_TOO_MUCH = 150;

/** Titres of nuclear antibodies below which few who have one are ill (Tan 1997). */
const TITRE_OF_NOTE = 160;
/** What counts in a lupus besides. */
const OF_LUPUS: readonly string[] = ['DSDNA', 'SM', 'C3', 'C4', 'PLT', 'WBC', 'UPRO', 'UTP24', 'COOMBS'];

export const isLowTitre = ({ code, flag: { parsed } }: Pick<JudgedRow, 'code' | 'flag'>): boolean =>
  code === 'ANA' && parsed.kind === 'titre' && parsed.comparator === undefined && parsed.dilution < TITRE_OF_NOTE;

function isOnlyLowTitre(rows: readonly JudgedRow[]): boolean {
  const nuclear = rows.filter(({ code }) => code === 'ANA');
  return (
    nuclear.length > 0 &&
    nuclear.every(isLowTitre) &&
    !rows.some(({ code, flag }) => OF_LUPUS.includes(code) && flag.state === 'abnormal')
  );
}

const keeps = (rows: readonly JudgedRow[], code: string): boolean =>
  rows.some((row) => row.code === code && row.flag.state === 'normal');

const isWithoutInflammation = (rows: readonly JudgedRow[]): boolean => keeps(rows, 'CRP') && keeps(rows, 'PCT');

const OF_TICKS = /无形体|埃立克体|立克次体|恙虫/;

const isOfAnotherTick = (rows: readonly JudgedRow[]): boolean =>
  keeps(rows, 'SFTSNA') && rows.some(({ printed, flag }) => OF_TICKS.test(printed.name) && flag.state === 'abnormal');

/** Mycobacteria that are no tuberculosis, by the names that laboratories give them (非结核分枝杆菌病诊疗指南 2020). */
const NOT_OF_TUBERCULOSIS =
  /非结核|NTM|(?:鸟|胞内|脓肿|马赛|龟|偶然|堪萨斯|海|溃疡|蟾|戈登|嗜血|日内瓦|瘰疬|苏尔加|土地|玛尔摩|猿猴)(?:-胞内)?(?:复合群)?分枝(?:杆)?菌|avium|intracellulare|abscessus|chelonae|fortuitum|kansasii|marinum/i;
const TUBERCULOUS: readonly string[] = ['MTBCX', 'MTBNA', 'AFB'];

/** A culture that names another mycobacterium, while no nucleic acid is that of tuberculosis. */
function isOtherMycobacterium(rows: readonly JudgedRow[]): boolean {
  const isNamed = rows.some(
    ({ printed: { name, result }, code, flag }) =>
      (NOT_OF_TUBERCULOSIS.test(result) && TUBERCULOUS.includes(code)) ||
      (NOT_OF_TUBERCULOSIS.test(name) && flag.state === 'abnormal'),
  );
  return isNamed && !rows.some(({ code, flag }) => code === 'MTBNA' && flag.state === 'abnormal');
}

/** Pictures that explain a result by themselves: beside them these are not said (J-80, 33), unless they rest on results of their own. */
const EXPLAINED: Readonly<Record<string, Explanation>> = {
  // A spleen that holds platelets back (hypersplenism of a cirrhosis) is to be ruled out first (ITP中国指南2020).
  ITP: {
    by: [
      'TTP',
      'HUS',
      'DIC',
      'OBDIC',
      'HELLP',
      'AFLP',
      'CIRR',
      'LEUK',
      'SEPSIS',
      'BSI',
      'DENG',
      'SFTS',
      'HFRS',
      'MALA',
    ],
    // Platelets that clump in the tube were not counted (ITP中国指南2020: 除外假性血小板减少).
    byRows: (rows) => rows.some(({ printed }) => CLUMPED.test(printed.result)),
  },
  // Kidneys that are diseased themselves, and urea of cells that break, are not only short of blood (KDIGO 2012).
  PRER: { by: ['HUS', 'TTP', 'ANTIGBM', 'ANCAGN', 'RHAB', 'TLS', 'HFRS'] },
  // A malaria breaks red cells and lowers platelets by itself (WHO 2023; BSH 2023 has it tested for first); fragments or the enzyme are told.
  TTP: { by: ['MALA'], unless: ['SCHIS%', 'ADAMTS13'] },
  HUS: { by: ['MALA'], unless: ['SCHIS%', 'STX'] },
  // Red cells that break are not lacking for want of erythropoietin (KDIGO 2016, aHUS).
  // An acute injury that a tag names is no disease of three months (KDIGO 2012, anaemia in CKD).
  RENAN: { by: ['HUS', 'TTP', 'AIHA'], byKnown: ['AKI'], unlessKnown: ['CKD'] },
  // Few platelets and a D-dimer are no consumption while the clotting times and fibrinogen keep: not of late pregnancy (Erez 2014, score of
  // pregnancy), nor of a thrombotic microangiopathy, which this tells apart (BSH 2023).
  DIC: { by: ['HELLP', 'AFLP', 'SPE', 'PE', 'TTP', 'HUS'], unless: ['PT', 'FIB'] },
  // A D-dimer of consumption or of a leukaemia says nothing of a thrombosis (ISTH 2001), a low oxygen beside it does, and what makes clots by
  // itself (ASH 2018, heparin-induced thrombocytopenia; ACR/EULAR 2023).
  VTE: { by: ['DIC', 'OBDIC', 'LEUK'], unless: ['PO2'], unlessBeside: ['HIT', 'APS'] },
  // Young red cells are large; ineffective marrow sends out few of them (AIHA中国指南2022).
  MEGA: {
    by: ['AIHA', 'HEMO'],
    byRows: isClumped,
    unless: ['B12', 'FOL'],
    when: (rows) => isRaised(rows, ['RET%', 'RETA']) || isClumped(rows),
  },
  CKDMBD: { byKnown: ['AKI'], unlessKnown: ['CKD'] },
  // In a leukaemia neither white count tells of an infection; where granulocytes are gone the share of lymphocytes is that of what is left.
  VIRAL: { by: ['LEUK', 'CML', 'CLL', 'AA', 'AGRAN'] },
  // A thyroid that fails raises the kinase by itself, seldom beyond ten times (内科学，甲减性肌病), and so does a muscle without potassium (内科学，
  // 低钾性肌病); one that is inflamed has its antibodies.
  MYOPX: { by: ['HYPOT', 'PHYPO', 'HYPOKS'], unless: ['ANA'], when: (rows) => !(timesUpper(rows, 'CK') >= OF_THYROID) },
  // Cells alone, beside a CRP and a procalcitonin that were measured and keep, are of steroids or of stress (PCT专家共识2012/2020).
  BACT: { by: ['LEUK', 'CML'], byRows: isWithoutInflammation, unless: ['PCT'] },
  // Another germ of ticks was found, and this one was looked for in vain.
  SFTS: { byRows: isOfAnotherTick, unless: ['SFTSNA', 'SFTSIGM'] },
  CLL: { by: ['CML', 'LEUK'], unless: ['CLONB', 'SMUDGE'] },
  GOUT: { by: ['LEUK', 'TLS', 'RHAB', 'HELLP', 'AFLP', 'SPE', 'PE'] },
  // Platelets that fall by half with a fever of the tropics or in consumption have nothing to do with heparin, unless its antibody is found.
  HIT: {
    by: ['DENG', 'SFTS', 'HFRS', 'MALA', 'DIC', 'OBDIC', 'TTP', 'HUS', 'HELLP', 'AFLP', 'HLH', 'LEUK'],
    unless: ['HITAB'],
    // Who is given heparin has it looked for beside whatever else lowers them (ASH 2018, 4Ts).
    unlessKnown: ['heparin'],
  },
  // Mixed cryoglobulins are rheumatoid factors (EULAR/Cacoub 2014), and germs in the blood bring one about (Duke-ISCVID 2023: endocarditis).
  RA: { by: ['CRYO', 'BSI'], unless: ['CCP'] },
  // So much of the vitamin raises calcium by itself (Munns 2016; ES 2024).
  HCM: {
    byRows: (rows) => rows.some(({ code, number }) => code === 'VITD' && (number?.value ?? 0) > VITAMIN_TOO_MUCH),
    unless: ['PTHRP', 'MPROT'],
  },
  // Nuclear antibodies belong to these (ACR/EULAR 2013; EASL 2015); what is of a lupus alone is told all the same.
  // One of 1:80 alone is met in every eighth healthy person (Tan 1997), and opens the criteria without counting in them (EULAR/ACR 2019).
  SLE: { by: ['SSC', 'AIH', 'PBC'], byRows: isOnlyLowTitre, unless: ['DSDNA', 'SM', 'C3', 'C4'] },
  // A germ cell tumour makes its fetoprotein itself; a liver that is infected or makes its own marker is looked at too, and so is that of
  // a man whose fetoprotein stands alone (EAU testis; 原发性肝癌诊疗指南 2024).
  HCC: {
    by: ['GCT', 'GCTF'],
    unless: ['HBSAG', 'HCVAB', 'HBVDNA', 'PIVKA'],
    whenBy: { GCT: (rows) => isRaised(rows, ['HCG']) },
  },
  // Early pregnancy does it by itself (妊娠和产后甲状腺疾病诊治指南 2019; J-80, 15).
  HYPERT: { by: ['GTTX'] },
  // Protein that is lost, a thyroid that fails and bile that is held back raise LDL by themselves: they are ruled out first (EAS 2013;
  // 家族性高胆固醇血症专家共识 2018).
  FH: {
    by: ['NEPH', 'HYPOT', 'PHYPO', 'CHOL', 'PBC'],
    byKnown: ['NEPH', 'CHOL', 'PBC'],
    byRows: isNephroticStrip,
  },
  // A diabetes, of pregnancy too, has surpassed what comes before it (J-80, 14).
  PREDM: { by: ['DM', 'ODM', 'GDM'] },
  // A diabetes that is known was not first found in this pregnancy, and is none of it (IADPSG 2010; 妊娠期高血糖诊治指南 2022).
  GDM: { byKnown: ['DM', 'ODM'] },
  ODM: { byKnown: ['DM'] },
  // Small cells alone are no lack of iron where something else makes them small.
  IDA: { by: ['THAL', 'SIDER'], unless: ['FER', 'TSAT', 'FE'] },
  // An APTT under heparin is that of the heparin (中国APTT检测共识; WFH 2020): a factor that was measured is told all the same.
  APTTX: { byKnown: ['heparin'], unless: ['F8', 'F9', 'F11'] },
  // After a pregnancy that ended the hormone falls (ACOG 193); one that does not fall by half in three days is looked at.
  ECTO: { byKnown: ['pregnancyEnded'], whenFigure: { lab: 'P_HCG_3', atMost: -50 } },
  EPREG: { byKnown: ['pregnancyEnded'] },
  // Pills that press insulin out do so before a tumour is thought of (Endocrine Society 2009).
  INSU: { byKnown: ['secretagogue'] },
  // Nobody who takes a diuretic is said to have it (欧洲低钠指南 2014).
  SIADH: { byKnown: ['diuretic'] },
  // Globulins of many clones are of the liver, of autoimmunity or of HIV (Dispenzieri 2001); one clone or its light chain is told all the same.
  MM: { by: ['AIH', 'PBC', 'CIRR', 'SJS', 'SLE', 'HIV'], unless: ['MPROT', 'FLCR', 'CA'] },
  HEPC: { by: ['RHAB'], unless: ['TBIL'], when: isOfMuscle },
  PTB: { byRows: isOtherMycobacterium },
};

/** What a diagnosis is a lack of: where all of it was measured and none is low, it is none (诊断学: large cells of another cause). */
const LACKS: Readonly<Record<string, readonly string[]>> = { MEGA: ['B12', 'FOL'] };

/** A figure that speaks against a diagnosis in whichever of two rows of one item it stands (J-80, 34). */
const AGAINST: Readonly<Record<string, { readonly code: string; readonly from: number }>> = {
  IDA: { code: 'FER', from: 100 },
};

function isRefuted(id: string, rows: readonly JudgedRow[]): boolean {
  const against = AGAINST[id];
  if (
    against !== undefined &&
    rows.some(({ code, number }) => code === against.code && (number?.value ?? 0) >= against.from)
  )
    return true;
  const isEnough = (row: JudgedRow | undefined) =>
    row !== undefined && row.flag.state !== 'undetermined' && sideOfFlag(row.flag) !== 'low';
  return LACKS[id]?.every((code) => isEnough(rows.find((row) => row.code === code))) === true;
}

/**
 * True for a diagnosis whose results another one of the report explains, or refutes.
 * @param rows without those that cannot be believed
 * @param known what tags of the patient name
 */
export function isExplained(
  { id, satisfied }: InferredDiagnosis,
  diagnoses: readonly InferredDiagnosis[],
  rows: readonly JudgedRow[],
  known: ReadonlySet<string>,
): boolean {
  const {
    by = [],
    whenBy = {},
    byKnown = [],
    byRows,
    unless = [],
    unlessBeside = [],
    unlessKnown = [],
    whenFigure,
    when,
  } = EXPLAINED[id] ?? {};
  if (isRefuted(id, rows)) return true;
  const isBrought =
    diagnoses.some((other) => by.includes(other.id) && whenBy[other.id]?.(rows) !== false) ||
    byKnown.some((each) => known.has(each)) ||
    byRows?.(rows) === true;
  return (
    isBrought &&
    !unlessKnown.some((each) => known.has(each)) &&
    !diagnoses.some((other) => unlessBeside.includes(other.id) && !isExplained(other, diagnoses, rows, known)) &&
    !satisfied.some(({ edge }) => unless.includes(edge.lab)) &&
    (whenFigure === undefined ||
      satisfied.some(({ edge, text }) => edge.lab === whenFigure.lab && Number(text) <= whenFigure.atMost)) &&
    (when === undefined || when(rows))
  );
}
