/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelDecile } from './modelDecile.ts';

/**
 * 校准
 */
export interface ModelCalibration {
  /** 十等分 */
  deciles: ModelDecile[];
  /** 校准斜率；算不出时没有 */
  slope?: number;
  /** 校准截距；算不出时没有 */
  intercept?: number;
}
