/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningRevision } from './cleaningRevision.ts';

/**
 * 恢复一个来源项目
 */
export interface CleaningReopening {
  revision: CleaningRevision;
}
