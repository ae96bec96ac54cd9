import type { DiagnosisKnowledge, ModelInfo, SingleIndicatorHistory } from '@jianwei/api-client/model';
import { findDiagnosis } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { RISK_MODEL_DIAGNOSIS } from '@jianwei/clinical-rules/logistic-model/ckd-risk-table';
import { answerRisk } from '@jianwei/clinical-rules/logistic-model/logistic-wire';
import type { RiskFacts } from '@jianwei/clinical-rules/logistic-model/logistic';
import { performanceRows } from '@jianwei/clinical-rules/logistic-model/performance';
import { findRiskVersion } from '@jianwei/clinical-rules/logistic-model/risk-versions';
import type { RiskVersion } from '@jianwei/clinical-rules/logistic-model/risk-versions';
import { versionPerformance } from '@jianwei/clinical-rules/logistic-model/version-figures';
import { DEMO_DATA_TEXT } from '@jianwei/clinical-rules/logistic-model/wording';
import { riskFacts } from '@jianwei/clinical-rules/record/logistic-model-facts';
import { CKD_RISK_FIGURES, figuresName } from '../drawings/model-figures.ts';
import { diagnosisText } from '../hospital/knowledge/diagnosis-texts.ts';
import { lastModelAnswer, saveModelAnswer, versionIn } from '../store/model-periods.ts';
import type { World } from '../store/world.ts';
import type { ReportView } from './report-view.ts';
import { wireRecommends } from './wire-recommends.ts';

/** api_type of a diagnosis, or an application, that a risk model stands behind. */
export const RISK_API_TYPE = 2;

const PERCENT = 2;
const MODEL_OFF_TEXT = '模型已停用';

/** True for the one diagnosis whose probability is modelled. */
export function hasRiskModel(diagnosisId: string): boolean {
  return diagnosisId === RISK_MODEL_DIAGNOSIS;
}

/** The model is made of synthetic data: it says nothing about a patient who is none. */
function isDemonstration({ patient }: ReportView['record']): boolean {
  return patient.is_demo === true;
}

/** The version that speaks; undefined while the model is off. */
export function riskModelInUse(world: World): RiskVersion | undefined {
  return findRiskVersion(versionIn(world, CKD_RISK_FIGURES, 'in_use') ?? '');
}

/** What the model is asked on one report, whichever version answers. */
export interface RiskQuestion {
  /** The report suggests the modelled disease: a doctor is shown what the model says. */
  readonly isSuggested: boolean;
  readonly facts: RiskFacts;
}

/** The question of a report to the model; undefined where it holds none of the features, and for real patients. */
export function riskQuestion({ judged, record }: ReportView): RiskQuestion | undefined {
  const facts = riskFacts(judged);
  const { age: _age, ...labs } = facts;
  if (!isDemonstration(record) || Object.values(labs).every((value) => value === null)) return undefined;
  return {
    isSuggested: judged.inference.diagnoses.some((diagnosis) => diagnosis.id === RISK_MODEL_DIAGNOSIS),
    facts,
  };
}

/** The probability of every report of the patient that holds all features, oldest first, in percent. */
function history(view: ReportView, model: RiskVersion): SingleIndicatorHistory {
  const histories = view.record.reports
    .toReversed()
    .map((judged) => ({
      report: judged.report,
      percent: answerRisk(riskFacts(judged), isDemonstration(view.record), model).percent,
    }))
    .flatMap(({ report, percent }) =>
      percent === undefined ? [] : [{ report_id: report.report_id, result_time: report.report_time, rate: percent }],
    );
  return { histories, result_type: PERCENT, unit: '%' };
}

/** What a version answered of a report before the model was switched off. */
function savedPart(world: World, view: ReportView | undefined): Partial<DiagnosisKnowledge> {
  const saved = view && lastModelAnswer(world, CKD_RISK_FIGURES, view.judged.report.report_id);
  return saved === undefined ? {} : { saved_risk: { ...saved, message: MODEL_OFF_TEXT, data_note: DEMO_DATA_TEXT } };
}

/**
 * What a diagnosis' knowledge says of its model; with a report, the probability or what is missing for one. The first answer of each version
 * is kept with its version. While the model is off only what was answered before is told.
 */
export function riskPart(world: World, view: ReportView | undefined): Partial<DiagnosisKnowledge> {
  const version = riskModelInUse(world);
  if (version === undefined) return savedPart(world, view);
  const { training, test } = versionPerformance(version);
  const model: Partial<DiagnosisKnowledge> = {
    api_type: RISK_API_TYPE,
    performances: performanceRows(training, test),
    roc: figuresName(version),
    shap: figuresName(version),
  };
  if (view === undefined) return model;
  const isDemo = isDemonstration(view.record);
  const { percent, base_percent: base, ...answer } = answerRisk(riskFacts(view.judged), isDemo, version);
  if (percent !== undefined) {
    const given = { version: version.version, percent, time: world.nowText() };
    saveModelAnswer(world, CKD_RISK_FIGURES, view.judged.report.report_id, given);
  }
  return {
    ...model,
    ...(percent === undefined ? {} : { risk_probability_normal: percent }),
    histories_normal: history(view, version),
    risk_model: { ...answer, ...(base === undefined ? {} : { base_percent: base }) },
  };
}

/** The model as an application lists it, in the version that speaks. */
export function riskModelInfo(version: RiskVersion): ModelInfo {
  const { training, test } = versionPerformance(version);
  const performances = performanceRows(training, test);
  const name = figuresName(version);
  return {
    diagnosis_id: RISK_MODEL_DIAGNOSIS,
    diagnosis_name: findDiagnosis(RISK_MODEL_DIAGNOSIS)?.name ?? RISK_MODEL_DIAGNOSIS,
    roc: name,
    shap: name,
    roc_url: `/api/v2/images/roc/${name}`,
    shap_url: `/api/v2/images/shap/${name}`,
    recommends: wireRecommends(diagnosisText(RISK_MODEL_DIAGNOSIS)),
    performances,
    performance_items: performances,
    data_note: DEMO_DATA_TEXT,
  };
}
