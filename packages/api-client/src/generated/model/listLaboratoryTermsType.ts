/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListLaboratoryTermsType = typeof ListLaboratoryTermsType[keyof typeof ListLaboratoryTermsType];


export const ListLaboratoryTermsType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
