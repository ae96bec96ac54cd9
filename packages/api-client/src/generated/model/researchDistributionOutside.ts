/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCount } from './researchCount.ts';

/**
 * 落在各段之外的人数
 */
export type ResearchDistributionOutside = {
  /** 低于第一段 */
  below: ResearchCount;
  /** 高于最后一段 */
  above: ResearchCount;
};
