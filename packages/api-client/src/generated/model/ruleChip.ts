/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleChipKind } from './ruleChipKind.ts';

/**
 * 文字中可插入的名称
 */
export interface RuleChip {
  /** 插入什么 */
  kind: RuleChipKind;
  /** 花括号里的名称 */
  name: string;
}
