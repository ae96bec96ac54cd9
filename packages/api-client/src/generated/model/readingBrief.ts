/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReadingBriefUrgency } from './readingBriefUrgency.ts';
import type { ReadingLevel } from './readingLevel.ts';

/**
 * 列表中一行的判读
 */
export interface ReadingBrief {
  level: ReadingLevel;
  /** 首条发现的紧急度；没有发现时缺 */
  urgency?: ReadingBriefUrgency;
  /**
     * 首句的分句
     * @maxItems 3
     */
  headline: string[];
}
