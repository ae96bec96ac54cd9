/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 值的类型
 */
export type SingleIndicatorHistoryResultType = typeof SingleIndicatorHistoryResultType[keyof typeof SingleIndicatorHistoryResultType];


export const SingleIndicatorHistoryResultType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
