/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AdditionalInfo } from './additionalInfo.ts';
import type { ApiType } from './apiType.ts';
import type { ApplicationAvailability } from './applicationAvailability.ts';
import type { ApplicationIcon } from './applicationIcon.ts';
import type { ApplicationId } from './applicationId.ts';
import type { ApplicationType } from './applicationType.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { ModelInfo } from './modelInfo.ts';
import type { Performance } from './performance.ts';

/**
 * 应用；列表条目与详情共用一个形状，详情多出后半部分字段
 */
export interface Application {
  application_id: ApplicationId;
  /** 应用编号，与 application_id 相同 */
  id?: string;
  /** 应用名称，与 name 相同 */
  application_name?: string;
  /** 应用名称 */
  name: string;
  app_icon?: ApplicationIcon;
  application_icon?: ApplicationIcon;
  /** 应用的简介 */
  application_desc?: string;
  api_type?: ApiType;
  /** 1 检验解读，其他为大数据分析 */
  category?: number;
  /** 本报告触发了该应用 */
  highlight?: boolean;
  /** 应用对本报告的提示 */
  hint?: string;
  /** 类型标志（字段名与取值由本项目定） */
  type?: ApplicationType;
  /**
     * 列表中的位置，从 1 开始
     * @minimum 1
     */
  sort?: number;
  /** 所属疾病系统的名称 */
  systems?: string[];
  /** 说明 */
  additional_infos?: AdditionalInfo[];
  /** 模型明细 */
  model_infos?: ModelInfo[];
  /** 作者 */
  author_info?: string;
  /** 作者的说明 */
  author_desc?: string;
  /** ROC 曲线图的名称 */
  roc?: string;
  /** SHAP 图的名称 */
  shap?: string;
  /** 模型性能 */
  performances?: Performance[];
  /** 应用所用的检验行 */
  laboratories?: LaboratoryRow[];
  /** 显示的诊断或应用名称 */
  diagnosis_display_name?: string;
  /** 应用针对的专病；有值的应用列在专病应用中 */
  disease?: string;
  /** 标为内测；没有时由 api_type 定（5、6 为内测） */
  inner_test?: boolean;
  availability?: ApplicationAvailability;
}
