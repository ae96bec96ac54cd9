/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ThyroidReferenceItem } from './thyroidReferenceItem.ts';

/**
 * 检验结果的参考区间，取报告自带，已换算为表单单位
 */
export interface ThyroidReference {
  /** 检验项目 */
  item: ThyroidReferenceItem;
  /**
     * 下限，单位见 item；没有为 null
     * @nullable
     */
  lower?: number | null;
  /**
     * 上限，单位见 item；没有为 null
     * @nullable
     */
  upper?: number | null;
}
