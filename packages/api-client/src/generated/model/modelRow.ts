/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ModelLargestDrift } from './modelLargestDrift.ts';
import type { ModelShare } from './modelShare.ts';
import type { ModelState } from './modelState.ts';
import type { ModelVersionNumber } from './modelVersionNumber.ts';

/**
 * 一个模型的一个版本
 */
export interface ModelRow {
  /** 模型编号 */
  artifact_id: string;
  /** 模型名称 */
  name: string;
  version: ModelVersionNumber;
  state: ModelState;
  /** 进入现状态的时间；从未启用或旁路时没有 */
  since?: DateTime;
  /** 适用人群 */
  population: string;
  /** 标在数字旁，如 演示数据 */
  data_note: string;
  /** 测试集 AUC */
  auc: ModelShare;
  /** 95% 区间下限 */
  auc_low: ModelShare;
  /** 95% 区间上限 */
  auc_high: ModelShare;
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
  /** 漂移最大的特征；近 30 日没有数据时没有 */
  drift?: ModelLargestDrift;
}
