/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistLaboratory } from './assistLaboratory.ts';
import type { Gender } from './gender.ts';

/**
 * 录入的检验结果与临床表现
 */
export interface AssistInput {
  /**
     * 0–150 岁（周岁）
     * @minimum 0
     * @maximum 150
     */
  age: number;
  gender: Gender;
  /**
     * 录入的检验结果，最多 300 行
     * @maxItems 300
     */
  laboratories: AssistLaboratory[];
  /**
     * 临床表现，取自知识库用语，最多 100 项
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 40
     */
  findings: string[];
  /**
     * 结果取自这份报告时，一并考虑该患者此前的肌酐
     * @maxLength 200
     */
  report_id?: string;
}
