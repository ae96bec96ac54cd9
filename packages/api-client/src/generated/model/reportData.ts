/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Category } from './category.ts';
import type { ConclusionUpdate } from './conclusionUpdate.ts';
import type { DateTime } from './dateTime.ts';
import type { FailedLaboratory } from './failedLaboratory.ts';
import type { Graph } from './graph.ts';
import type { Interpretation } from './interpretation.ts';
import type { IsCollected } from './isCollected.ts';
import type { KnowledgeVersion } from './knowledgeVersion.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { NeedFocusItem } from './needFocusItem.ts';
import type { Patient } from './patient.ts';
import type { RadarPoint } from './radarPoint.ts';
import type { Reading } from './reading.ts';
import type { ReportFeedback } from './reportFeedback.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';
import type { ReportPrompt } from './reportPrompt.ts';
import type { SuggestionDiagnosis } from './suggestionDiagnosis.ts';
import type { Supplement } from './supplement.ts';
import type { ViewedBefore } from './viewedBefore.ts';

/**
 * 一份报告的检验行与解读
 */
export interface ReportData {
  /** 检验行，按报告顺序 */
  laboratories: LaboratoryRow[];
  /** 未能解读的检验行 */
  clean_failed_laboratories: FailedLaboratory[];
  /**
     * 报告行数
     * @minimum 0
     */
  total_laboratories: number;
  /** 需要重点关注的结果 */
  need_focus: NeedFocusItem[];
  /** 当前账号的反馈 */
  feedback?: ReportFeedback | null;
  /** 疑似诊断 */
  suggestion_diagnosis: SuggestionDiagnosis[];
  interpretation: Interpretation;
  reading?: Reading;
  /** 打印用的综合判读，不含不打印的检验科提示；与 reading 相同时无此项 */
  print_reading?: Reading;
  viewed_before?: ViewedBefore;
  /** 读过之后结论变了；没有变时不返回 */
  conclusion_update?: ConclusionUpdate;
  /** 检验科的提示；没有时无此项 */
  prompts?: ReportPrompt[];
  supplement?: Supplement;
  /** 检验科未在时限内处理、解读自动放行的时间；没有则无此项 */
  timed_out_at?: DateTime;
  /** 解读仍在学习中 */
  learn_interpretation: boolean;
  /** 按疾病系统分组 */
  categories: Category[];
  /** 雷达图的各轴 */
  radar_chart: RadarPoint[];
  report_id?: ReportId;
  patient?: Patient;
  report_name?: ReportName;
  /** 报告时间；保存的评估为保存时间 */
  report_time?: DateTime;
  collected?: IsCollected;
  knowledge_version?: KnowledgeVersion;
  graph?: Graph;
}
