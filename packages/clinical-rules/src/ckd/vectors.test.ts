import { expectExplained, expectVectors } from '../vectors.test-support.ts';
import { ckdRule } from './ckd-rule.ts';

expectVectors(ckdRule, import.meta.dirname);
expectExplained(ckdRule);
