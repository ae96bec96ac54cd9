/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCohort } from './researchCohort.ts';
import type { ResearchCount } from './researchCount.ts';

/**
 * 相似的患者；不含这位患者
 */
export type ResearchMatchSimilar = {
  cohort: ResearchCohort;
  /** 定义的句子 */
  sentences: string[];
  /** 人数 */
  patients: ResearchCount;
  /** 不足 10 人，不给出位置 */
  suppressed: boolean;
};
