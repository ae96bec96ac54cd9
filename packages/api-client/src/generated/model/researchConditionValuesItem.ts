/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 性别
 */
export type ResearchConditionValuesItem = typeof ResearchConditionValuesItem[keyof typeof ResearchConditionValuesItem];


export const ResearchConditionValuesItem = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
