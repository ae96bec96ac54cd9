/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 建议的病例类型
 */
export type BloodGasSuggestionType = typeof BloodGasSuggestionType[keyof typeof BloodGasSuggestionType];


export const BloodGasSuggestionType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
