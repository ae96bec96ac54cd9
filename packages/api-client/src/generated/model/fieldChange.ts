/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个字段的前后
 */
export interface FieldChange {
  /** 字段名 */
  field: string;
  /** 字段的中文名 */
  label: string;
  /** 修改前的文字；新增时为空 */
  before: string;
  /** 修改后的文字；删除时为空 */
  after: string;
}
