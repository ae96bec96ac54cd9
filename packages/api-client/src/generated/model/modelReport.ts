/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ClassDistanceList } from './classDistanceList.ts';
import type { ContributionList } from './contributionList.ts';
import type { DateTime } from './dateTime.ts';
import type { Gender } from './gender.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { ModelFinding } from './modelFinding.ts';
import type { PatientAge } from './patientAge.ts';
import type { PatientId } from './patientId.ts';
import type { PatientName } from './patientName.ts';
import type { ReportId } from './reportId.ts';
import type { ReviewNotes } from './reviewNotes.ts';
import type { RuleVersion } from './ruleVersion.ts';
import type { Tips } from './tips.ts';

/**
 * Shared view of the analysis models whose bodies the specification does not show: lab table, conclusion, findings. What a rule could not use is named in missing.
 */
export interface ModelReport {
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  patient_id?: PatientId;
  patient_name?: PatientName;
  patient_age?: PatientAge;
  patient_gender?: Gender;
  /** 模型判读的检验行 */
  laboratories?: LaboratoryRow[];
  /** 空文字表示暂无结论 */
  conclusion?: string;
  /** 逐项判断 */
  findings?: ModelFinding[];
  tips?: Tips;
  /** 缺少的项目 */
  missing?: string[];
  contributions?: ContributionList;
  distance?: ClassDistanceList;
  rule_version?: RuleVersion;
  review_notes?: ReviewNotes;
}
