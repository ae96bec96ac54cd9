/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistLaboratory } from './assistLaboratory.ts';
import type { Gender } from './gender.ts';

export interface AssistInput {
  /**
     * 周岁
     * @minimum 0
     * @maximum 150
     */
  age: number;
  gender: Gender;
  /** @maxItems 300 */
  laboratories: AssistLaboratory[];
  /**
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 40
     */
  findings: string[];
  /** 结果取自这份报告时，一并考虑该患者此前的肌酐 */
  report_id?: string;
}
