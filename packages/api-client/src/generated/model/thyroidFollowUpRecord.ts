/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { NewerEvidence } from './newerEvidence.ts';
import type { RecordHistoryEntry } from './recordHistoryEntry.ts';
import type { ThyroidFollowUpAssessment } from './thyroidFollowUpAssessment.ts';
import type { ThyroidFollowUpForm } from './thyroidFollowUpForm.ts';
import type { ThyroidReference } from './thyroidReference.ts';

export type ThyroidFollowUpRecord = ThyroidFollowUpForm & {
  report_id: string;
  patient_id: string;
  /** 修改记录，由近到远 */
  history: RecordHistoryEntry[];
  /** 用药时间 */
  report_time?: DateTime;
  /** 由本人创建 */
  mine?: boolean;
  /** 本人可以修改 */
  editable?: boolean;
  /** 创建者 */
  user_id?: string;
  user_name?: string;
  department?: string;
  newer_evidence?: NewerEvidence[];
  assessment?: ThyroidFollowUpAssessment;
  /** 保存时判断所用的参考区间 */
  references?: ThyroidReference[];
};
