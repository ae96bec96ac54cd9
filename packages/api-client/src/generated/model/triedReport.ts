/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { Gender } from './gender.ts';
import type { LeafResult } from './leafResult.ts';
import type { PatientAge } from './patientAge.ts';
import type { ReportId } from './reportId.ts';
import type { TriedRow } from './triedRow.ts';

/**
 * 试运行列出的一份报告
 */
export interface TriedReport {
  report_id: ReportId;
  /** 报告时间 */
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  patient_gender: Gender;
  patient_age?: PatientAge;
  department: Department;
  /** 各条件的取值 */
  leaves: LeafResult[];
  /** 后来的人工处理；没有则无此项 */
  decision?: string;
  /** 在这份报告上填好的文字 */
  text?: string;
  /** 同一患者此前一次显示；没有则无此项 */
  last_shown?: CalendarDate;
  /** 条件所依据的检验行；只有智能提示有 */
  rows?: TriedRow[];
}
