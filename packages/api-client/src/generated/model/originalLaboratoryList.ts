/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { OriginalLaboratory } from './originalLaboratory.ts';

/**
 * 标准检验对应的原始检验
 */
export interface OriginalLaboratoryList {
  /** 原始检验 */
  labs: OriginalLaboratory[];
}
