/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PushFacts } from './pushFacts.ts';
import type { ReportId } from './reportId.ts';

/**
 * 一份报告，或写下的事实
 */
export interface PushPreviewInput {
  report_id?: ReportId;
  facts?: PushFacts;
  /** 用在用的版本而不是草稿 */
  in_use?: boolean;
}
