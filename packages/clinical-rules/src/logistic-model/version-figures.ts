import { brierScore, calibrationGroups, calibrationLine } from '../model-metrics/calibration.ts';
import type { CalibrationGroup, CalibrationLine } from '../model-metrics/calibration.ts';
import { bootstrapIntervals } from '../model-metrics/intervals.ts';
import type { Interval } from '../model-metrics/intervals.ts';
import { performanceOn, scoredBy } from './performance.ts';
import type { SetPerformance } from './performance.ts';
import type { RiskVersion } from './risk-versions.ts';
import { TEST_SET, TRAINING_SET } from './synthetic-set.ts';
import type { SyntheticCase } from './synthetic-set.ts';

export type FigureCode = 'auc' | 'accuracy' | 'sensitivity' | 'specificity' | 'brier';
export const FIGURE_CODES: readonly FigureCode[] = ['auc', 'accuracy', 'sensitivity', 'specificity', 'brier'];

/** How a version does on both sets. */
export interface VersionPerformance {
  readonly training: SetPerformance;
  readonly test: SetPerformance;
}

/** And what chance leaves open on the test set. */
export interface VersionFigures extends VersionPerformance {
  readonly brier: { readonly training: number | null; readonly test: number | null };
  readonly intervals: Readonly<Record<FigureCode, Interval | null>>;
  readonly calibration: readonly CalibrationGroup[];
  readonly line: CalibrationLine | null;
}

const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** The figures of a resample from how often each case was drawn, the cases from the lowest score up: one pass for all of them. */
export function resampled(cases: readonly SyntheticCase[], threshold: number) {
  const placed = cases.map(({ probability, isIll }, place) => ({ probability, isIll, place }));
  const ties = [...Map.groupBy(placed, ({ probability }) => probability)];
  return (times: Uint16Array): Readonly<Record<FigureCode, number | null>> => {
    let [ill, healthy, won, tp, tn, squares] = [0, 0, 0, 0, 0, 0];
    for (const [score, own] of ties) {
      let [illHere, healthyHere] = [0, 0];
      for (const { isIll, place } of own) {
        const count = times[place] ?? 0;
        if (isIll) illHere += count;
        else healthyHere += count;
        squares += count * (score - Number(isIll)) ** 2;
      }
      // Mann–Whitney: pairs won against those with lower scores, ties counting one half.
      won += illHere * (healthy + healthyHere / 2);
      ill += illHere;
      healthy += healthyHere;
      if (score >= threshold) tp += illHere;
      else tn += healthyHere;
    }
    return {
      auc: share(won, ill * healthy),
      accuracy: share(tp + tn, ill + healthy),
      sensitivity: share(tp, ill),
      specificity: share(tn, healthy),
      brier: share(squares, ill + healthy),
    };
  };
}

const performances = new Map<RiskVersion, VersionPerformance>();
const known = new Map<RiskVersion, VersionFigures>();

/** The performance of a version, computed once from the synthetic cases: cheap enough to stand beside every answer. */
export function versionPerformance(model: RiskVersion): VersionPerformance {
  const kept = performances.get(model);
  if (kept) return kept;
  const made = { training: performanceOn(TRAINING_SET, model), test: performanceOn(TEST_SET, model) };
  performances.set(model, made);
  return made;
}

/** All figures of a version, computed once. */
export function versionFigures(model: RiskVersion): VersionFigures {
  const kept = known.get(model);
  if (kept) return kept;
  const cases = scoredBy(TEST_SET, model).toSorted((a, b) => a.probability - b.probability);
  const figures: VersionFigures = {
    ...versionPerformance(model),
    brier: { training: brierScore(scoredBy(TRAINING_SET, model)), test: brierScore(cases) },
    intervals: bootstrapIntervals(cases.length, FIGURE_CODES, resampled(cases, model.threshold)),
    calibration: calibrationGroups(cases),
    line: calibrationLine(cases),
  };
  known.set(model, figures);
  return figures;
}
