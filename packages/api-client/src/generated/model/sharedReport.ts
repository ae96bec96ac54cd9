/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Category } from './category.ts';
import type { DateTime } from './dateTime.ts';
import type { Gender } from './gender.ts';
import type { Interpretation } from './interpretation.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { NeedFocusItem } from './needFocusItem.ts';
import type { RadarPoint } from './radarPoint.ts';
import type { SuggestionDiagnosis } from './suggestionDiagnosis.ts';

/**
 * 供公开阅读的报告：姓名已遮盖，不含患者编号、住院号、床号与其他报告的编号
 */
export interface SharedReport {
  /** 遮盖后的姓名，如 孟** */
  patient_name: string;
  patient_gender: Gender;
  patient_age: number;
  report_name: string;
  report_time: DateTime;
  expires_time: DateTime;
  laboratories: LaboratoryRow[];
  /** @minimum 0 */
  total_laboratories: number;
  need_focus: NeedFocusItem[];
  suggestion_diagnosis: SuggestionDiagnosis[];
  interpretation: Interpretation;
  categories: Category[];
  radar_chart: RadarPoint[];
  knowledge_version?: string;
}
