/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Application } from './application.ts';
import type { ClinicalManifestations } from './clinicalManifestations.ts';
import type { Contribution } from './contribution.ts';
import type { Gender } from './gender.ts';
import type { Graph } from './graph.ts';
import type { Guide } from './guide.ts';
import type { HintItem } from './hintItem.ts';
import type { HospitalNote } from './hospitalNote.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { Performance } from './performance.ts';
import type { Recommend } from './recommend.ts';
import type { Reliability } from './reliability.ts';
import type { RiskModel } from './riskModel.ts';
import type { SingleIndicatorHistory } from './singleIndicatorHistory.ts';

/**
 * 诊断知识；没有的文字不出现（页面显示 正在学习中～）
 */
export interface DiagnosisKnowledge {
  diagnosis_name: string;
  diagnosis_display_name: string;
  /** absent or 1 = evidence and knowledge */
  api_type?: number;
  applications: Application[];
  hints: HintItem[];
  introduction?: string;
  recommends: Recommend[];
  condition_assessment?: string;
  clinical_manifestations?: ClinicalManifestations;
  special_inspection?: string;
  guides: Guide[];
  /** 本报告中作为依据的检验行 */
  laboratories: LaboratoryRow[];
  patient_age?: number;
  patient_gender?: Gender;
  /** 4 表示可以切换到关系图 */
  source_type?: number;
  reliable?: Reliability;
  name?: string;
  /** percent 0 to 100 */
  risk_probability_normal?: number;
  histories_normal?: SingleIndicatorHistory;
  performances?: Performance[];
  /** image name */
  roc?: string;
  /** image name */
  shap?: string;
  diagnosis_id?: string;
  report_id?: string;
  patient_id?: string;
  graph?: Graph;
  score?: number;
  contributions?: Contribution[];
  rule_version?: string;
  risk_model?: RiskModel;
  hospital_note?: HospitalNote;
  citations?: string[];
  review_notes?: string[];
}
