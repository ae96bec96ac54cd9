/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApplicationId } from './applicationId.ts';
import type { ApplicationUseInDepartment } from './applicationUseInDepartment.ts';
import type { ApplicationUser } from './applicationUser.ts';
import type { PatientCount } from './patientCount.ts';
import type { RecordCount } from './recordCount.ts';
import type { ReportCount } from './reportCount.ts';

/**
 * 应用的使用情况，由触发它的报告、我的应用与保存的记录统计
 */
export interface ApplicationUsage {
  application_id: ApplicationId;
  /** 应用的结果由医生保存为记录 */
  has_records: boolean;
  patient_count: PatientCount;
  report_count: ReportCount;
  record_count: RecordCount;
  /** 按科室 */
  departments: ApplicationUseInDepartment[];
  /** 按医生 */
  doctors: ApplicationUser[];
}
