/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 校验链的核对结果
 */
export interface ChangeVerification {
  /**
     * 已核对的条数
     * @minimum 0
     */
  checked: number;
  /** 全部相符 */
  is_whole: boolean;
  /**
     * 第一条不符的编号；相符时没有
     * @minimum 1
     */
  first_broken?: number;
}
