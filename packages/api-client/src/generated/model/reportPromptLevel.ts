/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 级别
 */
export type ReportPromptLevel = typeof ReportPromptLevel[keyof typeof ReportPromptLevel];


export const ReportPromptLevel = {
  attention: 'attention',
  remark: 'remark',
} as const;
