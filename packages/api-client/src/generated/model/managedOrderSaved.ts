/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ManagedRevision } from './managedRevision.ts';

/**
 * 新的顺序的版本号
 */
export interface ManagedOrderSaved {
  order_revision: ManagedRevision;
  /**
     * 所记的修改，供撤销；没有变化时没有
     * @minimum 1
     */
  change_id?: number;
}
