/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ManagedApplication } from './managedApplication.ts';

/**
 * 修改后的应用
 */
export interface ManagedApplicationSaved {
  application: ManagedApplication;
  /**
     * 所记的修改，供撤销；没有变化时没有
     * @minimum 1
     */
  change_id?: number;
}
