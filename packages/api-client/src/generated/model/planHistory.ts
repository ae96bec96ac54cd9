/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { TrendGroup } from './trendGroup.ts';

/**
 * 各组界限相同时，up_limit、down_limit 为该界限，否则为 null；每组另有自己的界限
 */
export interface PlanHistory {
  /**
     * 各组共同的上限；不同或没有时为 null
     * @nullable
     */
  up_limit: number | null;
  /**
     * 各组共同的下限；不同或没有时为 null
     * @nullable
     */
  down_limit: number | null;
  /** 每个项目（标本、单位）一组 */
  data: TrendGroup[];
  /** 因 newest_days 而有更早的结果未列出 */
  has_earlier?: boolean;
}
