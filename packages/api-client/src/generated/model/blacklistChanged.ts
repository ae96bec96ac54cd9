/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BlacklistEntry } from './blacklistEntry.ts';

/**
 * 变动后的一条
 */
export interface BlacklistChanged {
  entry: BlacklistEntry;
  /**
     * 修改记录的编号，供撤销
     * @minimum 1
     */
  change_id?: number;
}
