/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DecisionReport } from './decisionReport.ts';

export interface DecisionReportPage {
  page: number;
  page_size: number;
  total_elements: number;
  data: DecisionReport[];
}
