/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { LaboratoryId } from './laboratoryId.ts';
import type { ReportPromptLevel } from './reportPromptLevel.ts';
import type { ReportPromptPlacesItem } from './reportPromptPlacesItem.ts';
import type { RuleId } from './ruleId.ts';
import type { RuleName } from './ruleName.ts';
import type { RuleNumber } from './ruleNumber.ts';

/**
 * 报告上的一条检验科提示
 */
export interface ReportPrompt {
  rule_id: RuleId;
  /** 当时的版本 */
  version: RuleNumber;
  name: RuleName;
  /** 级别 */
  level: ReportPromptLevel;
  /** 提示文字，已填好 */
  text: string;
  /** 依据；没有写则无此项 */
  basis?: string;
  /** 显示的位置 */
  places: ReportPromptPlacesItem[];
  /** 条件所依据的检验行 */
  evidences: LaboratoryId[];
  /** 提示的时间 */
  time: DateTime;
  /** 当前账号是否认为有用；还没有反馈时没有 */
  useful?: boolean;
  /** 当前账号的说明；没有则无此项 */
  comment?: string;
}
