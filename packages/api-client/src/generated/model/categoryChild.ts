/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiagnosisBrief } from './diagnosisBrief.ts';

/**
 * 系统分组下的小组
 */
export interface CategoryChild {
  /** 小组名称 */
  name: string;
  /** 本小组异常的 laboratory_id */
  evidences: string[];
  /** 本小组的疑似诊断 */
  sub_diagnosis?: DiagnosisBrief[];
}
