/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 妊娠状态的来源
 */
export type ThyroidFunctionReportPregnantStatusSource = typeof ThyroidFunctionReportPregnantStatusSource[keyof typeof ThyroidFunctionReportPregnantStatusSource];


export const ThyroidFunctionReportPregnantStatusSource = {
  saved: 'saved',
  tag: 'tag',
  default: 'default',
} as const;
