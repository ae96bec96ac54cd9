/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PushLine } from './pushLine.ts';
import type { QuietHours } from './quietHours.ts';

/**
 * 推送策略
 */
export interface PushStrategy {
  /**
     * 各行，先命中者生效；末行为其余全部，至多 30 行
     * @minItems 1
     * @maxItems 30
     */
  lines: PushLine[];
  quiet?: QuietHours;
}
