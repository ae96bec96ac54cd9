/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CustomTextSummary } from './customTextSummary.ts';

export interface CustomTextList {
  data: CustomTextSummary[];
}
