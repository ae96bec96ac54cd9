/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CriticalFlag } from './criticalFlag.ts';
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { Gender } from './gender.ts';

/**
 * 一条危急值；姓名已遮盖
 */
export interface BoardCritical {
  /** 预警编号 */
  warning_id: string;
  /** 已遮盖的姓名 */
  patient_name: string;
  /** 性别 */
  patient_gender?: Gender;
  /** 年龄（周岁） */
  patient_age?: number;
  department: Department;
  /** 床号 */
  bed_no?: string;
  /** 项目或发现 */
  item: string;
  /** 结果与单位；不是检验结果时没有 */
  result?: string;
  critical?: CriticalFlag;
  /** 危急界限 */
  limit?: string;
  /** 待处理 */
  is_open: boolean;
  /** 开始时间 */
  since: DateTime;
  /**
     * 待处理的已等多久，已处理的用了多久（分钟）
     * @minimum 0
     */
  minutes: number;
}
