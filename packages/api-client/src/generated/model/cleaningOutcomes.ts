/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningOutcome } from './cleaningOutcome.ts';

/**
 * 每种写法或每个来源项目的结果
 */
export interface CleaningOutcomes {
  /** 各种写法或来源项目 */
  data: CleaningOutcome[];
}
