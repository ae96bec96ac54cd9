import { findDiagnosis } from './rule-base.ts';
import type { Urgency } from './rule-row.ts';

interface Found {
  readonly id: string;
  readonly urgency: Urgency;
  readonly reliable: 0 | 1 | 2;
}

/**
 * The parent of each diagnosis that is folded: one that implies it, is at least as urgent and not blue; the first in the order
 * of the reading where several do. A folded diagnosis still folds its own.
 */
export function foldedUnder(found: readonly Found[]): ReadonlyMap<string, string> {
  const byId = new Map(found.map((diagnosis) => [diagnosis.id, diagnosis]));
  const parents = new Map<string, string>();
  for (const parent of found) {
    if (parent.reliable === 0) continue;
    for (const id of findDiagnosis(parent.id)?.implies ?? []) {
      const child = byId.get(id);
      if (child !== undefined && parent.urgency <= child.urgency && !parents.has(id)) parents.set(id, parent.id);
    }
  }
  return parents;
}
