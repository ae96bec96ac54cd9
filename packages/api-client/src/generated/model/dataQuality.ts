/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { DataSource } from './dataSource.ts';
import type { DateTime } from './dateTime.ts';
import type { QualityCell } from './qualityCell.ts';

/**
 * 数据质量
 */
export interface DataQuality {
  /** 起始日期（含） */
  from: CalendarDate;
  /** 结束日期（含） */
  to: CalendarDate;
  /** 统计时刻 */
  as_of: DateTime;
  /** 各来源，没有数据的也在内 */
  sources: DataSource[];
  /** 每个来源的每项检查 */
  cells: QualityCell[];
}
