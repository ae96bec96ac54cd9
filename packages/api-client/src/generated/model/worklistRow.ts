/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BedNumber } from './bedNumber.ts';
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { Gender } from './gender.ts';
import type { KeyResult } from './keyResult.ts';
import type { PatientAge } from './patientAge.ts';
import type { PatientId } from './patientId.ts';
import type { PatientName } from './patientName.ts';
import type { ReadingLevel } from './readingLevel.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';
import type { WorklistFinding } from './worklistFinding.ts';
import type { WorklistLoop } from './worklistLoop.ts';
import type { WorklistRowUrgency } from './worklistRowUrgency.ts';

/**
 * 工作单中的一份报告
 */
export interface WorklistRow {
  report_id: ReportId;
  patient_id: PatientId;
  patient_name: PatientName;
  patient_gender: Gender;
  patient_age: PatientAge;
  department?: Department;
  bed_no?: BedNumber;
  report_name: ReportName;
  /** 报告时间 */
  report_time: DateTime;
  /** 判读的级别；有未闭环危急值的为 critical */
  level: ReadingLevel;
  /** 首条发现的紧急度；没有发现时缺 */
  urgency?: WorklistRowUrgency;
  /** 首条发现是可疑的结果，须先核实 */
  to_verify?: boolean;
  /**
     * 首句的分句
     * @maxItems 3
     */
  headline: string[];
  key_result?: KeyResult;
  loop?: WorklistLoop;
  /** 紧急度 1 或 2 而尚未答复的发现；危急值由处置回路答复，不在其中 */
  open_findings: WorklistFinding[];
  /** 当前账号首次阅读的时间；未读时缺 */
  read_at?: DateTime;
  /** 处理完毕的时间；待处理时缺 */
  done_at?: DateTime;
  /**
     * 在本次所要的列表中的位次，从 1 起
     * @minimum 1
     */
  position: number;
}
