import type { CohortCondition } from '@jianwei/clinical-rules/cohort/cohort';
import type { Asked } from './asked.ts';
import type { Outcomes } from './outcome.ts';
import type { ResearchStore } from './store.ts';

/** So many answers of conditions are kept: a byte a patient each. */
const KEPT = 256;

const answers = new WeakMap<ResearchStore, Map<string, Outcomes>>();

/** What decides an outcome: the condition without its place in the question, day 0 and the calendar. */
function keyOf(condition: CohortCondition, { cohort, until }: Asked): string {
  const { id: _id, group: _group, negate: _negate, enabled: _enabled, ...asked } = condition;
  return JSON.stringify([asked, cohort.entry, cohort.calendar, until]);
}

/** As `ask`, but a condition that was asked of this store before is answered as then: a change of one asks only that one. */
export function keptOutcomes(
  store: ResearchStore,
  asked: Asked,
  ask: (condition: CohortCondition) => Outcomes,
): (condition: CohortCondition) => Outcomes {
  const kept = answers.get(store) ?? new Map<string, Outcomes>();
  answers.set(store, kept);
  return (condition) => {
    const key = keyOf(condition, asked);
    const outcomes = kept.get(key) ?? ask(condition);
    kept.delete(key);
    kept.set(key, outcomes);
    const [longestUnused] = kept.keys();
    if (kept.size > KEPT && longestUnused !== undefined) kept.delete(longestUnused);
    return outcomes;
  };
}
