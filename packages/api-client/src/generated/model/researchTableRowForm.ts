/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 写法
 */
export type ResearchTableRowForm = typeof ResearchTableRowForm[keyof typeof ResearchTableRowForm];


export const ResearchTableRowForm = {
  median: 'median',
  mean: 'mean',
  count: 'count',
  level: 'level',
} as const;
