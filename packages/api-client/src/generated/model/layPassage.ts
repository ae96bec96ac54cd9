/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LayPassageId } from './layPassageId.ts';

/**
 * 引用的一段知识，逐字取自知识库
 */
export interface LayPassage {
  passage_id: LayPassageId;
  /** 文章名，如 血钾 */
  title: string;
  /** 段名，如 偏高时的饮食 */
  section: string;
  /**
     * 第几段
     * @minimum 1
     */
  number: number;
  /** 知识库版本 */
  version: string;
  /** 审核状态 */
  review: string;
  /** 原文 */
  quote: string;
}
