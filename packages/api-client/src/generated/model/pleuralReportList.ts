/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PleuralReportListItem } from './pleuralReportListItem.ts';

export interface PleuralReportList {
  data: PleuralReportListItem[];
}
