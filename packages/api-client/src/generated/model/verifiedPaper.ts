/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { RuleVersion } from './ruleVersion.ts';
import type { VerifiedPaperState } from './verifiedPaperState.ts';

/**
 * 签发时所印的内容与记录现在的状态；不含姓名、编号、年龄、性别等患者信息
 */
export interface VerifiedPaper {
  /** 记录现在的状态 */
  state: VerifiedPaperState;
  /** 评估工具的名称 */
  tool_name: string;
  /** 签发时的结论分级，如 高危、渗出液 */
  conclusion: string;
  /** 签发时的评分；结论不是评分的工具没有 */
  score?: number;
  /** 评估时间，与纸上所印相同 */
  assessed_at: DateTime;
  /** 首次签发的时间 */
  issued_at: DateTime;
  /** 评估者的科室；没有登记时为空 */
  department: string;
  rule_version: RuleVersion;
}
