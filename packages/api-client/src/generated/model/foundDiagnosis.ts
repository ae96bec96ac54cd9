/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检索到的诊断及其疾病系统
 */
export interface FoundDiagnosis {
  diagnosis_id: string;
  diagnosis_name: string;
  /**
     * @minimum 1
     * @maximum 17
     */
  system_id: number;
  system_name: string;
}
