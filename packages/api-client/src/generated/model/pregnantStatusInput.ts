/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PregnantStatus } from './pregnantStatus.ts';

/**
 * 要保存的妊娠状态
 */
export interface PregnantStatusInput {
  pregnant_status: PregnantStatus;
}
