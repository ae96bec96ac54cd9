/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ManagedDepartments } from './managedDepartments.ts';
import type { ManagedDescription } from './managedDescription.ts';
import type { ManagedRevision } from './managedRevision.ts';

/**
 * 修改的内容；没有的字段不变
 */
export interface ManagedApplicationUpdate {
  revision: ManagedRevision;
  /** 启用 */
  enabled?: boolean;
  /** 标为内测 */
  inner_test?: boolean;
  departments?: ManagedDepartments;
  application_desc?: ManagedDescription;
}
