/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CustomTextSummary } from './customTextSummary.ts';

/**
 * 全部诊断及其本院说明的状态
 */
export interface CustomTextList {
  /** 按疾病系统排列 */
  data: CustomTextSummary[];
}
