/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiagnosisId } from './diagnosisId.ts';

/**
 * 一处不同及其原因
 */
export interface ShownDifference {
  /** 什么不同，如 结论 或 诊断 */
  what: string;
  /** 当时；没有时为空 */
  before: string;
  /** 现在；没有时为空 */
  after: string;
  /** 原因，如 来源更正 钾 5.6 → 4.2 */
  cause: string;
  /** 不同的诊断；不同的是结论时没有 */
  diagnosis_id?: DiagnosisId;
}
