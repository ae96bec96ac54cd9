import { finiteOrNull } from '../core/number.ts';
import type { PlainInput, Rule } from '../core/rule.ts';
import { areaUnderCurve, confusionMetrics, rocPoints } from './model-metrics.ts';
import { METRIC_TEXT, metricDisplay } from './wording.ts';

/** A list of numbers; anything in it that is none spoils the list rather than being dropped. */
function scores(value: unknown): number[] {
  return Array.isArray(value) ? value.map((entry) => finiteOrNull(entry) ?? Number.NaN) : [];
}

function metricsOf(input: PlainInput): PlainInput {
  const count = (name: string): number => finiteOrNull(input[name]) ?? Number.NaN;
  const isTable = ['tp', 'fp', 'fn', 'tn'].some((name) => name in input);
  const isScored = 'pos' in input || 'neg' in input;
  return {
    ...(isTable ? confusionMetrics({ tp: count('tp'), fp: count('fp'), fn: count('fn'), tn: count('tn') }) : {}),
    ...(isScored ? { auc: areaUnderCurve(scores(input['pos']), scores(input['neg'])) } : {}),
  };
}

function explainMetrics(input: PlainInput): unknown {
  const metrics = metricsOf(input);
  return {
    ...metrics,
    roc: rocPoints(scores(input['pos']), scores(input['neg'])),
    wording: Object.entries(METRIC_TEXT)
      .filter(([code]) => code in metrics)
      .map(([code, text]) => `${text} ${metricDisplay(finiteOrNull(metrics[code]))}`),
  };
}

export const modelMetricsRule: Rule = {
  slug: 'model-metrics',
  title: '模型性能指标（灵敏度、特异度、AUC 等）',
  versions: [],
  example: '{"tp":80,"fp":10,"fn":20,"tn":90,"pos":[0.9,0.4],"neg":[0.5,0.1]}',
  explain: explainMetrics,
  vector: metricsOf,
};
