/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { RuleVersion } from './ruleVersion.ts';

/**
 * 模型停用之前给出的概率
 */
export interface SavedRisk {
  /**
     * 当时的概率（%）
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  version: RuleVersion;
  /** 给出的时间 */
  time: DateTime;
  /** 为何不再计算，如 模型已停用 */
  message: string;
  /** 标在数字旁，如 演示数据 */
  data_note: string;
}
