/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CerebrospinalFluidScore } from './cerebrospinalFluidScore.ts';
import type { ModelReport } from './modelReport.ts';

export type CerebrospinalFluidReport = ModelReport & {
  scores?: CerebrospinalFluidScore[];
};
