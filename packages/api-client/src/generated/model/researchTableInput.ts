/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCohort } from './researchCohort.ts';
import type { ResearchForms } from './researchForms.ts';
import type { ResearchGroups } from './researchGroups.ts';
import type { ResearchVariableCode } from './researchVariableCode.ts';

/**
 * 表一的要求
 */
export interface ResearchTableInput {
  cohort: ResearchCohort;
  /**
     * 变量，最多 24 个
     * @maxItems 24
     */
  variables: ResearchVariableCode[];
  group_by?: ResearchGroups;
  form?: ResearchForms;
  /** 百分比的分母含缺失 */
  missing_in_percent?: boolean;
}
