/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AccountOutcome } from './accountOutcome.ts';

/**
 * 每个账号的结果
 */
export interface AccountOutcomes {
  /** 本次所记的修改，供撤销 */
  change_ids?: number[];
  /** 每个账号的结果 */
  outcomes: AccountOutcome[];
}
