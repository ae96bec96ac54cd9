/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ThyroidFollowUpListItem } from './thyroidFollowUpListItem.ts';

/**
 * 患者的随访
 */
export interface ThyroidFollowUpList {
  /** 由近到远 */
  data: ThyroidFollowUpListItem[];
}
