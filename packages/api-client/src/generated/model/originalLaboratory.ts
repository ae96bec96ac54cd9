/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { OriginalLaboratoryName } from './originalLaboratoryName.ts';
import type { OriginalSpecimen } from './originalSpecimen.ts';

/**
 * 报告上出现过的一个原始检验
 */
export interface OriginalLaboratory {
  original_laboratory_name: OriginalLaboratoryName;
  original_specimen: OriginalSpecimen;
}
