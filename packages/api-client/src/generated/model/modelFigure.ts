/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelFigureCode } from './modelFigureCode.ts';
import type { ModelShare } from './modelShare.ts';

/**
 * 一项性能
 */
export interface ModelFigure {
  /** 指标 */
  code: ModelFigureCode;
  /** 指标名称 */
  name: string;
  /** 训练集 */
  training: ModelShare;
  /** 测试集 */
  test: ModelShare;
  /** 测试集 95% 区间下限（自助法） */
  low: ModelShare;
  /** 测试集 95% 区间上限（自助法） */
  high: ModelShare;
}
