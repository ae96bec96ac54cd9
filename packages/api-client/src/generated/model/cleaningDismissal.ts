/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningRevision } from './cleaningRevision.ts';

/**
 * 不映射一个来源项目
 */
export interface CleaningDismissal {
  /**
     * 原因
     * @minLength 1
     * @maxLength 200
     */
  reason: string;
  revision: CleaningRevision;
}
