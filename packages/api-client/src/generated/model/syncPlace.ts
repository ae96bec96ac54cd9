/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 未导入的一条
 */
export interface SyncPlace {
  /** 在文件中的位置 */
  place: string;
  /** 原因 */
  reason: string;
}
