/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一次性票据
 */
export interface DemoTicket {
  /** 票据，只能使用一次 */
  ticket: string;
  /** 剩余有效秒数；已过期的为 0 */
  expires_in: number;
}
