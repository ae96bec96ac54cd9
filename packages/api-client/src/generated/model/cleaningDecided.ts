/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningAddend } from './cleaningAddend.ts';
import type { CleaningCode } from './cleaningCode.ts';
import type { CleaningFactor } from './cleaningFactor.ts';
import type { CleaningReading } from './cleaningReading.ts';
import type { DateTime } from './dateTime.ts';

/**
 * 已作的决定
 */
export interface CleaningDecided {
  code?: CleaningCode;
  /** 目录项目的名称 */
  name?: string;
  factor?: CleaningFactor;
  addend?: CleaningAddend;
  reading?: CleaningReading;
  /** 决定者姓名 */
  by: string;
  /** 决定时间 */
  at: DateTime;
  /** 已重读存储的报告 */
  reread: boolean;
}
