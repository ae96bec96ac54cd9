/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { WarningCancelReason } from './warningCancelReason.ts';
import type { WarningId } from './warningId.ts';

/**
 * 预警编号与取消的原因
 */
export interface WarningCancelInput {
  warning_id: WarningId;
  reason?: WarningCancelReason;
  /**
     * 取消的说明；原因为其他时必填
     * @maxLength 500
     */
  text?: string;
}
