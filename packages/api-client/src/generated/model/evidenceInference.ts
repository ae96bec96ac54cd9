/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 分期格的位置
 */
export interface EvidenceInference {
  /** 白蛋白尿分期 A1 至 A3（列）；缺少时为空 */
  lab_x: string;
  /** GFR 分期 G1 至 G5（行）；缺少时为空 */
  lab_y: string;
  /** 危险分层名称；缺少一轴时为空 */
  reliable_name: string;
}
