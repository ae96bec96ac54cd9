/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LaboratoryRow } from './laboratoryRow.ts';

/**
 * 未能解读的检验行，error 说明原因
 */
export type FailedLaboratory = LaboratoryRow & {
  /** 未能解读的原因 */
  error: string;
};
