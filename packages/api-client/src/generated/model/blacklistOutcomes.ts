/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BlacklistOutcome } from './blacklistOutcome.ts';

/**
 * 每一条的结果
 */
export interface BlacklistOutcomes {
  /** 本次所记的修改，供撤销 */
  change_ids: number[];
  /** 每一条的结果 */
  outcomes: BlacklistOutcome[];
}
