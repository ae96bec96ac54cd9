/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportId } from './reportId.ts';

/**
 * 本人此前最近一次已代偿的血气
 */
export interface BloodGasBaseline {
  report_id: ReportId;
  /** 报告时间 */
  report_time: DateTime;
  /** 二氧化碳分压，mmHg */
  paco2: number;
  /** 碳酸氢根，mmol/L */
  hco3: number;
  /** 本次与之相比的变化及其意义 */
  text: string;
}
