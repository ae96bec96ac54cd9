/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { HistoryDiagnosis } from './historyDiagnosis.ts';

export interface HistoryDiagnosisList {
  data: HistoryDiagnosis[];
}
