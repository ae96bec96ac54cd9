/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningFilter } from './cleaningFilter.ts';

/**
 * 不映射此条件的全部来源项目
 */
export interface CleaningDismissals {
  filter: CleaningFilter;
  /**
     * 原因
     * @minLength 1
     * @maxLength 200
     */
  reason: string;
}
