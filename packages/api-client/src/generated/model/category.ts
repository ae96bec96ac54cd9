/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CategoryChild } from './categoryChild.ts';
import type { DiagnosisBrief } from './diagnosisBrief.ts';

/**
 * 疾病系统分组
 */
export interface Category {
  name: string;
  /**
     * @minimum 1
     * @maximum 17
     */
  system_id?: number;
  children: CategoryChild[];
  /** 本组异常的 laboratory_id */
  evidences: string[];
  sub_diagnosis: DiagnosisBrief[];
  /** 本组相关的提示语 */
  blood_spirits: string[];
}
