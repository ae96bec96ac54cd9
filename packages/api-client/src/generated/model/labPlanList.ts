/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LabPlan } from './labPlan.ts';

/**
 * 检验方案的列表
 */
export interface LabPlanList {
  /** 当前账号的方案 */
  data: LabPlan[];
}
