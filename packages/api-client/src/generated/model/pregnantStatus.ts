/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 0 非妊娠，1 早期，2 中期，3 晚期，4 产后
 */
export type PregnantStatus = typeof PregnantStatus[keyof typeof PregnantStatus];


export const PregnantStatus = {
  NUMBER_0: 0,
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
  NUMBER_4: 4,
} as const;
