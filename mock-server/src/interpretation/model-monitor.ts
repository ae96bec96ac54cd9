import { FEATURES, RISK_MODEL_DIAGNOSIS } from '@jianwei/clinical-rules/logistic-model/ckd-risk-table';
import type { RiskFeature } from '@jianwei/clinical-rules/logistic-model/ckd-risk-table';
import { estimateRisk } from '@jianwei/clinical-rules/logistic-model/logistic';
import type { RiskVersion } from '@jianwei/clinical-rules/logistic-model/risk-versions';
import { TRAINING_MEANS, TRAINING_SET } from '@jianwei/clinical-rules/logistic-model/synthetic-set';
import { featureText } from '@jianwei/clinical-rules/logistic-model/wording';
import { PSI_SHIFTED, stabilityIndex } from '@jianwei/clinical-rules/model-metrics/stability';
import type { Stability } from '@jianwei/clinical-rules/model-metrics/stability';
import { CKD_RISK_FIGURES } from '../drawings/model-figures.ts';
import { listModelPeriods, listWrong, type ModelPeriodRow, type SpeakingState } from '../store/model-periods.ts';
import { reportSources } from '../store/report-sources.ts';
import { hospitalTime } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { reportSummaries } from './report-summaries.ts';
import type { ReportSummary } from './report-summaries.ts';
import type { RiskQuestion } from './risk-model.ts';

const DAY_MS = 86_400_000;
export const RECENT_DAYS = 30;
/** A version may come into use once it computed in the shadow for so long, or on so many reports. */
export const SHADOW_DAYS = 7;
export const SHADOW_REPORTS = 200;

/** A part of time as the wire writes times; `to` is outside it. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** A report that holds features of the model. */
export type AskedSummary = ReportSummary & { readonly risk: RiskQuestion };

/** What a version says of a report, unrounded, 0 to 1; undefined where a feature is missing. */
export function probabilityBy(model: RiskVersion, { risk }: AskedSummary): number | undefined {
  const answer = estimateRisk(risk.facts, TRAINING_MEANS, model);
  return answer.status === 'complete' ? answer.probability : undefined;
}

/** Whether a doctor is shown a probability on the report. */
export function givesRisk(summary: ReportSummary, model: RiskVersion): boolean {
  return isAsked(summary) && summary.risk.isSuggested && probabilityBy(model, summary) !== undefined;
}

const isAsked = (summary: ReportSummary): summary is AskedSummary => summary.risk !== undefined;

/** Reports of a range that hold features of the model, newest first. */
export function askedIn(world: World, { from, to }: Range): AskedSummary[] {
  return reportSummaries(world)
    .filter(isAsked)
    .filter(({ report }) => report.report_time >= from && report.report_time < to);
}

/** Now, to the end of its second: what is reported at this very time is within. */
const nowEnd = (world: World) => hospitalTime(new Date(world.now().getTime() + 1000));

/** The last 30 days by the hospital's clock. */
export function recent(world: World): Range {
  return { from: hospitalTime(new Date(world.now().getTime() - RECENT_DAYS * DAY_MS)), to: nowEnd(world) };
}

function within(range: Range, { started, ended }: ModelPeriodRow): Range {
  return {
    from: started > range.from ? started : range.from,
    to: ended !== '' && ended < range.to ? ended : range.to,
  };
}

/** Parts of a range in which a version was in a state. */
export function spans(world: World, version: string, state: SpeakingState, range: Range): Range[] {
  return listModelPeriods(world, CKD_RISK_FIGURES)
    .filter((period) => period.version === version && period.state === state)
    .map((period) => within(range, period))
    .filter(({ from, to }) => from < to);
}

