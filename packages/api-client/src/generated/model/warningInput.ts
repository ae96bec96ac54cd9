/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LaboratoryId } from './laboratoryId.ts';
import type { PatientId } from './patientId.ts';
import type { ReportId } from './reportId.ts';
import type { WarningId } from './warningId.ts';

/**
 * 没有 warning_id 为新建
 */
export interface WarningInput {
  warning_id?: WarningId;
  patient_id: PatientId;
  report_id?: ReportId;
  laboratory_id?: LaboratoryId;
  /**
     * 预警或处理的内容，必填
     * @maxLength 500
     */
  content: string;
}
