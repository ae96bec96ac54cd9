import { expectExplained, expectVectors } from '../vectors.test-support.ts';
import { pleuralRule } from './pleural-rule.ts';

expectVectors(pleuralRule, import.meta.dirname);
expectExplained(pleuralRule);
