/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 初始值的来源
 */
export interface GraceInputSource {
  report_id?: string;
  report_time?: DateTime;
  text: string;
}
