/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 解除的说明
 */
export interface BlacklistRelease {
  /**
     * 说明
     * @maxLength 200
     */
  comment?: string;
}
