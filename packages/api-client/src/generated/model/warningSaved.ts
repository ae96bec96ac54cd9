/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { WarningId } from './warningId.ts';
import type { WarningRecord } from './warningRecord.ts';
import type { WarningState } from './warningState.ts';

/**
 * 预警编号，及合并他人所记之后的回路
 */
export interface WarningSaved {
  warning_id: WarningId;
  state?: WarningState;
  /** 处置回路的全部记录，由远到近 */
  records?: WarningRecord[];
}
