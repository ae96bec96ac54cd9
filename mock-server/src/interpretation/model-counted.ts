import { roundHalfUp } from '@jianwei/clinical-rules/core/number';
import { RISK_MODEL_DIAGNOSIS } from '@jianwei/clinical-rules/logistic-model/ckd-risk-table';
import { estimateRisk } from '@jianwei/clinical-rules/logistic-model/logistic';
import type { RiskVersion } from '@jianwei/clinical-rules/logistic-model/risk-versions';
import { TRAINING_MEANS } from '@jianwei/clinical-rules/logistic-model/synthetic-set';
import { featureText } from '@jianwei/clinical-rules/logistic-model/wording';
import { listWrong, type SpeakingState } from '../store/model-periods.ts';
import type { World } from '../store/world.ts';
import { type AskedSummary, askedIn, givesRisk, probabilityBy, type Range, recent, spans } from './model-monitor.ts';
import { reportSummaries } from './report-summaries.ts';
import type { ReportSummary } from './report-summaries.ts';

/** What is counted of a version in the list of models. */
export type Counted = 'given' | 'incomplete' | 'computed' | 'feedback';

/** A report of one of these numbers. */
export interface CountedReport {
  readonly summary: ReportSummary;
  /** 0 to 100, one decimal; undefined where a feature is missing. */
  readonly percent?: number;
  /** Features that are missing or outside the model's domain, by name. */
  readonly missing: readonly string[];
  /** When a reader called the diagnosis wrong. */
  readonly toldAt?: string;
}

function answerOf(model: RiskVersion, summary: ReportSummary): Pick<CountedReport, 'percent' | 'missing'> {
  if (summary.risk === undefined) return { missing: [] };
  const answer = estimateRisk(summary.risk.facts, TRAINING_MEANS, model);
  return answer.status === 'complete'
    ? { percent: roundHalfUp(answer.probability * 100, 1), missing: [] }
    : { missing: [...answer.missing, ...answer.invalid].map(featureText) };
}

const COUNTS: Readonly<
  Record<Exclude<Counted, 'feedback'>, readonly [SpeakingState, (summary: AskedSummary, model: RiskVersion) => boolean]>
> = {
  given: ['in_use', givesRisk],
  incomplete: ['in_use', (summary, model) => summary.risk.isSuggested && !givesRisk(summary, model)],
  computed: ['shadow', (summary, model) => probabilityBy(model, summary) !== undefined],
};

function wrongOf(world: World, model: RiskVersion, range: Range): CountedReport[] {
  const byId = new Map(reportSummaries(world).map((summary) => [summary.report.report_id, summary]));
  return spans(world, model.version, 'in_use', range)
    .flatMap(({ from, to }) => listWrong(world, RISK_MODEL_DIAGNOSIS, from, to))
    .toSorted((a, b) => (a.time < b.time ? 1 : -1))
    .flatMap(({ report_id: id, time }) => {
      const summary = byId.get(id);
      return summary === undefined ? [] : [{ summary, ...answerOf(model, summary), toldAt: time }];
    });
}

/** The reports behind one number of a version, newest first; over the last 30 days unless another range is asked for. */
export function countedReports(
  world: World,
  model: RiskVersion,
  counted: Counted,
  range: Range = recent(world),
): CountedReport[] {
  if (counted === 'feedback') return wrongOf(world, model, range);
  const [state, isCounted] = COUNTS[counted];
  return spans(world, model.version, state, range)
    .toReversed()
    .flatMap((span) => askedIn(world, span))
    .filter((summary) => isCounted(summary, model))
    .map((summary) => ({ summary, ...answerOf(model, summary) }));
}
