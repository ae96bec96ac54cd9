/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApplicationPatientPatientGender } from './applicationPatientPatientGender.ts';

/**
 * 有报告触发应用，或有保存的记录的患者
 */
export interface ApplicationPatient {
  /** 仅对可阅读报告的角色返回 */
  patient_id?: string;
  /** 不能阅读报告的角色只得到姓氏 */
  patient_name: string;
  patient_gender: ApplicationPatientPatientGender;
  patient_age: number;
  department: string;
  /** @minimum 0 */
  report_count: number;
  /** @minimum 0 */
  record_count: number;
  /** 最近一份触发应用的报告；仅对可阅读报告的角色返回 */
  report_id?: string;
  report_name?: string;
  report_time?: string;
}
