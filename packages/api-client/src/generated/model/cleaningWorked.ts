/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个换算的例子
 */
export interface CleaningWorked {
  /** 来源的值与单位 */
  original: string;
  /** 读作 */
  read: string;
}
