/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 知识库中的诊断
 */
export interface KnowledgeDiagnosis {
  diagnosis_id: string;
  diagnosis_name: string;
}
