import type { MetricCode } from './model-metrics.ts';

export const METRIC_TEXT: Record<MetricCode | 'auc', string> = {
  auc: 'AUC',
  sensitivity: '灵敏度',
  specificity: '特异度',
  ppv: '阳性预测值',
  npv: '阴性预测值',
  accuracy: '准确率',
  f1: 'F1',
};

/** Four decimals, or '--' where the denominator is zero. */
export function metricDisplay(value: number | null): string {
  return value === null ? '--' : value.toFixed(4);
}
