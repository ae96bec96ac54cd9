/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个科室的患者中，触发应用的患者、报告与保存的记录
 */
export interface ApplicationUseInDepartment {
  department: string;
  /** @minimum 0 */
  patient_count: number;
  /** @minimum 0 */
  report_count: number;
  /** @minimum 0 */
  record_count: number;
}
