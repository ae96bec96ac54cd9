/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistItem } from './assistItem.ts';

/**
 * 可录入的检验项目与临床表现
 */
export interface AssistTerms {
  /** 项目目录的全部项目 */
  laboratories: AssistItem[];
  /** 知识库的症状、体征用语 */
  findings: string[];
}
