/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { ReportId } from './reportId.ts';

/**
 * 模型的一个数字中的一份报告
 */
export interface ModelAnswered {
  report_id: ReportId;
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  department: Department;
  /**
     * 该版本的概率，%；特征不全时没有
     * @minimum 0
     * @maximum 100
     */
  percent?: number;
  /** 缺少的特征 */
  missing: string[];
  /** 反馈的时间；只用于反馈不符 */
  told_at?: DateTime;
}
