/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelReport } from './modelReport.ts';
import type { PregnantStatus } from './pregnantStatus.ts';
import type { ThyroidFunctionReportPregnantStatusSource } from './thyroidFunctionReportPregnantStatusSource.ts';

export type ThyroidFunctionReport = ModelReport & {
  pregnant_status?: PregnantStatus;
  /** saved 医生保存，tag 由患者标签的孕周推算，default 未知时按非妊娠 */
  pregnant_status_source?: ThyroidFunctionReportPregnantStatusSource;
};
