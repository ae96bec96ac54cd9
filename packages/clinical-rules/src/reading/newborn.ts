import { CATALOGUE_ADULT_AGE } from '../catalogue/catalogue.ts';
import { isAtLeast, isAtMost, isBelow } from '../core/number.ts';
import type { Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import type { JudgedReport } from '../record/judged.ts';
import type { PrintedPatient } from '../record/printed.ts';
import { actionsFor } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { leastOf, mostOf } from './rows.ts';
import type { Row } from './rows.ts';

const DAY_MS = 86_400_000;
/** Completed days of life in which a child is newborn. */
const NEWBORN_DAYS = 28;
const NEWBORN_TAG = /新生儿|早产儿/;
/** Says it whatever the birth date, which may only have been worked out of an age of 0 years. */
const SURELY_NEWBORN = /^新生儿(?!.*史)/;
/** Until this day of life a white count of a newborn has the wider upper limit. */
const FIRST_DAYS = 3;

/** Days of life on the day of a report; null where no birth date is told or it cannot be right. */
function daysOld({ birth_date: birth }: PrintedPatient, { report, person }: JudgedReport): number | null {
  if (birth === '' || person.ageYears !== 0) return null;
  return Math.floor((Date.parse(report.report_time.slice(0, 10)) - Date.parse(birth)) / DAY_MS);
}

interface Marker {
  readonly code: string;
  readonly is: (row: Row, days: number | null) => boolean;
}

/**
 * Unspecific markers of an infection of the newborn, two of which count (expert consensus on neonatal sepsis, 2019): white cells
 * < 5 or > 30 (from the fourth day > 20), platelets ≤ 100, CRP ≥ 10 mg/L, procalcitonin ≥ 0.5 ng/mL.
 */
const MARKERS: readonly Marker[] = [
  {
    code: 'WBC',
    is: (row, days) =>
      isBelow(mostOf(row), 5) || isAtLeast(leastOf(row), days !== null && days <= FIRST_DAYS ? 30 : 20),
  },
  { code: 'PLT', is: (row) => isAtMost(mostOf(row), 100) },
  { code: 'CRP', is: (row) => isAtLeast(leastOf(row), 10) },
  { code: 'PCT', is: (row) => isAtLeast(leastOf(row), 0.5) },
];
const LEAST_MARKERS = 2;

/** Days of life of a newborn, null for one whose birth date nobody tells; undefined for everybody older. */
export function newbornDays(judged: JudgedReport, patient: PrintedPatient): number | null | undefined {
  const days = daysOld(patient, judged);
  const isByDays = days !== null && days <= NEWBORN_DAYS;
  const isByTag = patient.tags.some((tag) => SURELY_NEWBORN.test(tag) || (days === null && NEWBORN_TAG.test(tag)));
  if ((!isByDays && !isByTag) || (judged.person.ageYears ?? 0) > 0) return undefined;
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

/** The bile of an infant is held back by what it was born with: that is named instead (NASPGHAN/ESPGHAN 2017). */
const NOT_OF_INFANTS: readonly string[] = ['CBDO'];
const INFANT_YEARS = 1;

/** The curves of troponin tell an infarction of adults (ESC 2023); a child's heart is injured by an inflammation or a malformation. */
const NOT_OF_CHILDREN: readonly string[] = ['ACS'];

/** True for a diagnosis that the patient is too young for. */
export function isOfElders(
  { id, satisfied }: Pick<InferredDiagnosis, 'id' | 'satisfied'>,
  judged: JudgedReport,
  patient: PrintedPatient,
): boolean {
  if (id === 'ALD') return (judged.person.ageYears ?? DRINKERS_AGE) < DRINKERS_AGE;
  if (NOT_OF_CHILDREN.includes(id)) return (judged.person.ageYears ?? CATALOGUE_ADULT_AGE) < CATALOGUE_ADULT_AGE;
  if (NOT_OF_INFANTS.includes(id)) return (judged.person.ageYears ?? INFANT_YEARS) < INFANT_YEARS;
  if (satisfied.some(({ edge }) => edge.lab === OWN_PROOF[id])) return false;
  return NOT_OF_NEWBORNS.includes(id) && newbornDays(judged, patient) !== undefined;
}

/** Without the diagnoses that the patient is too young for; what was folded under one of them has a line of its own again. */
export function ofAge(judged: JudgedReport, patient: PrintedPatient): Inference {
  const { inference } = judged;
  const ofElders = new Set(inference.diagnoses.filter((each) => isOfElders(each, judged, patient)).map(({ id }) => id));
  if (ofElders.size === 0) return inference;
  const diagnoses = inference.diagnoses
    .filter(({ id }) => !ofElders.has(id))
    .map((each) => (ofElders.has(each.foldedUnder ?? '') ? { ...each, foldedUnder: null } : each));
  return { ...inference, diagnoses };
}

/** Two markers of a newborn are told as one finding of the day: the rule base is one of adults and sees neither. */
export function newbornInfection(rows: readonly Row[], judged: JudgedReport, patient: PrintedPatient): Finding[] {
  const days = newbornDays(judged, patient);
  if (days === undefined) return [];
  // What the rule base calls a sepsis of anybody is told more urgently.
  if (judged.inference.diagnoses.some(({ id }) => id === 'SEPSIS')) return [];
  const found = MARKERS.flatMap(({ code, is }) => rows.find((row) => row.code === code && is(row, days)) ?? []);
  const [first] = found;
  if (first === undefined || found.length < LEAST_MARKERS) return [];
  const told = found.map(({ subject, valueText }) => `${subject} ${valueText}`);
  const title = '新生儿败血症待排';
  const finding = plainFinding(
    {
      id: 'newborn:infection',
      kind: 'row',
      title,
      text: `${told.join('，')}，${title}（非特异指标 ${found.length} 项）`,
      lead: `${told.join('、')}，${title}`,
      urgency: 2,
      evidences: found.map(({ id }) => id),
      valueText: first.valueText,
      actions: actionsFor('newborn:infection') ?? [],
      rank: { harm: 'B', catalogueOrder: first.catalogueOrder, rowOrder: first.order },
    },
    judged.report.report_time,
  );
  // Behind a clause of a critical marker another one stands in brackets.
  const beside = found.findIndex(({ judged: { flag } }) => flag.critical === undefined);
  return [{ ...finding, words: { ...finding.words, phrase: `${title}（${told[Math.max(beside, 0)] ?? ''}）` } }];
}
