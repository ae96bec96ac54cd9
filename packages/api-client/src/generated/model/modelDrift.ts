/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { ModelFeatureDrift } from './modelFeatureDrift.ts';

/**
 * 各特征的漂移
 */
export interface ModelDrift {
  /** 起始日期（含） */
  from: CalendarDate;
  /** 结束日期（含） */
  to: CalendarDate;
  /**
     * 该段有任一特征的报告，份
     * @minimum 0
     */
  reports: number;
  /**
     * 建模人群，例
     * @minimum 0
     */
  cases: number;
  /**
     * 提示的界限
     * @minimum 0
     */
  mark: number;
  /** 各特征，模型的顺序 */
  features: ModelFeatureDrift[];
}
