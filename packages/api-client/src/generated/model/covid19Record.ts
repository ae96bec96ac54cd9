/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ClassDistanceList } from './classDistanceList.ts';
import type { ContributionList } from './contributionList.ts';
import type { Covid19Form } from './covid19Form.ts';
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { NewerEvidenceList } from './newerEvidenceList.ts';
import type { PatientId } from './patientId.ts';
import type { RecordHistoryEntry } from './recordHistoryEntry.ts';
import type { ReportId } from './reportId.ts';
import type { ReviewNotes } from './reviewNotes.ts';
import type { RuleVersion } from './ruleVersion.ts';
import type { UserName } from './userName.ts';

/**
 * 已保存的新冠分型
 */
export type Covid19Record = Covid19Form & {
  report_id: ReportId;
  /** 创建时间 */
  report_time: DateTime;
  /** 结论 */
  results: string[];
  /** 治疗建议 */
  suggests: string[];
  /** 更多提示 */
  prompts: string[];
  /** 修改记录，由近到远 */
  history: RecordHistoryEntry[];
  patient_id?: PatientId;
  /** 由本人创建 */
  mine?: boolean;
  /** 本人可以修改 */
  editable?: boolean;
  /** 创建者 */
  user_id?: string;
  user_name?: UserName;
  department?: Department;
  newer_evidence?: NewerEvidenceList;
  /** 建议完善的检查 */
  recommended_checks?: string[];
  contributions?: ContributionList;
  distance?: ClassDistanceList;
  rule_version?: RuleVersion;
  review_notes?: ReviewNotes;
};
