import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { findDiagnosis } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { InferredDiagnosis } from '@jianwei/clinical-rules/lab-inference/infer';

/** An item that would tell more about a suspected diagnosis. */
export interface Hint {
  readonly code: string;
  readonly name: string;
  readonly diagnosis: string;
}

const MOST_HINTS = 4;

/** The missing item whose result would count most for the diagnosis. */
function bestMissing({ id, missing }: InferredDiagnosis, skip: ReadonlySet<string>): string | undefined {
  const edges = (findDiagnosis(id)?.edges ?? []).filter(
    ({ lab, role }) => missing.includes(lab) && (role === 'adds' || role === 'needs' || role === 'count'),
  );
  return edges
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ lab }) => lab)
    .find((lab) => findItem(lab) !== undefined && !skip.has(lab));
}

/** What else to enter for a firmer reading: for each suspected diagnosis that is not yet reliable the item that counts most. */
export function hintsFor(diagnoses: readonly InferredDiagnosis[], entered: readonly string[]): Hint[] {
  const skip = new Set(entered);
  const hints: Hint[] = [];
  for (const diagnosis of diagnoses) {
    const code = diagnosis.reliable === 2 ? undefined : bestMissing(diagnosis, skip);
    if (code === undefined || hints.length === MOST_HINTS) continue;
    skip.add(code);
    hints.push({ code, name: findItem(code)?.name ?? code, diagnosis: diagnosis.name });
  }
  return hints;
}
