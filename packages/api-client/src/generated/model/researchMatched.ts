/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个条件的核对
 */
export interface ResearchMatched {
  /** 条件的编号；入组事件为 entry */
  condition_id: string;
  /** 条件的句子 */
  sentence: string;
  /** 这位患者的值与日期，如 326 mg/g，11-18 */
  actual?: string;
  /** 缺什么，如 缺：ACR，近 90 天；不缺时没有 */
  lacking?: string;
}
