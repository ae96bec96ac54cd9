/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface PlanIdBody {
  plan_id: string;
}
