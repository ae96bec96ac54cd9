/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiagnosisBrief } from './diagnosisBrief.ts';

/**
 * 系统分组下的小组
 */
export interface CategoryChild {
  name: string;
  evidences: string[];
  sub_diagnosis?: DiagnosisBrief[];
}
