/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportId } from './reportId.ts';

/**
 * 保存后返回新报告的编号
 */
export interface ReportIdBody {
  report_id: ReportId;
}
