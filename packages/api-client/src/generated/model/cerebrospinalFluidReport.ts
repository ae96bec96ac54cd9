/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CerebrospinalFluidScore } from './cerebrospinalFluidScore.ts';
import type { ModelReport } from './modelReport.ts';

/**
 * 脑脊液分析报告
 */
export type CerebrospinalFluidReport = ModelReport & {
  /** 各类型的得分 */
  scores?: CerebrospinalFluidScore[];
};
