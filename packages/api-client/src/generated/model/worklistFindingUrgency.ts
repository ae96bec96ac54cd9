/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 紧急度
 */
export type WorklistFindingUrgency = typeof WorklistFindingUrgency[keyof typeof WorklistFindingUrgency];


export const WorklistFindingUrgency = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
