/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 符合必要条件而被相反结果排除的诊断
 */
export interface AssistExclusion {
  diagnosis_id: string;
  diagnosis_name: string;
  laboratory_name: string;
}
