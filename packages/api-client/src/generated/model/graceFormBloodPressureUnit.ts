/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 收缩压的单位；没有时按 mmHg
 */
export type GraceFormBloodPressureUnit = typeof GraceFormBloodPressureUnit[keyof typeof GraceFormBloodPressureUnit];


export const GraceFormBloodPressureUnit = {
  mmHg: 'mmHg',
  kPa: 'kPa',
} as const;
