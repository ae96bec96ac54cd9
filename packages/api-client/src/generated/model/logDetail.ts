/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Change } from './change.ts';
import type { LogEntry } from './logEntry.ts';

/**
 * 一条日志的全部
 */
export interface LogDetail {
  entry: LogEntry;
  /** 变更的前后 */
  change?: Change;
  /** 操作所带的数据（JSON 文本） */
  extra_data?: string;
  /** 同一对象的全部修改，新的在前 */
  history?: Change[];
}
