/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个选项
 */
export interface Covid19Option {
  /** 选项的编号，在所属列表中唯一 */
  key: number;
  /** 显示的文字 */
  label: string;
}
