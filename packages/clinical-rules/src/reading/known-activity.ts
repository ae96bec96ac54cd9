import { inferActivity } from '../lab-inference/infer.ts';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { inferenceInput } from '../record/inference-input.ts';
import type { JudgedReport } from '../record/judged.ts';
import { sideOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Abnormal results that must speak for a disease before a report is said to show it: one alone is told by itself (ours). */
const LEAST_ROWS = 2;

/**
 * Known diseases that the report shows by their activity alone (J-31): a lupus by its complement and antibodies without the ANA of the
 * year in which it was found.
 */
export function knownActivity(
  judged: JudgedReport,
  rows: readonly Row[],
  known: ReadonlySet<string>,
): InferredDiagnosis[] {
  const active = inferActivity(() => inferenceInput(judged.rows, judged.person, judged.earlier), known);
  const isShown = ({ evidences }: InferredDiagnosis): boolean =>
    rows.filter((row) => evidences.includes(row.id) && sideOf(row) !== null).length >= LEAST_ROWS;
  return active.filter(isShown);
}
