/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ResearchChangedSentence } from './researchChangedSentence.ts';
import type { ResearchCount } from './researchCount.ts';

/**
 * 两个版本的差异，在同一数据时点计数
 */
export interface ResearchComparison {
  /** 数据时点 */
  data_time: DateTime;
  /** 各处差异 */
  changed: ResearchChangedSentence[];
  /** 原版本的人数 */
  total_from: ResearchCount;
  /** 新版本的人数 */
  total_to: ResearchCount;
  /** 新增的人数 */
  gained: ResearchCount;
  /** 不再符合的人数 */
  lost: ResearchCount;
}
