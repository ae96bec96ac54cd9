/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 分期所用的一项结果及其来源
 */
export interface KidneySource {
  /** code of the input: egfr, acr, aer, pcr or dipstick */
  item: string;
  /** 结果的中文名称 */
  label: string;
  /** 结果（含单位） */
  value: string;
  /** 报告值，或如何计算、估算 */
  text: string;
}
