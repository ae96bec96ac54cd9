/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { SingleIndicatorHistoryHistoriesItem } from './singleIndicatorHistoryHistoriesItem.ts';
import type { SingleIndicatorHistoryResultType } from './singleIndicatorHistoryResultType.ts';

/**
 * 单指标历史；result_type 1 为阴性/阳性，2 为百分比
 */
export interface SingleIndicatorHistory {
  /** 各次的值，由远到近 */
  histories: SingleIndicatorHistoryHistoriesItem[];
  /** 值的类型 */
  result_type: SingleIndicatorHistoryResultType;
  /** 值的单位，如 % */
  unit: string;
}
