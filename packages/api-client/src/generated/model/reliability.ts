/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 可信度
 */
export type Reliability = typeof Reliability[keyof typeof Reliability];


export const Reliability = {
  NUMBER_0: 0,
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
