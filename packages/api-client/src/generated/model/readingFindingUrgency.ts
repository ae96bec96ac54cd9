/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 紧急度
 */
export type ReadingFindingUrgency = typeof ReadingFindingUrgency[keyof typeof ReadingFindingUrgency];


export const ReadingFindingUrgency = {
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
} as const;
