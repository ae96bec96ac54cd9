/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { TrendGroup } from './trendGroup.ts';

export interface PlanHistory {
  /** @nullable */
  up_limit: number | null;
  /** @nullable */
  down_limit: number | null;
  data: TrendGroup[];
}
