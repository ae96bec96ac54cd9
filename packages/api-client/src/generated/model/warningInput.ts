/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 没有 warning_id 为新建
 */
export interface WarningInput {
  warning_id?: string;
  patient_id: string;
  report_id?: string;
  laboratory_id?: string;
  /** @maxLength 500 */
  content: string;
}
