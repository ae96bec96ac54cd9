/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningOutcome } from './cleaningOutcome.ts';

/**
 * 每种写法的结果
 */
export interface CleaningOutcomes {
  /** 各种写法 */
  data: CleaningOutcome[];
}
