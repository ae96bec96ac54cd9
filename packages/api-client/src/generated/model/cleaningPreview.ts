/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningCounts } from './cleaningCounts.ts';
import type { CleaningPreviewRow } from './cleaningPreviewRow.ts';
import type { CleaningWorked } from './cleaningWorked.ts';

/**
 * 决定的预览
 */
export interface CleaningPreview {
  /**
     * 结果
     * @minimum 0
     */
  results: number;
  /**
     * 报告
     * @minimum 0
     */
  reports: number;
  /**
     * 结论改变的报告
     * @minimum 0
     */
  changed_reports: number;
  counts: CleaningCounts;
  /** 三个换算的例子：小、中、大 */
  worked: CleaningWorked[];
  /** 将读出的结果，新的在前，最多 200 条 */
  rows: CleaningPreviewRow[];
}
