import { isAtLeast, isAtMost } from '../core/number.ts';
import { findDiagnosis } from '../lab-inference/rule-base.ts';
import type { JudgedReport } from '../record/judged.ts';
import { adviceAction } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { leastOf, mostOf } from './rows.ts';
import type { Row } from './rows.ts';

/** The four results of the laboratory's criteria, in the catalogue's unit, and how many of them make it (Cairo and Bishop 2004). */
const CRITERIA: readonly { readonly code: string; readonly from?: number; readonly upTo?: number }[] = [
  { code: 'UA', from: 476 },
  { code: 'K', from: 6 },
  { code: 'P', from: 1.45 },
  { code: 'CA', upTo: 1.75 },
];
const LEAST = 2;

/** Kidneys that failed for good keep potassium and phosphate by themselves. */
const OF_KIDNEYS: readonly string[] = ['CKD', 'dialysis'];

const holds =
  ({ from, upTo }: (typeof CRITERIA)[number]) =>
  (row: Row): boolean =>
    (from !== undefined && isAtLeast(leastOf(row), from)) || (upTo !== undefined && isAtMost(mostOf(row), upTo));

/** A tumour that dissolves in one who is known to have it: the rule base asks the report for the tumour, a tag names it as well. */
export function tumourLysis(rows: readonly Row[], judged: JudgedReport, known: ReadonlySet<string>): Finding[] {
  const rule = findDiagnosis('TLS');
  if (rule === undefined || !known.has('bloodTumour') || OF_KIDNEYS.some((each) => known.has(each))) return [];
  if (judged.inference.diagnoses.some(({ id }) => id === rule.id)) return [];
  const met = CRITERIA.flatMap((each) => rows.filter(({ code }) => code === each.code).find(holds(each)) ?? []);
  const [first] = met;
  if (first === undefined || met.length < LEAST) return [];
  const values = met.map(({ subject, valueText }) => `${subject} ${valueText}`).join('，');
  const lead = `${rule.name}可能（${met.length}/${CRITERIA.length} 项）`;
  return [
    plainFinding(
      {
        id: 'tumour-lysis',
        kind: 'row',
        title: `${rule.name}可能`,
        text: `${lead}，${values}`,
        lead,
        urgency: 1,
        evidences: met.map(({ id }) => id),
        valueText: first.valueText,
        actions: adviceAction(rule.id, rule.advice, rule.source),
        rank: { harm: 'C', catalogueOrder: first.catalogueOrder, rowOrder: first.order },
      },
      judged.report.report_time,
    ),
  ];
}
