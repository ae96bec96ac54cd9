/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { RuleContent } from './ruleContent.ts';
import type { RuleNumber } from './ruleNumber.ts';

/**
 * 启用过的一个版本
 */
export interface RuleEdition {
  version: RuleNumber;
  content: RuleContent;
  /** 启用时间 */
  enabled_at: DateTime;
  /** 启用者的姓名 */
  enabled_by: string;
  /** 停用或被新版本代替的时间；在用时没有 */
  ended_at?: DateTime;
}
