import type { Rule } from '../core/rule.ts';
import { graceRule } from '../grace/grace-rule.ts';
import { inferenceRule } from '../lab-inference/inference-rule.ts';

/** Every rule that the command line and the test vectors can name, in the order of the tools. */
export const RULES: readonly Rule[] = [graceRule, inferenceRule];

export function findRule(slug: string): Rule | undefined {
  return RULES.find((rule) => rule.slug === slug);
}
