/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BlacklistKind } from './blacklistKind.ts';

/**
 * 列表的筛选条件；生效中而符合的全部在内
 */
export interface BlacklistFilter {
  kind?: BlacklistKind;
  /**
     * 账号、姓名（或拼音首字母）、科室或原因
     * @maxLength 200
     */
  q?: string;
}
