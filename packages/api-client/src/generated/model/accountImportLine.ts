/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一行的结果
 */
export interface AccountImportLine {
  /**
     * 文件中的行号，表头为 1
     * @minimum 2
     */
  line: number;
  /** 行中的账号 */
  user_name: string;
  /** 行中的姓名 */
  nickname: string;
  /** 可以导入，或已导入 */
  is_good: boolean;
  /** 不能导入的原因 */
  message?: string;
  /** 已导入账号的一次性密码；检查时没有 */
  password?: string;
}
