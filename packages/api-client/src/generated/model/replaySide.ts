/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { DateTime } from './dateTime.ts';
import type { ReplayRow } from './replayRow.ts';
import type { RuleVersion } from './ruleVersion.ts';

/**
 * 一次计算：读了什么，给出什么
 */
export interface ReplaySide {
  /** 保存或首次显示的时间，或现在 */
  at: DateTime;
  rule_version: RuleVersion;
  /** 该版本的启用日期；自始启用或版本已不在时没有 */
  holds_from?: CalendarDate;
  /** 规则所读的录入 */
  inputs: ReplayRow[];
  /** 给出的结果；无法计算时为空，见 problem */
  results: ReplayRow[];
}
