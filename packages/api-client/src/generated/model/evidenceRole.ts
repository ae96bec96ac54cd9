/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { EvidenceRoleRole } from './evidenceRoleRole.ts';
import type { LaboratoryId } from './laboratoryId.ts';

/**
 * 一行检验结果对诊断的作用
 */
export interface EvidenceRole {
  laboratory_id: LaboratoryId;
  /** 该行的作用 */
  role: EvidenceRoleRole;
}
