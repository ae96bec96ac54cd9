import { conditionJson } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group, Node } from '@jianwei/clinical-rules/rule-condition/condition';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluate.ts';
import type { RuleReport } from './report.ts';
import { Turns } from './turns.ts';

/** A stored report under its id. */
export interface TriedReport {
  readonly reportId: string;
  readonly patientId: string;
  readonly report: RuleReport;
}

export interface Tried extends TriedReport {
  readonly evaluation: Evaluation;
}

/** Which report it was and of when: a long trial keeps thousands of them, and reads again what a page of them says. */
export interface TriedPlace {
  readonly reportId: string;
  readonly report: Pick<RuleReport, 'time'>;
}

/** The reports that still hold after a condition and all before it. */
export interface FunnelStep {
  readonly path: string;
  readonly stillTrue: readonly TriedPlace[];
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

/** Tries a condition on stored reports, with the evaluator that the next report meets. `found` grows meanwhile, `isStopped` ends it early. */
export async function runTrial(
  condition: Group,
  reports: Iterable<TriedReport>,
  { found = nothingTried(), isStopped }: { readonly found?: TrialSoFar; readonly isStopped?: () => boolean } = {},
): Promise<TrialResult> {
  // What is left after each member of the outermost group is what the funnel shows.
  const still = condition.kind === 'all' ? condition.of.map((): TriedPlace[] => []) : [];
  const turns = new Turns(-Infinity);
  for (const tried of reports) {
    if (isStopped?.() === true) break;
    found.reports += 1;
    const evaluation = evaluate(condition, tried.report);
    if (evaluation.result === true) found.hits.push({ ...tried, evaluation });
    else if (evaluation.result === 'undetermined') found.undetermined.push({ ...tried, evaluation });
    const place = { reportId: tried.reportId, report: { time: tried.report.time } };
    for (const [index, member] of evaluation.members.entries()) {
      const step = still[index];
      // Later members hold only where the earlier ones do.
      if (member !== true || step === undefined) break;
      step.push(place);
    }
    if (turns.isDue) await turns.give();
  }
  return {
    ...found,
    funnel: still.map((stillTrue, index) => ({ path: `${index}`, stillTrue })),
  };
}

/** One text for equal conditions: what was tried is compared with what is switched on by it. */
export function conditionKey(condition: Node): string {
  return JSON.stringify(conditionJson(condition));
}
