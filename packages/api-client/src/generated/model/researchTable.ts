/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ResearchColumn } from './researchColumn.ts';
import type { ResearchTableRow } from './researchTableRow.ts';

/**
 * 表一
 */
export interface ResearchTable {
  /** 数据时点 */
  data_time: DateTime;
  /** 全库中有演示患者：数字旁标「演示数据」 */
  demo: boolean;
  /**
     * 用时，毫秒
     * @minimum 0
     */
  elapsed_ms: number;
  /** 队列不足 10 人：为保护患者不显示明细，rows 为空 */
  suppressed: boolean;
  /** 列：合计，分组时再有甲、乙两组 */
  columns: ResearchColumn[];
  /** 行 */
  rows: ResearchTableRow[];
  /** 表注：写法、检验、规则版本与说明 */
  notes: string[];
}
