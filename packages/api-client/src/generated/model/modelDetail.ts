/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelCalibration } from './modelCalibration.ts';
import type { ModelCurve } from './modelCurve.ts';
import type { ModelFigure } from './modelFigure.ts';
import type { ModelImportance } from './modelImportance.ts';
import type { ModelShare } from './modelShare.ts';
import type { ModelState } from './modelState.ts';
import type { ModelVersionBrief } from './modelVersionBrief.ts';
import type { ModelVersionNumber } from './modelVersionNumber.ts';

/**
 * 一个模型的一个版本
 */
export interface ModelDetail {
  /** 模型编号 */
  artifact_id: string;
  /** 模型名称 */
  name: string;
  version: ModelVersionNumber;
  state: ModelState;
  /** 该版本改了什么 */
  note: string;
  /** 模型的种类，如 逻辑回归 */
  kind: string;
  /** 适用人群 */
  population: string;
  /** 不适用的情形 */
  exclusions: string;
  /** 各特征的名称 */
  features: string[];
  /** 标在每个数字旁，如 演示数据 */
  data_note: string;
  /** 判为高风险的阈值 */
  threshold: ModelShare;
  /**
     * 近 30 日给出概率的报告，份；只计启用时
     * @minimum 0
     */
  given: number;
  /**
     * 近 30 日提示该诊断的报告，份；只计启用时
     * @minimum 0
     */
  asked: number;
  /**
     * 近 30 日旁路计算的报告，份
     * @minimum 0
     */
  computed: number;
  /**
     * 近 30 日医师标为不符，次
     * @minimum 0
     */
  feedback: number;
  /**
     * 已保存的该版本的结果，份
     * @minimum 0
     */
  saved: number;
  /** 显示该模型的地方；停用后不再显示 */
  places: string[];
  /** 训练集 */
  training: ModelCurve;
  /** 测试集 */
  test: ModelCurve;
  /** 性能 */
  figures: ModelFigure[];
  calibration: ModelCalibration;
  /** 各特征的贡献，由大到小 */
  importance: ModelImportance[];
  /** ROC 曲线图的名称 */
  roc: string;
  /** SHAP 图的名称 */
  shap: string;
  /** 全部版本，由新到旧 */
  versions: ModelVersionBrief[];
  /** 旁路已满 7 日或 200 份，可以启用 */
  may_enable: boolean;
  /**
     * 状态的版本号；修改时带回读到的那一个
     * @minimum 1
     */
  revision: number;
}
