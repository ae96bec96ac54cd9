/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApplicationUseInDepartment } from './applicationUseInDepartment.ts';
import type { ApplicationUser } from './applicationUser.ts';

/**
 * 应用的使用情况，由触发它的报告、我的应用与保存的记录统计
 */
export interface ApplicationUsage {
  application_id: string;
  /** 应用的结果由医生保存为记录 */
  has_records: boolean;
  /** @minimum 0 */
  patient_count: number;
  /** @minimum 0 */
  report_count: number;
  /** @minimum 0 */
  record_count: number;
  departments: ApplicationUseInDepartment[];
  doctors: ApplicationUser[];
}
