/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LaboratoryTaggingInputTag } from './laboratoryTaggingInputTag.ts';

/**
 * 医生对报告中一个检验项目的标注
 */
export interface LaboratoryTaggingInput {
  report_id: string;
  laboratory_id: string;
  laboratory_name?: string;
  tag: LaboratoryTaggingInputTag;
  /** @maxLength 500 */
  comment?: string;
}
