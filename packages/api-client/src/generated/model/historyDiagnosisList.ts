/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { HistoryDiagnosis } from './historyDiagnosis.ts';

/**
 * 历次报告的疑似诊断
 */
export interface HistoryDiagnosisList {
  /** 由近到远 */
  data: HistoryDiagnosis[];
}
