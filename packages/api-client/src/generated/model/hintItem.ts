/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { SubHint } from './subHint.ts';

export interface HintItem {
  application_id: string;
  application_name: string;
  app_icon?: string;
  title?: string;
  /** 考虑方向 */
  fx?: string;
  /** 处理建议 */
  cl?: string;
  hint_content?: string;
  hint_contents?: string | string[];
  sub_hint?: SubHint[];
}
