/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraceLevel } from './graceLevel.ts';
import type { ScalarValue } from './scalarValue.ts';

/**
 * 改变一项输入进入另一危险层所需的最小变化
 */
export interface GraceDistance {
  /** 输入项的代码 */
  item: string;
  /** 输入项的中文名称 */
  label: string;
  from: ScalarValue;
  to: ScalarValue;
  level: GraceLevel;
  /** 变化后的总分（分） */
  score: number;
}
