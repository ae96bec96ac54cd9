/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 每个错误回答的内容。status 为业务状态（1001、1002 为黑名单）或与 HTTP 状态相同；message 直接显示给用户。
 */
export interface ErrorBody {
  /** 业务状态，或与 HTTP 状态相同的编号 */
  status: number;
  /** 直接显示给用户的中文句子 */
  message: string;
}
