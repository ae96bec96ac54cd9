/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一条 Light 标准；met 为 null 表示无法判断
 */
export interface PleuralCriterion {
  /** 标准的代码 R1 至 R3 */
  code: string;
  /** 标准的名称 */
  label: string;
  /** 比值（无单位）；无法计算时没有 */
  value?: number;
  /** 界值（无单位），大于它为符合 */
  limit?: number;
  /**
     * 是否符合；null 表示无法判断
     * @nullable
     */
  met: boolean | null;
}
