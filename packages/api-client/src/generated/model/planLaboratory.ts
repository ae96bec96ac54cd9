/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { OriginalLaboratory } from './originalLaboratory.ts';

export interface PlanLaboratory {
  standard_laboratory_name: string;
  standard_specimen: string;
  children?: OriginalLaboratory[];
}
