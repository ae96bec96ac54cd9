/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ClassDistanceList } from './classDistanceList.ts';
import type { ContributionList } from './contributionList.ts';
import type { DateTime } from './dateTime.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { EvidenceInference } from './evidenceInference.ts';
import type { Gender } from './gender.ts';
import type { KidneyReportLevel } from './kidneyReportLevel.ts';
import type { KidneySource } from './kidneySource.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { MissingItems } from './missingItems.ts';
import type { PatientAge } from './patientAge.ts';
import type { PatientId } from './patientId.ts';
import type { ReportId } from './reportId.ts';
import type { ReviewNotes } from './reviewNotes.ts';
import type { RuleVersion } from './ruleVersion.ts';
import type { Tips } from './tips.ts';

/**
 * CKD 分期报告
 */
export interface KidneyReport {
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  diagnosis_name: DiagnosisName;
  evidence_inference: EvidenceInference;
  patient_id?: PatientId;
  patient_age?: PatientAge;
  patient_gender?: Gender;
  /** 分期所用的检验行 */
  laboratories?: LaboratoryRow[];
  /** mL/min/1.73m²，取整后分期 */
  egfr?: number;
  /** 尿白蛋白/肌酐比值，mg/g */
  acr_mg_per_g?: number;
  /** 建议的每年随访次数，如 2 或 4+ */
  visits_per_year?: string;
  /** 结论的文字 */
  conclusion?: string;
  tips?: Tips;
  missing?: MissingItems;
  /** 危险分层的代码；缺少一轴时没有 */
  level?: KidneyReportLevel;
  /** 由血肌酐计算 eGFR 时所用的方程；采用报告值时没有 */
  equation?: string;
  /** 白蛋白尿分期并非来自 ACR */
  albuminuria_estimated?: boolean;
  /** 分期所用的结果及其来源 */
  sources?: KidneySource[];
  contributions?: ContributionList;
  distance?: ClassDistanceList;
  rule_version?: RuleVersion;
  review_notes?: ReviewNotes;
}
