/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ResearchCount } from './researchCount.ts';

/**
 * 自我上次打开以来的变化；没有打开过或没有新数据时没有
 */
export type ResearchProjectItemChange = {
  /** 上次打开时的数据时点 */
  since: DateTime;
  /** 新增的人数 */
  gained: ResearchCount;
  /** 不再符合的人数 */
  lost: ResearchCount;
};
