/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { OriginalLaboratory } from './originalLaboratory.ts';

export interface OriginalLaboratoryList {
  labs: OriginalLaboratory[];
}
