/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface CreateShareInput {
  /** @minLength 1 */
  report_id: string;
  /**
     * 有效天数
     * @minimum 1
     * @maximum 30
     */
  days?: number;
}
