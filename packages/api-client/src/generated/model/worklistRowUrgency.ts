/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 首条发现的紧急度；没有发现时缺
 */
export type WorklistRowUrgency = typeof WorklistRowUrgency[keyof typeof WorklistRowUrgency];


export const WorklistRowUrgency = {
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
} as const;
