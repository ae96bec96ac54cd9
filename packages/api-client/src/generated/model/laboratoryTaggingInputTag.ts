/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type LaboratoryTaggingInputTag = typeof LaboratoryTaggingInputTag[keyof typeof LaboratoryTaggingInputTag];


export const LaboratoryTaggingInputTag = {
  correct: 'correct',
  wrong: 'wrong',
  missing: 'missing',
} as const;
