/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 推荐的检验或检查；type 2 为检查，其他为检验
 */
export interface Recommend {
  /** 推荐条目的编号 */
  id: string;
  /** 检验或检查的名称 */
  examine: string;
  /** 2 为检查，其他为检验 */
  type: number;
}
