/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PregnantStatus } from './pregnantStatus.ts';

export interface PregnantStatusInput {
  pregnant_status: PregnantStatus;
}
