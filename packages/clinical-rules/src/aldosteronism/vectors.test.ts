import { expectExplained, expectVectors } from '../vectors.test-support.ts';
import { aldosteronismRule } from './aldosteronism-rule.ts';

expectVectors(aldosteronismRule, import.meta.dirname);
expectExplained(aldosteronismRule);
