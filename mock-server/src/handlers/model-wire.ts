import type {
  ModelAnswered,
  ModelDetail,
  ModelDriftReport,
  ModelFeatureDrift,
  ModelRow,
  RuleModel,
} from '@jianwei/api-client/model';
import { FEATURES } from '@jianwei/clinical-rules/logistic-model/ckd-risk-table';
import { shapRows } from '@jianwei/clinical-rules/logistic-model/performance';
import type { SetPerformance } from '@jianwei/clinical-rules/logistic-model/performance';
import { RISK_VERSIONS } from '@jianwei/clinical-rules/logistic-model/risk-versions';
import type { RiskVersion } from '@jianwei/clinical-rules/logistic-model/risk-versions';
import { FIGURE_CODES, versionFigures } from '@jianwei/clinical-rules/logistic-model/version-figures';
import type { FigureCode } from '@jianwei/clinical-rules/logistic-model/version-figures';
import {
  DEMO_DATA_TEXT,
  featureText,
  featureUnit,
  RISK_MODEL_TITLE,
} from '@jianwei/clinical-rules/logistic-model/wording';
import { changePoint } from '@jianwei/clinical-rules/model-metrics/change-point';
import { median, PSI_FEWEST, stabilityIndex } from '@jianwei/clinical-rules/model-metrics/stability';
import { RULES } from '@jianwei/clinical-rules/registry/registry';
import { CKD_RISK_FIGURES, figuresName } from '../drawings/model-figures.ts';
import { APPLICATIONS } from '../hospital/applications.ts';
import type { CountedReport } from '../interpretation/model-counted.ts';
import { settingOf } from '../interpretation/application-offer.ts';
import {
  largestDrift,
  mayEnable,
  recentCounts,
  type DriftValue,
  type FeatureDrift,
} from '../interpretation/model-monitor.ts';
import { countModelAnswers, listModelPeriods, modelRevision, versionIn } from '../store/model-periods.ts';
import type { World } from '../store/world.ts';
import { known } from './known.ts';
import { maskedName } from './rule-wire.ts';

const POPULATION = '18 岁以上';
const EXCLUSIONS = '透析、妊娠、急性肾损伤';
/** Where the version in use is shown. */
const PLACES = ['诊断抽屉的风险概率与历史趋势', `应用「${RISK_MODEL_TITLE}」的患者与性能`];
const FIGURE_NAMES: Readonly<Record<FigureCode, string>> = {
  auc: 'AUC',
  accuracy: '准确率',
  sensitivity: '敏感度',
  specificity: '特异度',
  brier: 'Brier 分数',
};

export function stateOf(world: World, { version }: RiskVersion): ModelRow['state'] {
  if (versionIn(world, CKD_RISK_FIGURES, 'in_use') === version) return 'in_use';
  return versionIn(world, CKD_RISK_FIGURES, 'shadow') === version ? 'shadow' : 'off';
}

/** When the version came into the state it is in; undefined for one that never was in another. */
function sinceOf(world: World, model: RiskVersion): string | undefined {
  const own = listModelPeriods(world, CKD_RISK_FIGURES).filter(({ version }) => version === model.version);
  return stateOf(world, model) === 'off'
    ? own
        .map(({ ended }) => ended)
        .toSorted()
        .at(-1)
    : own.findLast(({ ended }) => ended === '')?.started;
}

/** A line of the list. */
export function wireModel(world: World, model: RiskVersion): ModelRow {
  const { test, intervals } = versionFigures(model);
  const state = stateOf(world, model);
  return {
    artifact_id: CKD_RISK_FIGURES,
    name: RISK_MODEL_TITLE,
    version: model.version,
    state,
    population: POPULATION,
    data_note: DEMO_DATA_TEXT,
    auc: test.auc ?? 0,
    auc_low: intervals.auc?.low ?? 0,
    auc_high: intervals.auc?.high ?? 1,
    ...recentCounts(world, model),
    ...known({ since: sinceOf(world, model), drift: state === 'off' ? undefined : largestDrift(world) }),
  };
}

const curve = ({ size, ill, roc }: SetPerformance) => ({
  size,
  ill,
  points: roc.map(({ fpr, tpr }) => ({ x: fpr, y: tpr })),
});

