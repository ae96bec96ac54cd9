import { expectExplained, expectVectors } from '../vectors.test-support.ts';
import { gastricRule } from './gastric-rule.ts';

expectVectors(gastricRule, import.meta.dirname);
expectExplained(gastricRule);
