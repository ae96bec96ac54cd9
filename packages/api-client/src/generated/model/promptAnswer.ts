/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 对提示的反馈
 */
export interface PromptAnswer {
  /** 有用为 true，不适用为 false */
  useful: boolean;
  /**
     * 说明，至多 200 个字
     * @maxLength 200
     */
  comment?: string;
}
