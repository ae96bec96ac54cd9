/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { SyncSource } from './syncSource.ts';

/**
 * 各来源
 */
export interface SyncSources {
  /** 医院的现在 */
  now: DateTime;
  /** 来源 */
  data: SyncSource[];
}
