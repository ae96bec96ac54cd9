/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AdditionalInfo } from './additionalInfo.ts';
import type { ApplicationType } from './applicationType.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { ModelInfo } from './modelInfo.ts';
import type { Performance } from './performance.ts';

/**
 * 应用；列表条目与详情共用一个形状，详情多出后半部分字段
 */
export interface Application {
  application_id: string;
  id?: string;
  application_name?: string;
  name: string;
  app_icon?: string;
  application_icon?: string;
  application_desc?: string;
  api_type?: number;
  /** 1 检验解读，其他为大数据分析 */
  category?: number;
  /** 本报告触发了该应用 */
  highlight?: boolean;
  hint?: string;
  /** 类型标志（字段名与取值由本项目定） */
  type?: ApplicationType;
  /** @minimum 1 */
  sort?: number;
  systems?: string[];
  additional_infos?: AdditionalInfo[];
  model_infos?: ModelInfo[];
  author_info?: string;
  author_desc?: string;
  roc?: string;
  shap?: string;
  performances?: Performance[];
  laboratories?: LaboratoryRow[];
  diagnosis_display_name?: string;
  /** 应用针对的专病；有值的应用列在专病应用中 */
  disease?: string;
}
