/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ClassDistance } from './classDistance.ts';
import type { Contribution } from './contribution.ts';
import type { Covid19Form } from './covid19Form.ts';
import type { DateTime } from './dateTime.ts';
import type { NewerEvidence } from './newerEvidence.ts';
import type { RecordHistoryEntry } from './recordHistoryEntry.ts';

export type Covid19Record = Covid19Form & {
  report_id: string;
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
  patient_id?: string;
  /** 由本人创建 */
  mine?: boolean;
  /** 本人可以修改 */
  editable?: boolean;
  /** 创建者 */
  user_id?: string;
  user_name?: string;
  department?: string;
  newer_evidence?: NewerEvidence[];
  /** 建议完善的检查 */
  recommended_checks?: string[];
  contributions?: Contribution[];
  distance?: ClassDistance[];
  rule_version?: string;
  review_notes?: string[];
};
