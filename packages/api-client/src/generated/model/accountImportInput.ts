/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 要导入的账号
 */
export interface AccountImportInput {
  /**
     * 带表头的 CSV 文本
     * @maxLength 500000
     */
  csv: string;
  /** 只检查，不保存 */
  dry_run: boolean;
}
