/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { SyncOutcome } from './syncOutcome.ts';
import type { SyncReasonKind } from './syncReasonKind.ts';
import type { SyncRunId } from './syncRunId.ts';

/**
 * 运行的一条结果
 */
export interface SyncRow {
  /**
     * 条目编号
     * @maxLength 200
     */
  row_id: string;
  /** 所属的运行 */
  run_id: SyncRunId;
  /** 报告时间；没有报告时没有 */
  time?: DateTime;
  /**
     * 报告编号，没有时为空
     * @maxLength 200
     */
  report_id: string;
  /** 患者姓名，已遮盖；没有时为空 */
  patient_name: string;
  /** 项目 */
  item: string;
  /** 原文值 */
  original: string;
  /** 读作；未读出时为空 */
  read: string;
  outcome: SyncOutcome;
  /** 原因；读出的为空 */
  reason: string;
  /** 原因的类型；没有时不返回 */
  reason_kind?: SyncReasonKind;
  /** 拒收之后已由映射读出 */
  is_freed: boolean;
  /** 可以重试 */
  can_retry: boolean;
  /** 原文的各段；患者身份已遮盖，超过 30 天不再保留时为空 */
  message: string[];
  /**
     * 这条结果所在的段，从 0 起；没有时不返回
     * @minimum 0
     */
  marked?: number;
}
