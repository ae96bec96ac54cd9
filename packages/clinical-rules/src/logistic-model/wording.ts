import { findItem } from '../catalogue/catalogue.ts';
import type { RiskFeature } from './ckd-risk-table.ts';

/** Stands beside every figure of the model. */
export const DEMO_DATA_TEXT = '演示数据';

export const RISK_MODEL_TITLE = '慢性肾脏病风险模型';

export const RISK_MODEL_EXPLANATION =
  '演示数据：模型系数、训练集与测试集均为人工构造，仅用于展示风险概率、性能与贡献的呈现方式，不得用于诊疗。';

/** Stands in place of a figure on a real patient. */
export const NOT_FOR_THIS_PATIENT_TEXT = '演示模型，不用于本患者';

/** What the model's figures are computed from. */
export const RISK_INPUTS_TEXT = '年龄、尿素、尿酸、血红蛋白、钾、无机磷。';

/** Name of a feature as the catalogue has it. */
export function featureText(feature: RiskFeature): string {
  return feature === 'age' ? '年龄' : (findItem(feature)?.name ?? feature);
}

/** Unit of a feature, with a space before it. */
export function featureUnit(feature: RiskFeature): string {
  return feature === 'age' ? ' 岁' : ` ${findItem(feature)?.unit ?? ''}`;
}

/** What is said in place of a probability. */
export function riskMissingText(missing: readonly RiskFeature[], invalid: readonly RiskFeature[]): string {
  const names = (features: readonly RiskFeature[]): string => features.map(featureText).join('、');
  const parts = [
    ...(missing.length === 0 ? [] : [`缺少${names(missing)}`]),
    ...(invalid.length === 0 ? [] : [`${names(invalid)}超出模型适用范围`]),
  ];
  return `${parts.join('，')}，无法计算风险概率`;
}
