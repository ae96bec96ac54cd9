/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningItem } from './cleaningItem.ts';
import type { CleaningSuggestion } from './cleaningSuggestion.ts';
import type { CleaningValue } from './cleaningValue.ts';

/**
 * 一个来源项目与它的依据
 */
export interface CleaningDetail {
  item: CleaningItem;
  /** 建议的目录项目，得分高的在前 */
  suggestions: CleaningSuggestion[];
  /** 分布各格的界，按对数刻度；不足两个数值时为空 */
  edges: number[];
  /**
     * 来源的值在各格的份额
     * @items.minimum 0
     * @items.maximum 1
     */
  bins: number[];
  /** 来源的中位数；没有数值时不返回 */
  median?: number;
  /** 最近的原文，最多 20 条 */
  values: CleaningValue[];
}
