/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LaboratoryName } from './laboratoryName.ts';
import type { OriginalLaboratory } from './originalLaboratory.ts';
import type { StandardSpecimen } from './standardSpecimen.ts';

/**
 * 方案中的一个检验项目
 */
export interface PlanLaboratory {
  standard_laboratory_name: LaboratoryName;
  standard_specimen: StandardSpecimen;
  /** 与该项目一同查看的原始检验 */
  children?: OriginalLaboratory[];
}
