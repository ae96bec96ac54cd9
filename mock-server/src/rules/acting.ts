import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluate.ts';
import type { RuleReport } from './report.ts';

/** A rule that is in use: its condition, under a key of its own. */
export interface RuleInUse {
  readonly key: string;
  readonly condition: Group;
}

export interface Acted<Rule extends RuleInUse> {
  readonly rule: Rule;
  readonly evaluation: Evaluation;
}

/** Judges reports by all rules in use: those that act and those that cannot tell, in the order of the rules. */
export function rulesFor<Rule extends RuleInUse>(
  rules: readonly Rule[],
): (report: RuleReport) => readonly Acted<Rule>[] {
  return (report) =>
    rules
      .map((rule) => ({ rule, evaluation: evaluate(rule.condition, report) }))
      .filter(({ evaluation }) => evaluation.result !== false);
}
