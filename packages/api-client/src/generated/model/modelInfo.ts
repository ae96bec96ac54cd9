/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { Performance } from './performance.ts';
import type { Recommend } from './recommend.ts';

/**
 * 模型明细；performances 与 performance_items 同义
 */
export interface ModelInfo {
  diagnosis_id: DiagnosisId;
  diagnosis_name: DiagnosisName;
  /** SHAP 图的名称 */
  shap?: string;
  /** ROC 曲线图的名称 */
  roc?: string;
  /** 推荐的检验与检查 */
  recommends?: Recommend[];
  /** 模型性能 */
  performances?: Performance[];
  /** 模型性能，与 performances 相同 */
  performance_items?: Performance[];
  /** ROC 曲线图的路径 */
  roc_url?: string;
  /** SHAP 图的路径 */
  shap_url?: string;
  /** 标在每个数字旁，如 演示数据 */
  data_note?: string;
}
