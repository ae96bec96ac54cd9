/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type LaboratoryRowRangeSource = typeof LaboratoryRowRangeSource[keyof typeof LaboratoryRowRangeSource];


export const LaboratoryRowRangeSource = {
  report: 'report',
  catalogue: 'catalogue',
} as const;
