/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CustomTextSummary } from './customTextSummary.ts';

/**
 * 一个诊断的本院说明
 */
export type CustomText = CustomTextSummary & {
  /** HTML，图片为 data URL；没有时为空 */
  content: string;
};
