/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ClassDistanceList } from './classDistanceList.ts';
import type { ContributionList } from './contributionList.ts';
import type { DateTime } from './dateTime.ts';
import type { GastricReportAbc } from './gastricReportAbc.ts';
import type { GastricReportLevel } from './gastricReportLevel.ts';
import type { Gender } from './gender.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { MissingItems } from './missingItems.ts';
import type { PatientAge } from './patientAge.ts';
import type { PatientId } from './patientId.ts';
import type { ReportId } from './reportId.ts';
import type { ReviewNotes } from './reviewNotes.ts';
import type { RuleVersion } from './ruleVersion.ts';
import type { Tips } from './tips.ts';

/**
 * 胃功能血清学报告
 */
export interface GastricReport {
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  /** 判读所用的检验行 */
  laboratories: LaboratoryRow[];
  patient_id?: PatientId;
  patient_age?: PatientAge;
  patient_gender?: Gender;
  /**
     * 新型胃癌筛查评分 0 至 23；null 为缺项或不适用
     * @nullable
     */
  score?: number | null;
  /** 胃癌风险分层；缺项或不适用时没有 */
  level?: GastricReportLevel;
  /** ABC 法分组；缺项时没有 */
  abc?: GastricReportAbc;
  /** 结论的文字；空文字表示暂无结论 */
  conclusion?: string;
  tips?: Tips;
  missing?: MissingItems;
  contributions?: ContributionList;
  distance?: ClassDistanceList;
  rule_version?: RuleVersion;
  review_notes?: ReviewNotes;
}