/** On how many reports of a part of time a version gave, or in the shadow computed, a probability. */
export function answeredIn(world: World, model: RiskVersion, state: SpeakingState, range: Range): number {
  return askedIn(world, range).filter((summary) =>
    state === 'in_use' ? givesRisk(summary, model) : probabilityBy(model, summary) !== undefined,
  ).length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What a version did in the last 30 days. */
export function recentCounts(world: World, model: RiskVersion) {
  const inUse = spans(world, model.version, 'in_use', recent(world));
  const inShadow = spans(world, model.version, 'shadow', recent(world));
  return {
    given: sum(inUse.map((span) => answeredIn(world, model, 'in_use', span))),
    asked: sum(inUse.map((span) => askedIn(world, span).filter(({ risk }) => risk.isSuggested).length)),
    computed: sum(inShadow.map((span) => answeredIn(world, model, 'shadow', span))),
    feedback: sum(inUse.map(({ from, to }) => listWrong(world, RISK_MODEL_DIAGNOSIS, from, to).length)),
  };
}

/** Whole days for which a version has computed in the shadow, ended or not. */
export function shadowDays(world: World, version: string): number {
  const all = { from: '', to: nowEnd(world) };
  return sum(
    spans(world, version, 'shadow', all).map(({ from, to }) =>
      Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS),
    ),
  );
}

/** Whether a version was long enough in the shadow to come into use. */
export function mayEnable(world: World, model: RiskVersion): boolean {
  if (shadowDays(world, model.version) >= SHADOW_DAYS) return true;
  const all = spans(world, model.version, 'shadow', { from: '', to: nowEnd(world) });
  return sum(all.map((span) => answeredIn(world, model, 'shadow', span))) >= SHADOW_REPORTS;
}

/** What one report holds of a feature. */
export interface DriftValue {
  readonly value: number;
  readonly department: string;
  readonly source: string;
  readonly summary: AskedSummary;
}

export interface FeatureDrift {
  readonly feature: RiskFeature;
  readonly expected: readonly number[];
  /** Newest first. */
  readonly values: readonly DriftValue[];
  readonly stability: Stability | null;
  readonly isShifted: boolean;
}

/** Each feature on the reports of a range against the cases the model was made from. */
export function driftIn(world: World, range: Range): { readonly reports: number; readonly features: FeatureDrift[] } {
  const asked = askedIn(world, range);
  const sources = reportSources(world);
  const features = FEATURES.map(({ feature, domain: [low, high] }): FeatureDrift => {
    const values = asked.flatMap((summary): DriftValue[] => {
      const { risk, report, patient } = summary;
      const value = risk.facts[feature];
      return value === null || value < low || value > high
        ? []
        : [{ value, department: patient.department, source: sources.get(report.report_id) ?? '', summary }];
    });
    const expected = TRAINING_SET.map((entry) => entry.values[feature]);
    const stability = stabilityIndex(
      expected,
      values.map(({ value }) => value),
    );
    const isShifted = stability !== null && stability.isEnough && stability.psi > PSI_SHIFTED;
    return { feature, expected, values, stability, isShifted };
  });
  return { reports: asked.length, features };
}

/** The feature that is farthest from where the model was made. */
export function largestDrift(world: World) {
  // What rests on few reports stands behind: its index says little.
  const [first] = driftIn(world, recent(world)).features.toSorted(
    (a, b) =>
      Number(b.stability?.isEnough ?? false) - Number(a.stability?.isEnough ?? false) ||
      (b.stability?.psi ?? -1) - (a.stability?.psi ?? -1),
  );
  if (!first?.stability) return undefined;
  const { feature, stability, isShifted } = first;
  return { feature, name: featureText(feature), psi: stability.psi, is_shifted: isShifted };
}

/** One report on which both versions computed. */
export interface Compared {
  readonly summary: AskedSummary;
  readonly current: number;
  readonly candidate: number;
  readonly isAgreed: boolean;
}

/** Both versions on the reports of a range: those they class differently first, then the newest. */
export function compared(world: World, current: RiskVersion, candidate: RiskVersion, range: Range): Compared[] {
  const all = askedIn(world, range).flatMap((summary): Compared[] => {
    const [now, other] = [probabilityBy(current, summary), probabilityBy(candidate, summary)];
    if (now === undefined || other === undefined) return [];
    const isAgreed = now >= current.threshold === other >= candidate.threshold;
    return [{ summary, current: now, candidate: other, isAgreed }];
  });
  return all.toSorted((a, b) => Number(a.isAgreed) - Number(b.isAgreed));
}
