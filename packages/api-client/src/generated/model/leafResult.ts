/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LeafResultResult } from './leafResultResult.ts';

/**
 * 一个条件在一份报告上的取值与结果
 */
export interface LeafResult {
  /** 条件在树中的位置，如 2.1 */
  path: string;
  /** 条件的一句话 */
  text?: string;
  /** 报告里的取值，或为何不能判定 */
  actual: string;
  /** 结果 */
  result: LeafResultResult;
}
