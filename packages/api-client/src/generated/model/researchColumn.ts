/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCount } from './researchCount.ts';

/**
 * 表一的一列
 */
export interface ResearchColumn {
  /** 列名 */
  label: string;
  /** 人数 */
  n: ResearchCount;
}
