/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApiType } from './apiType.ts';
import type { ApplicationIcon } from './applicationIcon.ts';
import type { ApplicationId } from './applicationId.ts';
import type { PatientId } from './patientId.ts';
import type { PatientName } from './patientName.ts';
import type { ReportId } from './reportId.ts';

/**
 * 一个应用对今日某份报告的提示
 */
export interface HomeHint {
  application_id: ApplicationId;
  api_type: ApiType;
  /** 应用名称 */
  name: string;
  application_icon: ApplicationIcon;
  patient_id: PatientId;
  patient_name: PatientName;
  report_id: ReportId;
  /** 提示的内容 */
  hint: string;
}
