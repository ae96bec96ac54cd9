/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 导出的内容
 */
export type ResearchExportKind = typeof ResearchExportKind[keyof typeof ResearchExportKind];


export const ResearchExportKind = {
  table_one: 'table_one',
  distributions: 'distributions',
  rows: 'rows',
} as const;
