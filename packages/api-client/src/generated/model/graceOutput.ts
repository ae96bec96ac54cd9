/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraceExplanation } from './graceExplanation.ts';
import type { GraceFlags } from './graceFlags.ts';
import type { GraceLevel } from './graceLevel.ts';

/**
 * Grace 评分的结果
 */
export type GraceOutput = GraceFlags & GraceExplanation & {
  /** Grace 总分（分），1 至 372 */
  score: number;
  level: GraceLevel;
  /** 综合判断的文字 */
  judgment: string;
} & Required<Pick<GraceFlags & GraceExplanation & {
  /** Grace 总分（分），1 至 372 */
  score: number;
  level: GraceLevel;
  /** 综合判断的文字 */
  judgment: string;
}, 'mine' | 'evidence_modify' | 'have_evidence'>>;
