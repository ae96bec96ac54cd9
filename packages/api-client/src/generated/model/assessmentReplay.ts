/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientId } from './patientId.ts';
import type { ReplayAgain } from './replayAgain.ts';
import type { ReplayCause } from './replayCause.ts';
import type { ReplaySaving } from './replaySaving.ts';
import type { ReplaySide } from './replaySide.ts';
import type { ReplayUnread } from './replayUnread.ts';
import type { ReportId } from './reportId.ts';
import type { SavedApiType } from './savedApiType.ts';

/**
 * 一份保存的评估或显示过的判读：当时与现在
 */
export interface AssessmentReplay {
  api_type: SavedApiType;
  /** 评估记录的编号；读取报告的应用为报告编号 */
  report_id: ReportId;
  patient_id: PatientId;
  /**
     * 比较的是第几次保存，最后一次为 1
     * @minimum 1
     */
  saving: number;
  /** 各次保存与首次显示，最后一次在前 */
  savings: ReplaySaving[];
  /** 当时 */
  then: ReplaySide;
  again: ReplayAgain;
  /** 现在 */
  now: ReplaySide;
  /** 现在无法计算的原因；能计算时为空 */
  problem: string;
  /** 与当时不同的地方；没有不同时为空 */
  causes: ReplayCause[];
  /** 不能再读到的录入，现在一栏按保存的值计算 */
  unread: ReplayUnread[];
  /** 现在的结果与当时相同 */
  is_same: boolean;
  /** 一段话说明比较的结果 */
  sentence: string;
}
