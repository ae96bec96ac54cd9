/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 妊娠状态
 */
export type PregnantStatus = typeof PregnantStatus[keyof typeof PregnantStatus];


export const PregnantStatus = {
  NUMBER_0: 0,
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
  NUMBER_4: 4,
} as const;
