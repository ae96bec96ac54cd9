/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 高低；在参考区间内或不能判定时没有
 */
export type TriedRowFlag = typeof TriedRowFlag[keyof typeof TriedRowFlag];


export const TriedRowFlag = {
  high: 'high',
  low: 'low',
} as const;
