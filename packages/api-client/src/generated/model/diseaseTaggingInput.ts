/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiseaseTaggingInputTag } from './diseaseTaggingInputTag.ts';

/**
 * 医生对报告中一个疑似诊断的标注
 */
export interface DiseaseTaggingInput {
  report_id: string;
  diagnosis_id: string;
  diagnosis_name?: string;
  tag: DiseaseTaggingInputTag;
  /** @maxLength 500 */
  comment?: string;
}
