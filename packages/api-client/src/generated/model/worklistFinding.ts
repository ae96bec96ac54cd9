/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { WorklistFindingUrgency } from './worklistFindingUrgency.ts';

/**
 * 尚待答复的一项发现
 */
export interface WorklistFinding {
  /** 发现的编号 */
  finding_id: string;
  /** 发现的标题 */
  title: string;
  /** 紧急度 */
  urgency: WorklistFindingUrgency;
}
