/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { TriedRowFlag } from './triedRowFlag.ts';

/**
 * 一行检验结果
 */
export interface TriedRow {
  /** 检验项目 */
  name: string;
  /** 标本 */
  specimen: string;
  /** 结果，如报告所印 */
  result: string;
  /** 单位 */
  unit: string;
  /** 参考区间 */
  range: string;
  /** 高低；在参考区间内或不能判定时没有 */
  flag?: TriedRowFlag;
}
