/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportTag } from './reportTag.ts';

/**
 * 一份报告的标注
 */
export interface ReportTagList {
  /** 由近到远 */
  data: ReportTag[];
}
