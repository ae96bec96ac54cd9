/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { ReportId } from './reportId.ts';
import type { TaggingMark } from './taggingMark.ts';

/**
 * 医生对报告中一个疑似诊断的标注
 */
export interface DiseaseTaggingInput {
  report_id: ReportId;
  diagnosis_id: DiagnosisId;
  diagnosis_name?: DiagnosisName;
  tag: TaggingMark;
  /**
     * 标注的说明
     * @maxLength 500
     */
  comment?: string;
}
