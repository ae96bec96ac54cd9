/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BedNumber } from './bedNumber.ts';
import type { CriticalFlag } from './criticalFlag.ts';
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { Gender } from './gender.ts';
import type { LaboratoryId } from './laboratoryId.ts';
import type { LaboratoryName } from './laboratoryName.ts';
import type { OriginalReferenceInterval } from './originalReferenceInterval.ts';
import type { OriginalResult } from './originalResult.ts';
import type { OriginalSpecimen } from './originalSpecimen.ts';
import type { OriginalUnits } from './originalUnits.ts';
import type { PatientId } from './patientId.ts';
import type { PatientName } from './patientName.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';
import type { ShortName } from './shortName.ts';
import type { WarningHandling } from './warningHandling.ts';
import type { WarningId } from './warningId.ts';
import type { WarningRecord } from './warningRecord.ts';
import type { WarningWarningSource } from './warningWarningSource.ts';
import type { WarningWarningStatus } from './warningWarningStatus.ts';

/**
 * 一条预警
 */
export interface Warning {
  warning_id: WarningId;
  patient_id: PatientId;
  patient_name: PatientName;
  department?: Department;
  bed_no?: BedNumber;
  patient_gender?: Gender;
  /** 报告当日的周岁 */
  patient_age?: number;
  report_id?: ReportId;
  report_name?: ReportName;
  laboratory_id?: LaboratoryId;
  laboratory_name?: LaboratoryName;
  short_name?: ShortName;
  /** 报告印出的名称 */
  original_laboratory_name?: string;
  original_specimen?: OriginalSpecimen;
  original_result?: OriginalResult;
  original_units?: OriginalUnits;
  original_reference_interval?: OriginalReferenceInterval;
  critical?: CriticalFlag;
  /** 结果越过的危急值界限，单位同结果，如 > 6.2 */
  critical_limit?: string;
  /** 最近一次填写的内容；无人填写时说明原因 */
  content: string;
  /** 预警的状态 */
  warning_status: WarningWarningStatus;
  handling?: WarningHandling;
  /** 由本人填写的预警，可以修改 */
  mine?: boolean;
  /** 处理记录，由远到近 */
  records?: WarningRecord[];
  /** 预警的由来 */
  warning_source?: WarningWarningSource;
  /** 产生时间 */
  create_time: DateTime;
  /** 填写内容的人 */
  user_name?: string;
  /** 取消预警的人 */
  cancel_user_name?: string;
  /** 取消时间 */
  cancel_time?: DateTime;
}
