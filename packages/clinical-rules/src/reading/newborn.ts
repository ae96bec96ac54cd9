import { isAtLeast, isAtMost, isBelow } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import type { PrintedPatient } from '../record/printed.ts';
import { newbornDays } from '../record/too-young.ts';
import { actionsFor } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { leastOf, mostOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Until this day of life a white count of a newborn has the wider upper limit. */
const FIRST_DAYS = 3;

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
