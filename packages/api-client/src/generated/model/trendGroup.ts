/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { TrendPoint } from './trendPoint.ts';

/**
 * 一个检验项目的历史
 */
export interface TrendGroup {
  histories: TrendPoint[];
  standard_laboratory_name?: string;
  standard_specimen?: string;
  /** @nullable */
  up_limit?: number | null;
  /** @nullable */
  down_limit?: number | null;
}
