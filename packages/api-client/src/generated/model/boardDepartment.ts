/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Department } from './department.ts';

/**
 * 一个科室的今日
 */
export interface BoardDepartment {
  department: Department;
  /**
     * 今日报告（份）
     * @minimum 0
     */
  report_count: number;
  /**
     * 待处理危急值（条）
     * @minimum 0
     */
  open_criticals: number;
  /** 报告到首次查看的中位时间（分钟）；没有查看时间时没有 */
  median_minutes?: number;
}
