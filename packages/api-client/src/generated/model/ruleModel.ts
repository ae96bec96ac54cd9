/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RuleVersion } from './ruleVersion.ts';

/**
 * 不用模型而按规则说话的应用
 */
export interface RuleModel {
  /** 规则的名称（英文） */
  slug: string;
  /** 名称 */
  name: string;
  version: RuleVersion;
  /** 规则的来源 */
  source: string;
  /** 应用已启用；不是应用的规则总是启用 */
  enabled: boolean;
}
