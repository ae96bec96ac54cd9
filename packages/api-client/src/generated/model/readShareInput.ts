/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 阅读分享所凭的令牌
 */
export interface ReadShareInput {
  /**
     * 分享令牌
     * @minLength 1
     * @maxLength 500
     */
  token: string;
}
