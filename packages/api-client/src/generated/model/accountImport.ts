/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AccountImportLine } from './accountImportLine.ts';

/**
 * 每一行的结果
 */
export interface AccountImport {
  /**
     * 已新增的账号数；检查时为 0
     * @minimum 0
     */
  created: number;
  /** 每一行 */
  lines: AccountImportLine[];
}
