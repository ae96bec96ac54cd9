/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PushStep } from './pushStep.ts';
import type { SkippedLine } from './skippedLine.ts';

/**
 * 一份报告的推送
 */
export interface PushPreview {
  /** 命中的行的编号，按次序 */
  lines: string[];
  /** 时刻表，按时间 */
  steps: PushStep[];
  /** 没有命中的行 */
  skipped: SkippedLine[];
}
