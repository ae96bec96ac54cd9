/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 可信度：2 高（红），1 中（琥珀），0 其他（蓝）
 */
export type Reliability = typeof Reliability[keyof typeof Reliability];


export const Reliability = {
  NUMBER_0: 0,
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
