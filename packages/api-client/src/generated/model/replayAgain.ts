/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReplayAgainStatus } from './replayAgainStatus.ts';
import type { ReplayRow } from './replayRow.ts';

/**
 * 由当时的录入按当时的规则版本重算
 */
export interface ReplayAgain {
  /** 与当时显示的是否一致 */
  status: ReplayAgainStatus;
  /** 重算的结果 */
  results: ReplayRow[];
}
