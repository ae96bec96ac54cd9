/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApiType } from './apiType.ts';

/**
 * 为本报告运行过的工具
 */
export interface ReadingTool {
  api_type: ApiType;
  /** 工具名称 */
  name: string;
  /** 没有要说的 */
  quiet: boolean;
}
