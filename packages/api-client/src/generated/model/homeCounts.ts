/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface HomeCounts {
  critical: number;
  focus: number;
  /** 与昨日相比 */
  focus_change: number;
  unread: number;
  today: number;
  hints: number;
}
