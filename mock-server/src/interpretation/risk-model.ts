import type { DiagnosisKnowledge, ModelInfo, SingleIndicatorHistory } from '@jianwei/api-client/model';
import { findDiagnosis } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { RISK_MODEL_DIAGNOSIS } from '@jianwei/clinical-rules/logistic-model/ckd-risk-table';
import { answerRisk } from '@jianwei/clinical-rules/logistic-model/logistic-wire';
import { performanceRows } from '@jianwei/clinical-rules/logistic-model/performance';
import { DEMO_DATA_TEXT } from '@jianwei/clinical-rules/logistic-model/wording';
import { riskFacts } from '@jianwei/clinical-rules/record/logistic-model-facts';
import { CKD_RISK_FIGURES } from '../drawings/model-figures.ts';
import { diagnosisText } from '../hospital/knowledge/diagnosis-texts.ts';
import type { ReportView } from './report-view.ts';
import { wireRecommends } from './wire-recommends.ts';

/** api_type of a diagnosis, or an application, that a risk model stands behind. */
export const RISK_API_TYPE = 2;

const PERCENT = 2;

/** True for the one diagnosis whose probability is modelled. */
export function hasRiskModel(diagnosisId: string): boolean {
  return diagnosisId === RISK_MODEL_DIAGNOSIS;
}

/** The model is made of synthetic data: it says nothing about a patient who is none. */
function isDemonstration({ patient }: ReportView['record']): boolean {
  return patient.is_demo === true;
}

/** True when the report suggests the modelled disease and holds all features, so that a probability is shown. */
export function hasRisk({ judged, record }: ReportView): boolean {
  const isSuggested = judged.inference.diagnoses.some((diagnosis) => diagnosis.id === RISK_MODEL_DIAGNOSIS);
  return isSuggested && answerRisk(riskFacts(judged), isDemonstration(record)).percent !== undefined;
}

/** The probability of every report of the patient that holds all features, oldest first, in percent. */
function history(view: ReportView): SingleIndicatorHistory {
  const histories = view.record.reports
    .toReversed()
    .map((judged) => ({
      report: judged.report,
      percent: answerRisk(riskFacts(judged), isDemonstration(view.record)).percent,
    }))
    .flatMap(({ report, percent }) =>
      percent === undefined ? [] : [{ report_id: report.report_id, result_time: report.report_time, rate: percent }],
    );
  return { histories, result_type: PERCENT, unit: '%' };
}

/** What a diagnosis' knowledge says of its model; with a report, the probability or what is missing for one. */
export function riskPart(view: ReportView | undefined): Partial<DiagnosisKnowledge> {
  const model: Partial<DiagnosisKnowledge> = {
    api_type: RISK_API_TYPE,
    performances: performanceRows(),
    roc: CKD_RISK_FIGURES,
    shap: CKD_RISK_FIGURES,
  };
  if (view === undefined) return model;
  const { percent, base_percent: base, ...answer } = answerRisk(riskFacts(view.judged), isDemonstration(view.record));
  return {
    ...model,
    ...(percent === undefined ? {} : { risk_probability_normal: percent }),
    histories_normal: history(view),
    risk_model: { ...answer, ...(base === undefined ? {} : { base_percent: base }) },
  };
}

/** The model as an application lists it. */
export function riskModelInfo(): ModelInfo {
  const text = diagnosisText(RISK_MODEL_DIAGNOSIS);
  const performances = performanceRows();
  return {
    diagnosis_id: RISK_MODEL_DIAGNOSIS,
    diagnosis_name: findDiagnosis(RISK_MODEL_DIAGNOSIS)?.name ?? RISK_MODEL_DIAGNOSIS,
    roc: CKD_RISK_FIGURES,
    shap: CKD_RISK_FIGURES,
    roc_url: `/api/v2/images/roc/${CKD_RISK_FIGURES}`,
    shap_url: `/api/v2/images/shap/${CKD_RISK_FIGURES}`,
    recommends: text === undefined ? [] : wireRecommends(text),
    performances,
    performance_items: performances,
    data_note: DEMO_DATA_TEXT,
  };
}
