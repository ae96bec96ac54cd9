/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一次结果的判定
 */
export type CourseState = typeof CourseState[keyof typeof CourseState];


export const CourseState = {
  NUMBER_0: 0,
  NUMBER_1: 1,
  NUMBER_MINUS_1: -1,
  NUMBER_2: 2,
  NUMBER_MINUS_2: -2,
  NUMBER_8: 8,
  NUMBER_9: 9,
} as const;
