/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCohort } from './researchCohort.ts';
import type { ResearchConditionId } from './researchConditionId.ts';

/**
 * 要计数的队列
 */
export interface ResearchCountInput {
  cohort: ResearchCohort;
  /**
     * 入组流程的次序，条件编号；没有列出的按定义的次序排在后面
     * @maxItems 100
     */
  step_order?: ResearchConditionId[];
}
