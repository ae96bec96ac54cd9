/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Contribution } from './contribution.ts';
import type { GraceDistance } from './graceDistance.ts';

export interface GraceExplanation {
  contributions?: Contribution[];
  distance?: GraceDistance[];
  /** 院内死亡风险百分数 */
  death_percent?: number;
  death_display?: string;
  rule_version?: string;
  review_notes?: string[];
}
