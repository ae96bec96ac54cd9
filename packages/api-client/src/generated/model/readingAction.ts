/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一步处置；不写剂量
 */
export interface ReadingAction {
  /**
     * 处置表的行与步，如 A-K-H:1
     * @maxLength 60
     */
  action_id: string;
  /** 处置的文字，不超过 22 个全角宽度 */
  text: string;
  /** 出处 */
  source?: string;
  /**
     * 随此步一并完成的其他各步的编号：几项危险的首步为同一事，或并入同一行；没有时缺
     * @items.maxLength 60
     */
  includes?: string[];
}
