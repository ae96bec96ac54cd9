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
import type { ReadingAction } from './readingAction.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';
import type { ShortName } from './shortName.ts';
import type { WarningCancelReason } from './warningCancelReason.ts';
import type { WarningDue } from './warningDue.ts';
import type { WarningId } from './warningId.ts';
import type { WarningRecheck } from './warningRecheck.ts';
import type { WarningRecord } from './warningRecord.ts';
import type { WarningState } from './warningState.ts';
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
  /**
     * 产生预警的综合判读发现的编号
     * @maxLength 200
     */
  finding_id?: string;
  /** 由发现而非单项危急值产生时，该发现的名称，如 Ⅱ型呼吸衰竭 */
  finding_title?: string;
  /** 综合判读对此提出的处置，按先后；记录其中一步时写明 action_id */
  actions?: ReadingAction[];
  /** 逾时未接报，正提醒本次调用的用户；没有表示不提醒 */
  ringing?: boolean;
  /** 最近一次填写的内容；无人填写时说明原因 */
  content: string;
  /** 预警的状态 */
  warning_status: WarningWarningStatus;
  state?: WarningState;
  /** 由本人填写的预警，可以修改 */
  mine?: boolean;
  /** 处置回路的记录，由远到近；只增不改，更正为另一条记录 */
  records?: WarningRecord[];
  due?: WarningDue;
  recheck?: WarningRecheck;
  /**
     * 24 小时内同一项目的上一条危急值预警，本条为其复测仍危急
     * @maxLength 200
     */
  previous_warning_id?: string;
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
  cancel_reason?: WarningCancelReason;
  /** 取消的说明 */
  cancel_text?: string;
}
