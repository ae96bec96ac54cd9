import { isAgeOfChild } from '../catalogue/catalogue.ts';
import type { InferredDiagnosis, Person } from '../lab-inference/infer.ts';
import type { PrintedPatient, PrintedReport } from './printed.ts';

/** The age of a patient at a report. */
export interface PatientAt {
  readonly report: Pick<PrintedReport, 'report_time'>;
  readonly person: Person;
}

const DAY_MS = 86_400_000;
/** Completed days of life in which a child is newborn. */
const NEWBORN_DAYS = 28;
const NEWBORN_TAG = /新生儿|早产儿/;
/** Says it whatever the birth date, which may only have been worked out of an age of 0 years. */
const SURELY_NEWBORN = /^新生儿(?!.*史)/;
/** Days of life on the day of a report; null where no birth date is told or it cannot be right. */
function daysOld({ birth_date: birth }: PrintedPatient, { report, person }: PatientAt): number | null {
  if (birth === '' || person.ageYears !== 0) return null;
  return Math.floor((Date.parse(report.report_time.slice(0, 10)) - Date.parse(birth)) / DAY_MS);
}

/** Days of life of a newborn, null for one whose birth date nobody tells; undefined for everybody older. */
export function newbornDays(at: PatientAt, patient: PrintedPatient): number | null | undefined {
  const days = daysOld(patient, at);
  const isByDays = days !== null && days <= NEWBORN_DAYS;
  const isByTag = patient.tags.some((tag) => SURELY_NEWBORN.test(tag) || (days === null && NEWBORN_TAG.test(tag)));
  if ((!isByDays && !isByTag) || (at.person.ageYears ?? 0) > 0) return undefined;
  return isByDays ? days : null;
}

/** Below this age nobody's liver is one of alcohol. */
const DRINKERS_AGE = 12;
/**
 * What the rule base finds in adults and no newborn has: antibodies on its cells are its mother's (haemolytic disease of the newborn),
 * its jaundice is not of stones, its low counts are of an infection; the score of a thrombotic microangiopathy is one of adults
 * (PLASMIC, 2017).
 */
const NOT_OF_NEWBORNS: readonly string[] = [
  'AIHA',
  'HEMO',
  'CHOLAN',
  'MDS',
  'CLL',
  'CIRR',
  'VIRAL',
  'TTP',
  'HUS',
  'ITP',
];
/** Found in a newborn too where the enzyme itself is measured: a thrombotic microangiopathy that is inherited. */
const OWN_PROOF: Readonly<Record<string, string>> = { TTP: 'ADAMTS13' };

/**
 * The bile of an infant is held back by what it was born with: that is named instead (NASPGHAN/ESPGHAN 2017); its fetoprotein is still
 * that of the fetus (Blohm 1998).
 */
const NOT_OF_INFANTS: readonly string[] = ['CBDO', 'HCC', 'GCT', 'GCTF'];
const INFANT_YEARS = 1;

/**
 * The curves of troponin tell an infarction of adults (ESC 2023); a child's heart is injured by an inflammation or a malformation. Tumours of
 * epithelia, of plasma cells are those of adults too: a child's markers are of its embryonal ones (儿科学).
 */
const NOT_OF_CHILDREN: readonly string[] = [
  ...['ACS', 'SCLC', 'NSCLC', 'MM', 'PCA', 'BRCA', 'SQCA', 'PACA', 'CEAX', 'MENO', 'DOR', 'OSTP'],
];

/** True for a diagnosis that the patient is too young for. */
export function isOfElders(
  { id, satisfied }: Pick<InferredDiagnosis, 'id' | 'satisfied'>,
  at: PatientAt,
  patient: PrintedPatient,
): boolean {
  if (id === 'ALD') return (at.person.ageYears ?? DRINKERS_AGE) < DRINKERS_AGE;
  if (NOT_OF_CHILDREN.includes(id)) return isAgeOfChild(at.person.ageYears);
  if (NOT_OF_INFANTS.includes(id)) return (at.person.ageYears ?? INFANT_YEARS) < INFANT_YEARS;
  if (satisfied.some(({ edge }) => edge.lab === OWN_PROOF[id])) return false;
  return NOT_OF_NEWBORNS.includes(id) && newbornDays(at, patient) !== undefined;
}
