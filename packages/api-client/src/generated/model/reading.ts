/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReadingAction } from './readingAction.ts';
import type { ReadingClause } from './readingClause.ts';
import type { ReadingFinding } from './readingFinding.ts';
import type { ReadingLevel } from './readingLevel.ts';
import type { ReadingTool } from './readingTool.ts';
import type { ReadingUnread } from './readingUnread.ts';
import type { ReadingUrgency } from './readingUrgency.ts';
import type { RuleVersion } from './ruleVersion.ts';

/**
 * 一份报告的判读：首句、发现、处置与未判读的行出自同一列发现
 */
export interface Reading {
  version: RuleVersion;
  level: ReadingLevel;
  /** 首条发现的紧急度；没有发现时缺 */
  urgency?: ReadingUrgency;
  /**
     * 首句，至多三个分句
     * @maxItems 3
     */
  headline: ReadingClause[];
  /** 最危险的在前 */
  findings: ReadingFinding[];
  /**
     * 现在做什么，至多三步
     * @maxItems 3
     */
  actions: ReadingAction[];
  /** 未判读的行及原因 */
  unread: ReadingUnread[];
  /** 状态（妊娠、绝经、免疫），不是疾病 */
  states: string[];
  /** 运行过的工具 */
  tools: ReadingTool[];
}
