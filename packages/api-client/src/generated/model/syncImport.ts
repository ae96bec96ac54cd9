/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 要导入的文件
 */
export interface SyncImport {
  /**
     * 文件名
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * 文件的内容
     * @minLength 1
     * @maxLength 8000000
     */
  text: string;
  /** 只试读，不存 */
  dry_run?: boolean;
}
