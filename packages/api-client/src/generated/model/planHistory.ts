/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { TrendGroup } from './trendGroup.ts';

/**
 * 各组界限相同时，up_limit、down_limit 为该界限，否则为 null；每组另有自己的界限
 */
export interface PlanHistory {
  /** @nullable */
  up_limit: number | null;
  /** @nullable */
  down_limit: number | null;
  data: TrendGroup[];
}
