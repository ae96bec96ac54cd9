/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { PaperCode } from './paperCode.ts';
import type { RuleVersion } from './ruleVersion.ts';

/**
 * 印在纸上的核验码
 */
export interface IssuedPaper {
  code: PaperCode;
  /** 首次签发的时间 */
  issued_at: DateTime;
  /** 核验页的地址，与网页同源的路径 */
  verify_url: string;
  rule_version: RuleVersion;
}
