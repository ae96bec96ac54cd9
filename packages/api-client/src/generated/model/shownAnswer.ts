/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ShownDiagnosis } from './shownDiagnosis.ts';
import type { ShownVersion } from './shownVersion.ts';

/**
 * 一次解读
 */
export interface ShownAnswer {
  /** 结论，逐句 */
  conclusion: string[];
  /** 提示的诊断 */
  diagnoses: ShownDiagnosis[];
  /** 未能解读的行 */
  unread: string[];
  /** 所用规则的版本 */
  versions: ShownVersion[];
}
