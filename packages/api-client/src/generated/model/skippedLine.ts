/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LeafResult } from './leafResult.ts';

/**
 * 没有命中的一行
 */
export interface SkippedLine {
  /** 行的编号 */
  line_id: string;
  /** 名称 */
  name: string;
  /** 为何没有命中 */
  reason: string;
  /** 每个条件在这份报告上的结果 */
  leaves: LeafResult[];
}
