/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 每段的小时数
 */
export type LogPageBarHours = typeof LogPageBarHours[keyof typeof LogPageBarHours];


export const LogPageBarHours = {
  NUMBER_1: 1,
  NUMBER_24: 24,
} as const;
