/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 投屏会话
 */
export interface BoardWall {
  /**
     * 投屏所用的令牌，只能读取系统看板
     * @minLength 1
     */
  token: string;
}
