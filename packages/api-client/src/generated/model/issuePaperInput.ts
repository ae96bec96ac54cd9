/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { IssuePaperInputApiType } from './issuePaperInputApiType.ts';
import type { ReportId } from './reportId.ts';

/**
 * 要打印的评估记录
 */
export interface IssuePaperInput {
  /** 记录所属工具的类型 */
  api_type: IssuePaperInputApiType;
  /**
     * 已保存的评估记录的编号
     * @minLength 1
     */
  record_id: ReportId;
}
