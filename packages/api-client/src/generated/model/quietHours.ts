/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 免打扰时段；其间到达的推送在时段结束时推送，危急值不受影响
 */
export interface QuietHours {
  /**
     * 开始的整点，0–23 时
     * @minimum 0
     * @maximum 23
     */
  from: number;
  /**
     * 结束的整点，0–23 时
     * @minimum 0
     * @maximum 23
     */
  to: number;
}
