import { isAgeOfChild } from '../catalogue/catalogue.ts';
import { gradeOf } from '../flags/grade.ts';
import { sideOfFlag } from '../flags/side.ts';
import { foldedUnder } from '../lab-inference/folding.ts';
import { byUrgency } from '../lab-inference/infer.ts';
import type { EarlierResult, Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { CHRONIC_INJURY_NAME, CHRONIC_INJURY_STEPS, INJURY, isChronicInjury } from './chronic-injury.ts';
import { isExplained } from './explained.ts';
import { causesInFluid } from './fluid-causes.ts';
import type { JudgedRow } from './judged-row.ts';
import { knownDiagnoses, knownGroups } from './known-diagnoses.ts';
import type { PrintedPatient } from './printed.ts';
import { isOfElders } from './too-young.ts';
import type { PatientAt } from './too-young.ts';

/** Whose rows were read, and when. */
export interface SettledFor extends PatientAt {
  readonly patient: PrintedPatient;
}

/** Between two dialyses creatinine and urea rise by themselves. */
const OF_DIALYSIS: readonly string[] = ['AKI', 'AKIPRE', 'ATN', 'PRER'];

export const isOfDialysis = ({ id }: Pick<InferredDiagnosis, 'id'>): boolean => OF_DIALYSIS.includes(id);

/** What is told of an ascites and not of the effluent of a peritoneal dialysis (ISPD 2022). */
const OF_ASCITES: readonly string[] = ['SBP', 'SECP', 'PHTASC', 'NPHASC'];
const EFFLUENT = /透析|透出|腹透/;

/** True where the fluid of the report is the effluent of a peritoneal dialysis: the specimen says so, or the patient is on one. */
export function isOfPeritonealDialysis(rows: readonly JudgedRow[], known: ReadonlySet<string>): boolean {
  const fluids = rows.filter(({ code }) => code.startsWith('ASC-'));
  return (
    fluids.length > 0 &&
    (known.has('peritonealDialysis') || fluids.some(({ printed }) => EFFLUENT.test(printed.specimen)))
  );
}

/** Kidneys that failed for good: a dialysis of an acute injury is none of theirs (KDIGO 2012, 2017). */
export const isOfFailedKidney = (known: ReadonlySet<string>): boolean =>
  known.has('CKD') || (known.has('dialysis') && !known.has('AKI'));

/** What comes before a diabetes is told of nobody who is pregnant: her limits are those of pregnancy (IADPSG 2010). */
const NOT_IN_PREGNANCY: readonly string[] = ['PREDM'];

/** A child whose results all lie within the intervals printed for it has no disease by the figures of adults. */
function isUsualOfChild(diagnosis: InferredDiagnosis, rows: readonly JudgedRow[]): boolean {
  const needed = new Set(
    diagnosis.satisfied.flatMap(({ edge, laboratoryIds }) =>
      edge.role === 'needs' || edge.role === 'count' ? laboratoryIds : [],
    ),
  );
  const own = rows.filter(({ printed }) => needed.has(printed.laboratory_id));
  return (
    own.length > 0 &&
    own.every(({ flag }) => flag.state === 'normal' && flag.rangeSource === 'report' && flag.interval !== undefined)
  );
}

/** Glands that kidneys have driven for years go on by themselves: of a known kidney disease a high calcium beside PTH is theirs (KDIGO 2017). */
const DRIVEN = { id: 'HPTH', name: '三发性甲状旁腺功能亢进可能', stepsFor: 'HPTH:driven' } as const;

const drivenGland = (diagnosis: InferredDiagnosis, isDriven: boolean): InferredDiagnosis =>
  isDriven && diagnosis.id === DRIVEN.id ? { ...diagnosis, name: DRIVEN.name, stepsFor: DRIVEN.stepsFor } : diagnosis;

/** A clone of IgM is a macroglobulinaemia or a lymphoma, and hardly ever a myeloma (IMWG 2014; 淋巴浆细胞淋巴瘤／华氏巨球蛋白血症中国指南 2022). */
const CLONE = {
  id: 'MM',
  name: 'IgM 型单克隆丙种球蛋白病（华氏巨球蛋白血症／淋巴瘤待排）',
  stepsFor: 'MM:igm',
} as const;

const isRaisedIn = (rows: readonly JudgedRow[], code: string): boolean =>
  rows.some((row) => row.code === code && sideOfFlag(row.flag) === 'high');

const isOfIgm = (rows: readonly JudgedRow[]): boolean =>
  rows.some(({ code, flag }) => code === 'MPROT' && (gradeOf(flag.parsed) ?? 0) > 0) &&
  isRaisedIn(rows, 'IGM') &&
  !['IGG', 'IGA'].some((code) => isRaisedIn(rows, code));

const cloneOfIgm = (diagnosis: InferredDiagnosis, isIgm: boolean): InferredDiagnosis =>
  isIgm && diagnosis.id === CLONE.id ? { ...diagnosis, name: CLONE.name, stepsFor: CLONE.stepsFor } : diagnosis;

/**
 * What a level is called that lies within the interval of its drug and above the aim that the rule base goes by: it is beyond no limit (J-80, 30).
 * The words are ours.
 */
const WITHIN: Readonly<Record<string, Pick<InferredDiagnosis, 'name' | 'stepsFor'>>> = {
  DIGTOX: { name: '地高辛浓度偏高（未超出区间），中毒风险', stepsFor: 'DIGTOX:within' },
  ASMTOX: { name: '抗癫痫药血药浓度偏高（未超出区间）', stepsFor: 'drug:within' },
  LITOX: { name: '血锂偏高（未超出区间），锂中毒风险', stepsFor: 'drug:within' },
};

/** Levels that are worked out for a low albumin: beyond the limit where the measured one is not. */
const CORRECTED: Readonly<Record<string, { readonly of: string; readonly name: string }>> = {
  R_PHTC: { of: 'PHT', name: '苯妥英按白蛋白校正后超限（所测未超出区间）' },
};

/** Whether every result that a diagnosis needs lies within its interval; of a corrected one the measured. */
function isWithin({ id, satisfied }: InferredDiagnosis, rows: readonly JudgedRow[]): boolean {
  if (WITHIN[id] === undefined) return false;
  const needed = satisfied.flatMap(({ edge: { role, lab } }) => (role === 'needs' ? [CORRECTED[lab]?.of ?? lab] : []));
  return needed.every((lab) => rows.some(({ code, flag }) => code === lab && flag.state === 'normal'));
}

function withinInterval(diagnosis: InferredDiagnosis, rows: readonly JudgedRow[]): InferredDiagnosis {
  if (!isWithin(diagnosis, rows)) return diagnosis;
  const corrected = diagnosis.satisfied.flatMap(({ edge }) => CORRECTED[edge.lab] ?? [])[0];
  return corrected === undefined ? { ...diagnosis, ...WITHIN[diagnosis.id] } : { ...diagnosis, name: corrected.name };
}

/** Kidneys that failed keep their phosphate: what is looked at is the binder, the meal and the dialysis (KDIGO 2017). */
const PHOSPHATE = { id: 'HYPERP', stepsFor: 'HYPERP:kidney' } as const;

const keptPhosphate = (diagnosis: InferredDiagnosis, isFailed: boolean): InferredDiagnosis =>
  isFailed && diagnosis.id === PHOSPHATE.id ? { ...diagnosis, stepsFor: PHOSPHATE.stepsFor } : diagnosis;

/**
 * An inflamed fluid is an encephalitis of a virus until its nucleic acid is negative (IDSA 2008; McGill 2016) or an antibody names another
 * cause (Graus 2016; IPND 2015): then it is looked at the same day.
 */
const VIRUS = {
  id: 'VMEN',
  code: 'CSF-HSV',
  urgency: 2,
  stepsFor: 'csf:virus',
  otherCauses: ['AIE', 'NMOSD'],
} as const;

export const isVirusRefuted = (rows: readonly JudgedRow[]): boolean =>
  rows.some(({ code, flag }) => code === VIRUS.code && gradeOf(flag.parsed) === 0);

const isVirusFound = (rows: readonly JudgedRow[]): boolean =>
  rows.some(({ code, flag }) => code === VIRUS.code && flag.state === 'abnormal');

/** True where an antibody, tumour cells or a reagin of the fluid itself name another cause. */
export const isOfOtherCause = (rows: readonly JudgedRow[], diagnoses: Inference['diagnoses']): boolean =>
  causesInFluid(rows).length > 0 || diagnoses.some(({ id }) => VIRUS.otherCauses.some((other) => other === id));

export const isVirusLessLikely = (rows: readonly JudgedRow[], diagnoses: Inference['diagnoses']): boolean =>
  !isVirusFound(rows) && (isVirusRefuted(rows) || isOfOtherCause(rows, diagnoses));

/** A virus that was found has the steps of its treatment, whether cells were counted or not. */
const foundVirus = (diagnosis: InferredDiagnosis, isFound: boolean): InferredDiagnosis =>
  isFound && diagnosis.id === VIRUS.id ? { ...diagnosis, stepsFor: VIRUS.stepsFor } : diagnosis;

const lessLikelyVirus = (diagnosis: InferredDiagnosis): InferredDiagnosis =>
  diagnosis.id === VIRUS.id ? { ...diagnosis, urgency: VIRUS.urgency } : diagnosis;

const chronicInjury = (diagnosis: InferredDiagnosis): InferredDiagnosis =>
  diagnosis.id === INJURY.injury
    ? { ...diagnosis, name: CHRONIC_INJURY_NAME, stepsFor: CHRONIC_INJURY_STEPS }
    : diagnosis;

/**
 * What the rule base finds, as every screen says it: without what the patient is too young for, what another diagnosis explains or a
 * result refutes, what dialysis does, and what is usual of a child. What was folded under one of these has a line of its own again.
 * @param rows those that the rule base read: no suspect ones, of a series the last draw
 */
export function settled(
  inference: Inference,
  rows: readonly JudgedRow[],
  earlier: readonly EarlierResult[],
  { patient, ...at }: SettledFor,
): Inference {
  const known = new Set([...knownDiagnoses(patient.tags), ...knownGroups(patient.tags)]);
  const isChild = isAgeOfChild(at.person.ageYears);
  const isChronic = isChronicInjury(rows, earlier, known);
  const ofAge = inference.diagnoses.filter((each) => !isOfElders(each, at, patient));
  const isEffluent = isOfPeritonealDialysis(rows, known);
  const kept = ofAge.filter(
    (each) =>
      !isExplained(each, ofAge, rows, known) &&
      !(at.person.isPregnant === true && NOT_IN_PREGNANCY.includes(each.id)) &&
      !(isEffluent && OF_ASCITES.includes(each.id)) &&
      !(known.has('dialysis') && isOfDialysis(each)) &&
      !(isChild && isUsualOfChild(each, rows)) &&
      !(isChronic && each.id === INJURY.infarction),
  );
  const isFailed = isOfFailedKidney(known);
  const isDriven = isFailed && kept.some(({ id }) => id === DRIVEN.id);
  const isPhosphate = isFailed && kept.some(({ id }) => id === PHOSPHATE.id);
  const isInside = kept.some((each) => isWithin(each, rows));
  const isLessLikely = kept.some(({ id }) => id === VIRUS.id) && isVirusLessLikely(rows, kept);
  const isIgm = !known.has(CLONE.id) && kept.some(({ id }) => id === CLONE.id) && isOfIgm(rows);
  const isVirus = kept.some(({ id }) => id === VIRUS.id) && isVirusFound(rows);
  const isAsFound = !isVirus && !isChronic && !isDriven && !isPhosphate && !isInside && !isIgm && !isLessLikely;
  if (kept.length === inference.diagnoses.length && isAsFound) return inference;
  const parents = foldedUnder(kept);
  const diagnoses = kept.map((each) => ({ ...each, foldedUnder: parents.get(each.id) ?? null }));
  const told = diagnoses.map((each) => {
    const own = foundVirus(isChronic ? chronicInjury(each) : each, isVirus);
    return withinInterval(keptPhosphate(cloneOfIgm(drivenGland(own, isDriven), isIgm), isPhosphate), rows);
  });
  const read = new Set(told.flatMap(({ evidences }) => evidences));
  const left = rows.flatMap(({ printed: { laboratory_id: laboratoryId }, code, item, flag }) =>
    item !== undefined && flag.state === 'abnormal' && !read.has(laboratoryId) ? [{ laboratoryId, code }] : [],
  );
  return {
    ...inference,
    diagnoses: isLessLikely ? told.map(lessLikelyVirus).toSorted(byUrgency) : told,
    uninterpreted: left,
  };
}
