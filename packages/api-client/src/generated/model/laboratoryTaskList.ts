/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { LaboratoryTask } from './laboratoryTask.ts';

/**
 * 待办
 */
export interface LaboratoryTaskList {
  /** 医院时钟的现在 */
  now: DateTime;
  /** 待办，只含本账号可处理的 */
  data: LaboratoryTask[];
}
