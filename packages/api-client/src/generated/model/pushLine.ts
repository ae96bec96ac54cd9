/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PushRecipient } from './pushRecipient.ts';
import type { RuleCondition } from './ruleCondition.ts';

/**
 * 推送策略的一行
 */
export interface PushLine {
  /**
     * 行的编号；rest 为其余全部
     * @maxLength 40
     */
  line_id: string;
  /**
     * 名称，1 至 40 个字
     * @maxLength 40
     */
  name: string;
  condition: RuleCondition;
  /** 命中后继续匹配后面的行 */
  continues: boolean;
  /**
     * 步骤，1 至 3 步
     * @minItems 1
     * @maxItems 3
     */
  steps: PushRecipient[];
  /**
     * 同一患者多少分钟内合并为一次，0–240 分钟
     * @minimum 0
     * @maximum 240
     */
  merge_minutes: number;
}
