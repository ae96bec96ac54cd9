/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCount } from './researchCount.ts';

export type ResearchCatalogueDepartmentsItem = {
  /** 科室编号 */
  department_id: string;
  /** 科室名称 */
  name: string;
  /** 人数 */
  patients: ResearchCount;
};
