/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ManagedApplication } from './managedApplication.ts';
import type { ManagedRevision } from './managedRevision.ts';

/**
 * 全部应用，按顺序
 */
export interface ManagedApplications {
  order_revision: ManagedRevision;
  /** 可选的科室 */
  departments: string[];
  /** 应用，按顺序 */
  data: ManagedApplication[];
}
