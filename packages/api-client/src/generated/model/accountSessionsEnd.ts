/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 要结束的会话
 */
export interface AccountSessionsEnd {
  /**
     * 会话编号；没有时结束全部
     * @maxLength 200
     */
  session_id?: string;
}
