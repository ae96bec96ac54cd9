/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiseaseSystem } from './diseaseSystem.ts';

export interface DiseaseSystemList {
  data: DiseaseSystem[];
}
