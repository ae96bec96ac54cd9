/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistItem } from './assistItem.ts';

export interface AssistTerms {
  laboratories: AssistItem[];
  /** 知识库的症状、体征用语 */
  findings: string[];
}
