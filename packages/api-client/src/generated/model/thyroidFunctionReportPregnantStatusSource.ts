/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * saved 医生保存，tag 由患者标签的孕周推算，default 未知时按非妊娠
 */
export type ThyroidFunctionReportPregnantStatusSource = typeof ThyroidFunctionReportPregnantStatusSource[keyof typeof ThyroidFunctionReportPregnantStatusSource];


export const ThyroidFunctionReportPregnantStatusSource = {
  saved: 'saved',
  tag: 'tag',
  default: 'default',
} as const;
