/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReplayCauseChange } from './replayCauseChange.ts';
import type { ReplayCauseKind } from './replayCauseKind.ts';
import type { ReportId } from './reportId.ts';

/**
 * 一项与当时不同的地方
 */
export interface ReplayCause {
  /** 哪一类 */
  kind: ReplayCauseKind;
  /** 发生了什么 */
  change: ReplayCauseChange;
  /** 项的代码 */
  item: string;
  /** 项的中文名称 */
  label: string;
  /** 当时的值；当时没有时为空 */
  then: string;
  /** 现在的值；现在没有时为空 */
  now: string;
  /** 现在的值所在的报告；不出自报告时没有 */
  report_id?: ReportId;
  /** 该报告的时间 */
  report_time?: DateTime;
  /** 这一类的变化使结果不同 */
  changes_result: boolean;
  /** 一句话，如 血肌酐检验结果已更正（112 μmol/L → 188 μmol/L） */
  text: string;
}
