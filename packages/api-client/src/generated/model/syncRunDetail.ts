/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { SyncReason } from './syncReason.ts';
import type { SyncRun } from './syncRun.ts';
import type { SyncStep } from './syncStep.ts';

/**
 * 一次运行的漏斗与拒收原因
 */
export interface SyncRunDetail {
  run: SyncRun;
  /** 漏斗 */
  funnel: SyncStep[];
  /** 拒收原因，多的在前 */
  reasons: SyncReason[];
}