export function wireModelDetail(world: World, model: RiskVersion): ModelDetail {
  const { training, test, brier, intervals, calibration, line } = versionFigures(model);
  const valueOf = (set: 'training' | 'test', code: FigureCode): number => {
    const { auc, metrics } = set === 'training' ? training : test;
    if (code === 'auc') return auc ?? 0;
    return (code === 'brier' ? brier[set] : metrics[code]) ?? 0;
  };
  return {
    artifact_id: CKD_RISK_FIGURES,
    name: RISK_MODEL_TITLE,
    version: model.version,
    state: stateOf(world, model),
    note: model.note,
    kind: '逻辑回归',
    population: POPULATION,
    exclusions: EXCLUSIONS,
    features: FEATURES.map(({ feature }) => featureText(feature)),
    data_note: DEMO_DATA_TEXT,
    threshold: model.threshold,
    ...recentCounts(world, model),
    saved: countModelAnswers(world, CKD_RISK_FIGURES).get(model.version) ?? 0,
    places: [...PLACES],
    training: curve(training),
    test: curve(test),
    figures: FIGURE_CODES.map((code) => ({
      code,
      name: FIGURE_NAMES[code],
      training: valueOf('training', code),
      test: valueOf('test', code),
      low: intervals[code]?.low ?? 0,
      high: intervals[code]?.high ?? 1,
    })),
    calibration: {
      deciles: calibration.map(({ interval, size, predicted, observed }) => ({
        size,
        predicted,
        observed,
        ...interval,
      })),
      ...(line && { slope: line.slope, intercept: line.intercept }),
    },
    importance: shapRows(model).map(({ feature, importance }) => ({ feature, name: featureText(feature), importance })),
    roc: figuresName(model),
    shap: figuresName(model),
    versions: RISK_VERSIONS.map((other) => ({ version: other.version, state: stateOf(world, other) })),
    may_enable: mayEnable(world, model),
    revision: modelRevision(world, CKD_RISK_FIGURES),
  };
}

/** Departments and sources of fewer reports say nothing of a shift. */
const FEWEST_OF_GROUP = 10;
const MOST_GROUPS = 3;

/** Departments, or sources, whose values lie farthest from where the model was made. */
function farthest({ expected, values }: FeatureDrift, by: 'department' | 'source') {
  const middle = median(expected);
  return [...Map.groupBy(values, (row) => row[by])]
    .filter(([name, rows]) => name !== '' && rows.length >= FEWEST_OF_GROUP)
    .map(([name, rows]) => ({ name, size: rows.length, median: median(rows.map(({ value }) => value)), rows }))
    .toSorted((a, b) => Math.abs(b.median - middle) - Math.abs(a.median - middle))
    .slice(0, MOST_GROUPS);
}

/** The day from which the values of a source have another level; undefined where they have one all along. */
function sinceWhen(rows: readonly DriftValue[]): string | undefined {
  const byTime = rows.toReversed();
  const place = changePoint(byTime.map(({ value }) => value));
  return place === null ? undefined : byTime[place]?.summary.report.report_time.slice(0, 10);
}

/** @param sources names of the sources by their id */
export function wireDrift(drift: FeatureDrift, sources: ReadonlyMap<string, string>): ModelFeatureDrift {
  const { feature, expected, values, stability, isShifted } = drift;
  const middle = median(expected);
  return {
    feature,
    name: featureText(feature),
    unit: featureUnit(feature).trim(),
    expected_median: middle,
    size: values.length,
    ...(stability && {
      median: median(values.map(({ value }) => value)),
      psi: stability.psi,
      is_shifted: isShifted,
      is_few: !stability.isEnough,
      departments: farthest(drift, 'department').map(({ name, size, median: own }) => ({ name, size, median: own })),
      sources: farthest(drift, 'source').map(({ name, size, median: own, rows }) => ({
        source_id: name,
        name: sources.get(name) ?? name,
        size,
        median: own,
        psi:
          stabilityIndex(
            expected,
            rows.map(({ value }) => value),
          )?.psi ?? 0,
        is_few: size < PSI_FEWEST,
        ...known({ since: sinceWhen(rows) }),
      })),
    }),
  };
}

/** A report of a number of the list; the patient is masked. */
export function wireCounted({ summary, percent, missing, toldAt }: CountedReport): ModelAnswered {
  const { report, patient } = summary;
  return {
    report_id: report.report_id,
    report_time: report.report_time,
    patient_name: maskedName(patient.name),
    department: patient.department,
    missing: [...missing],
    ...known({ percent, told_at: toldAt }),
  };
}

/** A report with what it holds of a feature; the patient is masked. */
export function wireDriftReport({ value, department, summary: { report, patient } }: DriftValue): ModelDriftReport {
  const { report_id: id, report_time: time } = report;
  return { report_id: id, report_time: time, patient_name: maskedName(patient.name), department, value };
}

/** The version and source that a rule stamps on its answers, read from the answer to its own example. */
function stampOf(answer: string): { version: string; source: string } | undefined {
  const version = /"rule_?[vV]ersion":"([^"]+)"/.exec(answer)?.[1];
  return version === undefined ? undefined : { version, source: /"source":"([^"]+)"/.exec(answer)?.[1] ?? '' };
}

const ruleStamps = () =>
  RULES.filter(({ slug }) => slug !== 'risk-model').flatMap(({ slug, title, example, explain }) => {
    const stamp = stampOf(JSON.stringify(explain(JSON.parse(example) as Record<string, unknown>)));
    return stamp === undefined ? [] : [{ slug, name: title, ...stamp }];
  });

/** What speaks by rules alone, so that nothing that speaks is missing from the list. */
export function ruleModels(world: World): RuleModel[] {
  return world.memo('rule-stamps', ruleStamps).map((rule) => {
    const application = APPLICATIONS.find(({ slug }) => slug === rule.slug);
    return { ...rule, enabled: application === undefined || settingOf(world, application).enabled };
  });
}
