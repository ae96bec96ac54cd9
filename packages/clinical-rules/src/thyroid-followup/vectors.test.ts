import { expectExplained, expectVectors } from '../vectors.test-support.ts';
import { thyroidFollowUpRule } from './thyroid-followup-rule.ts';

expectVectors(thyroidFollowUpRule, import.meta.dirname, ['lt4_reference_ug']);
expectExplained(thyroidFollowUpRule);
