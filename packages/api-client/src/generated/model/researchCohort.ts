/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCohortCalendar } from './researchCohortCalendar.ts';
import type { ResearchCohortUnit } from './researchCohortUnit.ts';
import type { ResearchCohortVersion } from './researchCohortVersion.ts';
import type { ResearchCondition } from './researchCondition.ts';

/**
 * 队列的定义。entry 的首次符合为入组日（第 0 天）；没有时为日历范围内的首份报告
 */
export interface ResearchCohort {
  /** 定义的格式 */
  version: ResearchCohortVersion;
  /** 计数单位 */
  unit: ResearchCohortUnit;
  /** 入组事件：一个检验结果或诊断条件 */
  entry?: ResearchCondition;
  /**
     * 条件，依次计数；最多 20 个
     * @maxItems 100
     */
  conditions: ResearchCondition[];
  /** 日历范围；没有时为全部 */
  calendar?: ResearchCohortCalendar;
}
