/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCount } from './researchCount.ts';

/**
 * 队列的大小
 */
export interface ResearchTotal {
  /** 人数 */
  patients: ResearchCount;
  /** 报告份数 */
  reports: ResearchCount;
}
