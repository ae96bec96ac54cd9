/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningDecided } from './cleaningDecided.ts';
import type { CleaningItemId } from './cleaningItemId.ts';
import type { CleaningRevision } from './cleaningRevision.ts';
import type { CleaningSpelling } from './cleaningSpelling.ts';
import type { CleaningState } from './cleaningState.ts';
import type { DateTime } from './dateTime.ts';

/**
 * 一个来源项目；写法相近的合为一项
 */
export interface CleaningItem {
  item_id: CleaningItemId;
  /**
     * 来源编号
     * @maxLength 200
     */
  source_id: string;
  /** 来源名称 */
  source_name: string;
  state: CleaningState;
  /** 来源的代码，没有时为空 */
  code: string;
  /** 来源的名称 */
  name: string;
  /** 来源的标本，没有时为空 */
  specimen: string;
  /** 来源的单位，没有时为空 */
  unit: string;
  /** 代替数值的文字；只有值无法读的项目有 */
  wording: string;
  /**
     * 卡住的结果；已映射与不映射的为全部结果
     * @minimum 0
     */
  results: number;
  /**
     * 涉及的报告
     * @minimum 0
     */
  reports: number;
  /**
     * 涉及的患者
     * @minimum 0
     */
  patients: number;
  /** 最早一份报告 */
  first_at: DateTime;
  /** 最近一份报告 */
  last_at: DateTime;
  /** 各种写法，结果多的在前 */
  spellings: CleaningSpelling[];
  /** 须填写换算 */
  needs_formula: boolean;
  /** 检验目录中有相近的项目 */
  is_in_catalogue: boolean;
  revision: CleaningRevision;
  /** 不映射的原因；只有不映射的项目有 */
  dismissed?: string;
  decided?: CleaningDecided;
}
