/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 已结束的会话数
 */
export interface AccountSessionsEnded {
  /**
     * 会话数
     * @minimum 0
     */
  ended: number;
}
