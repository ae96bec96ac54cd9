/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PlanId } from './planId.ts';

/**
 * 方案编号
 */
export interface PlanIdBody {
  plan_id: PlanId;
}
