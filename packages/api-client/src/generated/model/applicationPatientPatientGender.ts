/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ApplicationPatientPatientGender = typeof ApplicationPatientPatientGender[keyof typeof ApplicationPatientPatientGender];


export const ApplicationPatientPatientGender = {
  男: '男',
  女: '女',
} as const;
