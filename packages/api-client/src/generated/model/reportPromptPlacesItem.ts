/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个位置
 */
export type ReportPromptPlacesItem = typeof ReportPromptPlacesItem[keyof typeof ReportPromptPlacesItem];


export const ReportPromptPlacesItem = {
  reading: 'reading',
  row: 'row',
  print: 'print',
  citizen: 'citizen',
} as const;
