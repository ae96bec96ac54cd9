import type { Rule } from '../core/rule.ts';
import { adrenalCortexRule } from '../adrenal-cortex/adrenal-cortex-rule.ts';
import { aldosteronismRule } from '../aldosteronism/aldosteronism-rule.ts';
import { bloodGasRule } from '../blood-gas/blood-gas-rule.ts';
import { covid19Rule } from '../covid19/covid19-rule.ts';
import { graceRule } from '../grace/grace-rule.ts';
import { ckdRule } from '../ckd/ckd-rule.ts';
import { gastricRule } from '../gastric/gastric-rule.ts';
import { pleuralRule } from '../pleural/pleural-rule.ts';
import { riskModelRule } from '../logistic-model/logistic-rule.ts';
import { modelMetricsRule } from '../model-metrics/model-metrics-rule.ts';
import { inferenceRule } from '../lab-inference/inference-rule.ts';
import { thyroidFollowUpRule } from '../thyroid-followup/thyroid-followup-rule.ts';
import { cerebrospinalRule } from '../cerebrospinal/cerebrospinal-rule.ts';
import { thyroidFunctionRule } from '../thyroid-function/thyroid-function-rule.ts';

/** Every rule that the command line and the test vectors can name, in the order of the tools. */
export const RULES: readonly Rule[] = [
  bloodGasRule,
  ckdRule,
  graceRule,
  pleuralRule,
  gastricRule,
  thyroidFollowUpRule,
  covid19Rule,
  inferenceRule,
  modelMetricsRule,
  riskModelRule,
  adrenalCortexRule,
  aldosteronismRule,
  thyroidFunctionRule,
  cerebrospinalRule,
];

export function findRule(slug: string): Rule | undefined {
  return RULES.find((rule) => rule.slug === slug);
}
