/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Category } from './category.ts';
import type { DateTime } from './dateTime.ts';
import type { FailedLaboratory } from './failedLaboratory.ts';
import type { Graph } from './graph.ts';
import type { Interpretation } from './interpretation.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { NeedFocusItem } from './needFocusItem.ts';
import type { Patient } from './patient.ts';
import type { RadarPoint } from './radarPoint.ts';
import type { ReportFeedback } from './reportFeedback.ts';
import type { SuggestionDiagnosis } from './suggestionDiagnosis.ts';

export interface ReportData {
  laboratories: LaboratoryRow[];
  clean_failed_laboratories: FailedLaboratory[];
  /**
     * 报告行数
     * @minimum 0
     */
  total_laboratories: number;
  need_focus: NeedFocusItem[];
  /** 当前账号的反馈 */
  feedback?: ReportFeedback | null;
  suggestion_diagnosis: SuggestionDiagnosis[];
  interpretation: Interpretation;
  /** 解读仍在学习中 */
  learn_interpretation: boolean;
  categories: Category[];
  radar_chart: RadarPoint[];
  report_id?: string;
  patient?: Patient;
  report_name?: string;
  report_time?: DateTime;
  collected?: boolean;
  knowledge_version?: string;
  graph?: Graph;
}
