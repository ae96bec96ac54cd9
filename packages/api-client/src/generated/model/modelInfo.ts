/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Performance } from './performance.ts';
import type { Recommend } from './recommend.ts';

/**
 * 模型明细；performances 与 performance_items 同义
 */
export interface ModelInfo {
  diagnosis_id: string;
  diagnosis_name: string;
  shap?: string;
  roc?: string;
  recommends?: Recommend[];
  performances?: Performance[];
  performance_items?: Performance[];
  roc_url?: string;
  shap_url?: string;
  /** 标在每个数字旁，如 演示数据 */
  data_note?: string;
}
