import { expectExplained, expectVectors } from '../vectors.test-support.ts';
import { bloodGasRule } from './blood-gas-rule.ts';

expectVectors(bloodGasRule, import.meta.dirname, [
  'lactic_acid',
  'hypoxia',
  'resp_failure',
  'pf',
  'aa_gradient',
  'aa_expected',
  'electrolyte',
]);
expectExplained(bloodGasRule);
