/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchWindowAnchor } from './researchWindowAnchor.ts';

/**
 * 取结果的时间窗。缺省：有入组事件时入组前 90 天至入组日，没有时入组前后各 90 天
 */
export interface ResearchWindow {
  /** 从何日算起；calendar 为队列的日历范围 */
  anchor: ResearchWindowAnchor;
  /**
     * 开始，距入组日 -36500–36500 天
     * @minimum -36500
     * @maximum 36500
     */
  from_days?: number;
  /**
     * 结束，距入组日 -36500–36500 天
     * @minimum -36500
     * @maximum 36500
     */
  to_days?: number;
}
