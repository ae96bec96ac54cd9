/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ThyroidFollowUpListItem } from './thyroidFollowUpListItem.ts';

export interface ThyroidFollowUpList {
  data: ThyroidFollowUpListItem[];
}
