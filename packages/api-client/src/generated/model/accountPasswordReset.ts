/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Revision } from './revision.ts';

/**
 * 重置密码的版本号
 */
export interface AccountPasswordReset {
  revision: Revision;
}
