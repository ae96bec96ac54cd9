/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 这位患者是否符合
 */
export type ResearchMatchedProjectMatch = typeof ResearchMatchedProjectMatch[keyof typeof ResearchMatchedProjectMatch];


export const ResearchMatchedProjectMatch = {
  fits: 'fits',
  fails: 'fails',
  lacking: 'lacking',
} as const;
