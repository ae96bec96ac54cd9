/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelReport } from './modelReport.ts';
import type { PregnantStatus } from './pregnantStatus.ts';
import type { ThyroidFunctionReportPregnantStatusSource } from './thyroidFunctionReportPregnantStatusSource.ts';

/**
 * 甲状腺功能报告
 */
export type ThyroidFunctionReport = ModelReport & {
  pregnant_status?: PregnantStatus;
  /** 妊娠状态的来源 */
  pregnant_status_source?: ThyroidFunctionReportPregnantStatusSource;
};
