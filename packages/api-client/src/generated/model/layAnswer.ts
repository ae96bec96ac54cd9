/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LayAnswerKind } from './layAnswerKind.ts';
import type { LayItem } from './layItem.ts';
import type { LayPassage } from './layPassage.ts';

/**
 * 回答：引用原文，或说明不能回答
 */
export interface LayAnswer {
  /** 回答的种类，按此顺序判断 */
  kind: LayAnswerKind;
  /** 回答的文字 */
  text: string;
  item?: LayItem;
  /** 本人报告中问到的项目 */
  items?: LayItem[];
  /** 引用的段落 */
  passages: LayPassage[];
  /**
     * 相近的、可以回答的问题
     * @maxItems 3
     */
  near: string[];
  /** 决定回答的规则 */
  rule_id: string;
}
