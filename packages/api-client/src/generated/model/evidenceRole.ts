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
  /**
     * 该行满足的规则条件；不由规则条件得来时不返回
     * @maxLength 120
     */
  condition?: string;
  /**
     * 该行在规则中的得分；不由规则条件得来时不返回
     * @minimum 0
     * @maximum 100
     */
  points?: number;
}
