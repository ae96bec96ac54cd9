/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 双侧切除后左甲状腺素参考剂量，μg/d
 * @nullable
 */
export type ThyroidFollowUpAssessmentReferenceDose = {
  /** 下限，μg/d */
  lower: number;
  /** 上限，μg/d */
  upper: number;
} | null;
