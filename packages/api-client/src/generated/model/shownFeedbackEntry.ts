/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ShownFeedback } from './shownFeedback.ts';

/**
 * 一条反馈
 */
export interface ShownFeedbackEntry {
  kind: ShownFeedback;
  /** 反馈内容 */
  content: string;
  time: DateTime;
}
