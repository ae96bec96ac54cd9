/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { DecisionLaboratory } from './decisionLaboratory.ts';
import type { DecisionPatient } from './decisionPatient.ts';
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { KnowledgeVersion } from './knowledgeVersion.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';
import type { SystemName } from './systemName.ts';

/**
 * 一个诊断所需的检验清单
 */
export interface DecisionAid {
  diagnosis_id: DiagnosisId;
  diagnosis_name: DiagnosisName;
  system_name?: SystemName;
  report_id?: ReportId;
  report_name?: ReportName;
  /** 报告时间；保存的评估为保存时间 */
  report_time?: DateTime;
  patient?: DecisionPatient;
  /** 推荐的在前，其次规则库另外使用的 */
  laboratories: DecisionLaboratory[];
  knowledge_version: KnowledgeVersion;
}
