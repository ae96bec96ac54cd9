import { expectExplained, expectVectors } from '../vectors.test-support.ts';
import { thyroidFunctionRule } from './thyroid-function-rule.ts';

expectVectors(thyroidFunctionRule, import.meta.dirname, ['invalid']);
expectExplained(thyroidFunctionRule);
