/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PleuralReportListItem } from './pleuralReportListItem.ts';

/**
 * 患者的胸腔积液鉴别
 */
export interface PleuralReportList {
  /** 由近到远 */
  data: PleuralReportListItem[];
}
