/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GetResearchExportFilePart = typeof GetResearchExportFilePart[keyof typeof GetResearchExportFilePart];


export const GetResearchExportFilePart = {
  data: 'data',
  dictionary: 'dictionary',
} as const;
