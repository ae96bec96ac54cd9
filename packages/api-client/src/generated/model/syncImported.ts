/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { SyncPlace } from './syncPlace.ts';
import type { SyncRunId } from './syncRunId.ts';
import type { SyncSourceId } from './syncSourceId.ts';

/**
 * 导入的结果
 */
export interface SyncImported {
  /** 运行编号；试读时没有 */
  run_id?: SyncRunId;
  /** 文件归入的来源；试读时没有 */
  source_id?: SyncSourceId;
  /** 格式 */
  format: string;
  /**
     * 结果
     * @minimum 0
     */
  rows: number;
  /**
     * 导入
     * @minimum 0
     */
  taken: number;
  /**
     * 未导入
     * @minimum 0
     */
  refused: number;
  /**
     * 新报告
     * @minimum 0
     */
  reports: number;
  /**
     * 患者
     * @minimum 0
     */
  patients: number;
  /** 未导入的，最多 50 条 */
  refused_rows: SyncPlace[];
}
