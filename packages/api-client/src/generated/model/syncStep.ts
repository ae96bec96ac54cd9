/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { SyncReasonKind } from './syncReasonKind.ts';
import type { SyncStepStep } from './syncStepStep.ts';

/**
 * 漏斗的一步
 */
export interface SyncStep {
  /** 步骤 */
  step: SyncStepStep;
  /**
     * 这一步之后的条数
     * @minimum 0
     */
  rows: number;
  /**
     * 这一步失去的条数
     * @minimum 0
     */
  lost: number;
  /** 失去的原因；没有时不返回 */
  reason?: SyncReasonKind;
}
