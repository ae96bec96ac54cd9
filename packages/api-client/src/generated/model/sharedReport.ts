/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Category } from './category.ts';
import type { DateTime } from './dateTime.ts';
import type { Gender } from './gender.ts';
import type { HeldClass } from './heldClass.ts';
import type { Interpretation } from './interpretation.ts';
import type { KnowledgeVersion } from './knowledgeVersion.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { LayReport } from './layReport.ts';
import type { NeedFocusItem } from './needFocusItem.ts';
import type { PatientAge } from './patientAge.ts';
import type { RadarPoint } from './radarPoint.ts';
import type { ReportName } from './reportName.ts';
import type { ShareAudience } from './shareAudience.ts';
import type { SuggestionDiagnosis } from './suggestionDiagnosis.ts';

/**
 * 供公开阅读的报告：姓名已遮盖，不含患者编号、住院号、床号与其他报告的编号。居民链接含 lay，不含 suggestion_diagnosis、 interpretation、categories；医师链接相反。
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
  audience: ShareAudience;
  lay?: LayReport;
  /** 没有公开的敏感类别，由科室当面告知 */
  held: HeldClass[];
  /** 开单科室 */
  department_name: string;
  /** 开单科室的电话；没有登记时为空 */
  department_phone: string;
  /** 演示数据 */
  demo: boolean;
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
  suggestion_diagnosis?: SuggestionDiagnosis[];
  interpretation?: Interpretation;
  /** 按疾病系统分组 */
  categories?: Category[];
  /** 雷达图的各轴 */
  radar_chart: RadarPoint[];
  knowledge_version?: KnowledgeVersion;
}
