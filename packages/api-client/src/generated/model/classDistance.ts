/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 只改变一项输入而进入另一分级所需的最小变化；只说明距离，不作建议
 */
export interface ClassDistance {
  /** code of the input */
  item: string;
  /** 输入项的中文名称 */
  label: string;
  /** 现值（含单位） */
  from: string;
  /** 变化后的值（含单位） */
  to: string;
  /** 变化后的分级 */
  target: string;
}
