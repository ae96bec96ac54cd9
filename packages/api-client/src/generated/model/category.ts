/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CategoryChild } from './categoryChild.ts';
import type { DiagnosisBrief } from './diagnosisBrief.ts';
import type { SystemId } from './systemId.ts';

/**
 * 疾病系统分组
 */
export interface Category {
  /** 疾病系统名称 */
  name: string;
  system_id?: SystemId;
  /** 小组 */
  children: CategoryChild[];
  /** 本组异常的 laboratory_id */
  evidences: string[];
  /** 本组的疑似诊断 */
  sub_diagnosis: DiagnosisBrief[];
  /** 本组相关的提示语 */
  blood_spirits: string[];
}
