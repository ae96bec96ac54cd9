/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Application } from './application.ts';
import type { Citations } from './citations.ts';
import type { ClinicalManifestations } from './clinicalManifestations.ts';
import type { ContributionList } from './contributionList.ts';
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { EvidenceRole } from './evidenceRole.ts';
import type { Gender } from './gender.ts';
import type { Graph } from './graph.ts';
import type { Guide } from './guide.ts';
import type { HintItem } from './hintItem.ts';
import type { HospitalNote } from './hospitalNote.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { PatientAge } from './patientAge.ts';
import type { PatientId } from './patientId.ts';
import type { Performance } from './performance.ts';
import type { ReadingFinding } from './readingFinding.ts';
import type { Recommend } from './recommend.ts';
import type { Reliability } from './reliability.ts';
import type { ReportId } from './reportId.ts';
import type { ReviewNotes } from './reviewNotes.ts';
import type { RiskModel } from './riskModel.ts';
import type { RuleVersion } from './ruleVersion.ts';
import type { SavedRisk } from './savedRisk.ts';
import type { SingleIndicatorHistory } from './singleIndicatorHistory.ts';

/**
 * 诊断知识；没有的文字不出现（页面显示 正在学习中～）
 */
export interface DiagnosisKnowledge {
  diagnosis_name: DiagnosisName;
  /** 显示的诊断名称 */
  diagnosis_display_name: string;
  /** absent or 1 = evidence and knowledge */
  api_type?: number;
  /** 与诊断有关的应用 */
  applications: Application[];
  /** 提示 */
  hints: HintItem[];
  /** 疾病介绍 */
  introduction?: string;
  /** 推荐的检验与检查 */
  recommends: Recommend[];
  /** 病情评估（判读条件与说明） */
  condition_assessment?: string;
  clinical_manifestations?: ClinicalManifestations;
  /** 特殊检查 */
  special_inspection?: string;
  /** 指南文件 */
  guides: Guide[];
  /** 本报告中作为依据的检验行 */
  laboratories: LaboratoryRow[];
  patient_age?: PatientAge;
  patient_gender?: Gender;
  /** 4 表示可以切换到关系图 */
  source_type?: number;
  reliable?: Reliability;
  /** 诊断名称，与 diagnosis_name 相同 */
  name?: string;
  /** 风险模型的概率，percent 0 to 100 */
  risk_probability_normal?: number;
  histories_normal?: SingleIndicatorHistory;
  /** 风险模型的性能 */
  performances?: Performance[];
  /** image name */
  roc?: string;
  /** image name */
  shap?: string;
  diagnosis_id?: DiagnosisId;
  report_id?: ReportId;
  patient_id?: PatientId;
  graph?: Graph;
  finding?: ReadingFinding;
  /** laboratories 中每一行对该诊断的作用 */
  evidence_roles?: EvidenceRole[];
  /**
     * 规则库中该诊断的判读条件、支持依据与排除条件
     * @maxLength 4000
     */
  criteria?: string;
  /**
     * 本报告中与该诊断无关的异常项数
     * @minimum 0
     */
  unrelated_abnormal?: number;
  /** 诊断得分（规则库的分值） */
  score?: number;
  contributions?: ContributionList;
  rule_version?: RuleVersion;
  risk_model?: RiskModel;
  /** 模型已停用时，本报告此前得到的概率；没有时不返回 */
  saved_risk?: SavedRisk;
  hospital_note?: HospitalNote;
  citations?: Citations;
  review_notes?: ReviewNotes;
}
