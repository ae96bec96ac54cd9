/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningPreviewRowState } from './cleaningPreviewRowState.ts';
import type { DateTime } from './dateTime.ts';
import type { Gender } from './gender.ts';

/**
 * 一条结果将如何读出
 */
export interface CleaningPreviewRow {
  /**
     * 报告编号
     * @maxLength 200
     */
  report_id: string;
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  patient_gender: Gender;
  /**
     * 年龄；未知时没有
     * @minimum 0
     */
  patient_age?: number;
  /** 原文 */
  original: string;
  /** 读作 */
  read: string;
  /** 来源自己的参考区间，没有时为空 */
  range: string;
  /** 判定 */
  state: CleaningPreviewRowState;
  /** 无法判定的原因；判定了的为空 */
  reason: string;
  /** 达到危急值 */
  is_critical: boolean;
  /** 报告结论的变化；不变时为空 */
  change: string;
}
