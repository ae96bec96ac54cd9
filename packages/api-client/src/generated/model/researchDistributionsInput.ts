/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCohort } from './researchCohort.ts';
import type { ResearchVariableCode } from './researchVariableCode.ts';

/**
 * 要看分布的队列与变量
 */
export interface ResearchDistributionsInput {
  cohort: ResearchCohort;
  /**
     * 变量，最多 24 个
     * @maxItems 24
     */
  variables: ResearchVariableCode[];
  /** 另给出去掉该变量自己的条件之后的各段人数 */
  without_own?: boolean;
  /** 另给出各数值检验项目入组后的中位数 */
  course?: boolean;
}
