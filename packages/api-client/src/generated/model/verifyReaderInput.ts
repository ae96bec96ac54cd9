/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ShareToken } from './shareToken.ts';

/**
 * 第二步核对：登记手机号的后 4 位
 */
export interface VerifyReaderInput {
  token: ShareToken;
  /**
     * 手机号后 4 位
     * @maxLength 4
     * @pattern ^\d{4}$
     */
  phone_tail: string;
}
