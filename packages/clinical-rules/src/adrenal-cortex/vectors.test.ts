import { expectExplained, expectVectors } from '../vectors.test-support.ts';
import { adrenalCortexRule } from './adrenal-cortex-rule.ts';

expectVectors(adrenalCortexRule, import.meta.dirname);
expectExplained(adrenalCortexRule);
