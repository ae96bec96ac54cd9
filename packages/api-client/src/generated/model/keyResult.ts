/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CriticalFlag } from './criticalFlag.ts';
import type { KeyResultAbnormalType } from './keyResultAbnormalType.ts';

/**
 * 列表中显示的关键结果
 */
export interface KeyResult {
  laboratory_id: string;
  laboratory_name: string;
  short_name: string;
  original_result: string;
  original_units: string;
  abnormal_type?: KeyResultAbnormalType;
  critical?: CriticalFlag;
}
