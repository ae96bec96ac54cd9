/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 判定所用参考区间的来源
 */
export type RangeSource = typeof RangeSource[keyof typeof RangeSource];


export const RangeSource = {
  report: 'report',
  catalogue: 'catalogue',
} as const;
