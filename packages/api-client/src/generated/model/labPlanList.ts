/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LabPlan } from './labPlan.ts';

export interface LabPlanList {
  data: LabPlan[];
}
