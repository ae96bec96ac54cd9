/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 反馈的种类
 */
export type ReportFeedbackKind = typeof ReportFeedbackKind[keyof typeof ReportFeedbackKind];


export const ReportFeedbackKind = {
  accurate: 'accurate',
  inaccurate: 'inaccurate',
  suggestion: 'suggestion',
} as const;
