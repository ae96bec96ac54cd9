/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ModelState } from './modelState.ts';
import type { ModelVersionNumber } from './modelVersionNumber.ts';

/**
 * 一个版本启用或旁路的一段
 */
export interface ModelPeriod {
  version: ModelVersionNumber;
  state: ModelState;
  /** 开始 */
  from: DateTime;
  /** 结束；仍在继续时没有 */
  to?: DateTime;
  /**
     * 该段给出（旁路时为计算）概率的报告，份
     * @minimum 0
     */
  reports: number;
  /** 操作者姓名 */
  by: string;
  /** 原因 */
  reason: string;
}
