/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { NewerEvidence } from './newerEvidence.ts';

/**
 * 保存之后出现、会改变某项输入的结果；没有时不返回
 */
export type NewerEvidenceList = NewerEvidence[];
