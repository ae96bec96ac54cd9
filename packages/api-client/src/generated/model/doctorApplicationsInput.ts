/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApplicationOrder } from './applicationOrder.ts';

/**
 * 我的应用及顺序
 */
export interface DoctorApplicationsInput {
  /** 完整的列表，取代原有的；不能重复 */
  my_applications: ApplicationOrder[];
}
