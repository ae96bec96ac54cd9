import { expectVectors } from '../vectors.test-support.ts';
import { modelMetricsRule } from './model-metrics-rule.ts';

expectVectors(modelMetricsRule, import.meta.dirname);
