/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Category } from './category.ts';
import type { DateTime } from './dateTime.ts';
import type { Gender } from './gender.ts';
import type { Interpretation } from './interpretation.ts';
import type { KnowledgeVersion } from './knowledgeVersion.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { NeedFocusItem } from './needFocusItem.ts';
import type { PatientAge } from './patientAge.ts';
import type { RadarPoint } from './radarPoint.ts';
import type { ReportName } from './reportName.ts';
import type { SuggestionDiagnosis } from './suggestionDiagnosis.ts';

/**
 * 供公开阅读的报告：姓名已遮盖，不含患者编号、住院号、床号与其他报告的编号
 */
export interface SharedReport {
  /** 遮盖后的姓名，如 孟** */
  patient_name: string;
  patient_gender: Gender;
  patient_age: PatientAge;
  report_name: ReportName;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  /** 失效时间 */
  expires_time: DateTime;
  /** 检验行，按报告顺序，不含上一次结果 */
  laboratories: LaboratoryRow[];
  /**
     * 报告行数
     * @minimum 0
     */
  total_laboratories: number;
  /** 需要重点关注的结果 */
  need_focus: NeedFocusItem[];
  /** 疑似诊断 */
  suggestion_diagnosis: SuggestionDiagnosis[];
  interpretation: Interpretation;
  /** 按疾病系统分组 */
  categories: Category[];
  /** 雷达图的各轴 */
  radar_chart: RadarPoint[];
  knowledge_version?: KnowledgeVersion;
}
