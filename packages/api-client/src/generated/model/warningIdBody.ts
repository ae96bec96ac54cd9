/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { WarningId } from './warningId.ts';

/**
 * 预警编号
 */
export interface WarningIdBody {
  warning_id: WarningId;
}
