import type { PregnantStatus, ThyroidFunctionReportPregnantStatusSource } from '@jianwei/api-client/model';

export const PREGNANCY_LABEL: Record<PregnantStatus, string> = {
  0: '非妊娠',
  1: '孕早期',
  2: '孕中期',
  3: '孕晚期',
  4: '产后',
};

/** Where the status of a report comes from. */
export const PREGNANCY_SOURCE: Record<ThyroidFunctionReportPregnantStatusSource, string> = {
  saved: '医生为本报告选择',
  tag: '由患者标签的孕周推算',
  default: '未标注孕周，按非妊娠判读',
};

export const PREGNANCY_STATUSES = [0, 1, 2, 3, 4] as const satisfies readonly PregnantStatus[];
