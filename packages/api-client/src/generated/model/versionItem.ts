/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { RuleEditions } from './ruleEditions.ts';
import type { VersionNote } from './versionNote.ts';

/**
 * 当前版本与更新内容
 */
export interface VersionItem {
  /** 当前版本号 */
  version: string;
  /** 更新内容，由近到远 */
  items: VersionNote[];
  /** 知识库版本 */
  knowledge_version?: string;
  /** 知识库发布日期 */
  knowledge_date?: CalendarDate;
  /** 各工具与规则库的现行版本 */
  rules?: RuleEditions[];
}
