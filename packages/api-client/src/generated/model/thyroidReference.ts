/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ThyroidReferenceItem } from './thyroidReferenceItem.ts';

/**
 * 检验结果的参考区间，取报告自带，已换算为表单单位
 */
export interface ThyroidReference {
  item: ThyroidReferenceItem;
  /** @nullable */
  lower?: number | null;
  /** @nullable */
  upper?: number | null;
}
