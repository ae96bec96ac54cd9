/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 读到的修订号
 */
export interface PushRevision {
  /**
     * 读到的修订号，≥1 号；没有时不核对
     * @minimum 1
     */
  revision?: number;
}
