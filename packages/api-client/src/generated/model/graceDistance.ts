/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraceLevel } from './graceLevel.ts';
import type { ScalarValue } from './scalarValue.ts';

/**
 * 改变一项输入进入另一危险层所需的最小变化
 */
export interface GraceDistance {
  item: string;
  label: string;
  from: ScalarValue;
  to: ScalarValue;
  level: GraceLevel;
  score: number;
}
