/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 反馈的种类
 */
export type ReportFeedbackInputKind = typeof ReportFeedbackInputKind[keyof typeof ReportFeedbackInputKind];


export const ReportFeedbackInputKind = {
  accurate: 'accurate',
  inaccurate: 'inaccurate',
  suggestion: 'suggestion',
} as const;
