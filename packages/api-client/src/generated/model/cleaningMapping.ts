/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningAddend } from './cleaningAddend.ts';
import type { CleaningCode } from './cleaningCode.ts';
import type { CleaningFactor } from './cleaningFactor.ts';
import type { CleaningReading } from './cleaningReading.ts';
import type { CleaningRevision } from './cleaningRevision.ts';

/**
 * 映射一个来源项目
 */
export interface CleaningMapping {
  code?: CleaningCode;
  factor?: CleaningFactor;
  addend?: CleaningAddend;
  reading?: CleaningReading;
  /** 也重读已存的报告 */
  reread: boolean;
  revision: CleaningRevision;
}
