/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelReport } from './modelReport.ts';
import type { PregnantStatus } from './pregnantStatus.ts';

export type ThyroidFunctionReport = ModelReport & {
  pregnant_status?: PregnantStatus;
};
