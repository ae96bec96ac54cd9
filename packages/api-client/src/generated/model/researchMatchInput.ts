/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReportId } from './reportId.ts';
import type { ResearchCohort } from './researchCohort.ts';

/**
 * 要核对的报告
 */
export interface ResearchMatchInput {
  report_id: ReportId;
  /** 相似患者的定义；没有时按年龄、性别与最可靠的诊断拟定 */
  similar?: ResearchCohort;
}
