/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LaboratoryId } from './laboratoryId.ts';
import type { LaboratoryName } from './laboratoryName.ts';
import type { ReportId } from './reportId.ts';
import type { TaggingMark } from './taggingMark.ts';

/**
 * 医生对报告中一个检验项目的标注
 */
export interface LaboratoryTaggingInput {
  report_id: ReportId;
  laboratory_id: LaboratoryId;
  laboratory_name?: LaboratoryName;
  tag: TaggingMark;
  /**
     * 标注的说明
     * @maxLength 500
     */
  comment?: string;
}
