import { expectExplained, expectVectors } from '../vectors.test-support.ts';
import { covid19Rule } from './covid19-rule.ts';

expectVectors(covid19Rule, import.meta.dirname, ['lobe_scores', 'image_score', 'image_high_risk']);
expectExplained(covid19Rule);
