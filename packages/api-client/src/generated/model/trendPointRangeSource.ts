/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 参考区间的来源
 */
export type TrendPointRangeSource = typeof TrendPointRangeSource[keyof typeof TrendPointRangeSource];


export const TrendPointRangeSource = {
  report: 'report',
  catalogue: 'catalogue',
} as const;
