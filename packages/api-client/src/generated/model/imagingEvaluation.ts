/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LobePercent } from './lobePercent.ts';
import type { LobeScore } from './lobeScore.ts';

export interface ImagingEvaluation {
  left_upper_blade?: LobePercent | null;
  left_midd_blade?: LobePercent | null;
  left_lower_blade?: LobePercent | null;
  right_upper_blade?: LobePercent | null;
  right_lower_blade?: LobePercent | null;
  left_upper_score?: LobeScore | null;
  left_midd_score?: LobeScore | null;
  left_lower_score?: LobeScore | null;
  right_uppper_score?: LobeScore | null;
  right_lower_score?: LobeScore | null;
  /**
     * @minimum 0
     * @maximum 20
     * @nullable
     */
  image_score?: number | null;
}
