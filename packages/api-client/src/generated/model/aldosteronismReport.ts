/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelReport } from './modelReport.ts';

/**
 * 原发性醛固酮增多症报告
 */
export type AldosteronismReport = ModelReport & {
  /** 醛固酮/肾素比值 */
  arr?: number;
  /** 醛固酮/肾素比值的算式，操作数为实际参与计算者 */
  arr_terms?: string;
  /** 醛固酮/肾素比值的界值，单位同 arr */
  arr_cutoff?: number;
  /** 筛查结论 */
  screen?: string;
};
