/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApplicationIcon } from './applicationIcon.ts';
import type { ApplicationId } from './applicationId.ts';
import type { SubHint } from './subHint.ts';

/**
 * 诊断的一条提示
 */
export interface HintItem {
  application_id: ApplicationId;
  /** 给出提示的应用名称 */
  application_name: string;
  app_icon?: ApplicationIcon;
  /** 提示的标题 */
  title?: string;
  /** 考虑方向 */
  fx?: string;
  /** 处理建议 */
  cl?: string;
  /** 提示的内容 */
  hint_content?: string;
  /** 提示的内容，一段或多段 */
  hint_contents?: string | string[];
  /** 细分的提示 */
  sub_hint?: SubHint[];
}
