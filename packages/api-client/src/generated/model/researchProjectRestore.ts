/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchVersionNumber } from './researchVersionNumber.ts';

/**
 * 取回。给出 version 时把该版本的内容保存为新版本；没有时取回已删除的项目
 */
export interface ResearchProjectRestore {
  version?: ResearchVersionNumber;
  /** 取回所依据的现版本，1–100000 号 */
  base_version?: ResearchVersionNumber;
}
