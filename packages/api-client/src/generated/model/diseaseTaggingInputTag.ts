/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type DiseaseTaggingInputTag = typeof DiseaseTaggingInputTag[keyof typeof DiseaseTaggingInputTag];


export const DiseaseTaggingInputTag = {
  correct: 'correct',
  wrong: 'wrong',
  missing: 'missing',
} as const;
