/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ScalarValue } from './scalarValue.ts';

/**
 * 一项依据对分数的贡献
 */
export interface Contribution {
  /** code of the input, e.g. age */
  item: string;
  /** 中文名称 */
  label?: string;
  value: ScalarValue;
  /** 对分数的贡献（分；风险模型为对数优势） */
  points: number;
  /** 依据出处 */
  source: string;
}
