/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelReport } from './modelReport.ts';

export type AldosteronismReport = ModelReport & {
  /** 醛固酮/肾素比值 */
  arr?: number;
  arr_cutoff?: number;
  /** 筛查结论 */
  screen?: string;
};
