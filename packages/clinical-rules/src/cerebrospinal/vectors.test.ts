import { expectExplained, expectVectors } from '../vectors.test-support.ts';
import { cerebrospinalRule } from './cerebrospinal-rule.ts';

expectVectors(cerebrospinalRule, import.meta.dirname);
expectExplained(cerebrospinalRule);
