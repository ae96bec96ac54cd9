import { conditionJson } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group, Node } from '@jianwei/clinical-rules/rule-condition/condition';
import { evaluator } from './evaluate.ts';
import type { Evaluation } from './evaluate.ts';
import type { RuleReport } from './report.ts';

/** A stored report under its id. */
export interface TriedReport {
  readonly reportId: string;
  readonly patientId: string;
  readonly report: RuleReport;
}

export interface Tried extends TriedReport {
  readonly evaluation: Evaluation;
}

/** How many reports still hold after a condition and all before it. */
export interface FunnelStep {
  readonly path: string;
  readonly stillTrue: number;
}

export interface TrialResult {
  readonly reports: number;
  readonly hits: readonly Tried[];
  readonly undetermined: readonly Tried[];
  readonly funnel: readonly FunnelStep[];
}

/** What a trial found so far. */
export interface TrialSoFar {
  reports: number;
  readonly hits: Tried[];
  readonly undetermined: Tried[];
}

export function nothingTried(): TrialSoFar {
  return { reports: 0, hits: [], undetermined: [] };
}

/** Reports between which others get their turn: a long trial keeps no call waiting. */
const BREATH_EVERY = 200;

/** Paths at which the members of the outermost group end: what is left after each is what the funnel shows. */
function stepsOf(condition: Group): readonly { readonly path: string; readonly until: number }[] {
  return condition.of.map((_, index) => ({ path: `${index}`, until: index + 1 }));
}

/** The condition without its members from `until` on. */
function upTo(condition: Group, until: number): Group {
  return { ...condition, of: condition.of.slice(0, until) };
}

/** Tries a condition on stored reports, with the evaluator that the next report meets. `found` grows meanwhile, `isStopped` ends it early. */
export async function runTrial(
  condition: Group,
  reports: Iterable<TriedReport>,
  { found = nothingTried(), isStopped }: { readonly found?: TrialSoFar; readonly isStopped?: () => boolean } = {},
): Promise<TrialResult> {
  const judge = evaluator(condition);
  const steps = condition.kind === 'all' ? stepsOf(condition) : [];
  const parts = steps.map(({ path, until }) => ({ path, judge: evaluator(upTo(condition, until)) }));
  const still = new Map(steps.map(({ path }) => [path, 0]));
  for (const tried of reports) {
    if (isStopped?.() === true) break;
    found.reports += 1;
    const evaluation = await judge(tried.report);
    if (evaluation.result === true) found.hits.push({ ...tried, evaluation });
    else if (evaluation.result === 'undetermined') found.undetermined.push({ ...tried, evaluation });
    // Later steps hold only where the earlier ones do.
    for (const part of parts) {
      if ((await part.judge(tried.report)).result !== true) break;
      still.set(part.path, (still.get(part.path) ?? 0) + 1);
    }
    if (found.reports % BREATH_EVERY === 0) await new Promise((resolve) => void setImmediate(resolve));
  }
  return {
    ...found,
    funnel: steps.map(({ path }) => ({ path, stillTrue: still.get(path) ?? 0 })),
  };
}

/** One text for equal conditions: what was tried is compared with what is switched on by it. */
export function conditionKey(condition: Node): string {
  return JSON.stringify(conditionJson(condition));
}
