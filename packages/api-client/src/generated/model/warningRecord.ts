/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { WarningStep } from './warningStep.ts';

/**
 * 处置回路的一条记录
 */
export interface WarningRecord {
  /** 记录编号；系统检出的一条没有 */
  record_id?: string;
  step: WarningStep;
  /** 服务器记录的时间 */
  at: DateTime;
  /** 记录人，取自会话；系统检出的一条没有 */
  user_name?: string;
  /** 记录的内容 */
  text: string;
  /** 被通知的人或接报人 */
  recipient?: string;
  /** 所记录的处置建议的编号 */
  action_id?: string;
  /** 本条所撤销的记录的编号 */
  corrects?: string;
}
