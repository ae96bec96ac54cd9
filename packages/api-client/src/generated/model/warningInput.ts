/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LaboratoryId } from './laboratoryId.ts';
import type { PatientId } from './patientId.ts';
import type { ReportId } from './reportId.ts';
import type { WarningId } from './warningId.ts';
import type { WarningRecordInput } from './warningRecordInput.ts';

/**
 * 没有 warning_id 为新建，须有 patient_id 与 content；有 record 为向处置回路追加一条记录
 */
export interface WarningInput {
  warning_id?: WarningId;
  patient_id?: PatientId;
  report_id?: ReportId;
  laboratory_id?: LaboratoryId;
  /**
     * 预警或处理的内容
     * @maxLength 500
     */
  content?: string;
  record?: WarningRecordInput;
}
