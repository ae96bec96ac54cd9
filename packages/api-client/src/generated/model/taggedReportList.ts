/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { TaggedReport } from './taggedReport.ts';

/**
 * 被标注过的报告
 */
export interface TaggedReportList {
  /** 由近到远 */
  data: TaggedReport[];
}
