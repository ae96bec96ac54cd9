/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LaboratoryId } from './laboratoryId.ts';
import type { LaboratoryName } from './laboratoryName.ts';
import type { OriginalResult } from './originalResult.ts';

/**
 * 未能判读的一行
 */
export interface ReadingUnread {
  laboratory_id: LaboratoryId;
  laboratory_name: LaboratoryName;
  original_result: OriginalResult;
  /** 未判读的原因 */
  reason: string;
}
