/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LaboratoryId } from './laboratoryId.ts';
import type { LaboratoryName } from './laboratoryName.ts';

/**
 * 未能解读的录入结果
 */
export interface AssistUninterpreted {
  laboratory_id: LaboratoryId;
  laboratory_name: LaboratoryName;
  /** 未能解读的原因 */
  reason: string;
}
