/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GraceInputBloodPressureUnit = typeof GraceInputBloodPressureUnit[keyof typeof GraceInputBloodPressureUnit];


export const GraceInputBloodPressureUnit = {
  mmHg: 'mmHg',
  kPa: 'kPa',
} as const;
