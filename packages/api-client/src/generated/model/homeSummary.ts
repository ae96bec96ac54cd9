/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Application } from './application.ts';
import type { DateTime } from './dateTime.ts';
import type { HomeCounts } from './homeCounts.ts';
import type { HomeHint } from './homeHint.ts';
import type { HomeUpdate } from './homeUpdate.ts';
import type { KnowledgeVersion } from './knowledgeVersion.ts';
import type { ReportListItem } from './reportListItem.ts';

/**
 * 首页数据
 */
export interface HomeSummary {
  /** 医院名称 */
  hospital_name: string;
  knowledge_version: KnowledgeVersion;
  /** 数据截至时间 */
  data_time: DateTime;
  counts: HomeCounts;
  /**
     * 最多 10 份优先阅读的未读报告
     * @maxItems 10
     */
  priority: ReportListItem[];
  /** 应用对今日报告的提示，我的应用在前，其余为未加入的应用 */
  hints: HomeHint[];
  /** 我的应用，按顺序 */
  my_applications: Application[];
  /** 更新内容，由近到远 */
  updates: HomeUpdate[];
}
