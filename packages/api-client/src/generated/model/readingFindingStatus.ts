/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 较上次
 */
export type ReadingFindingStatus = typeof ReadingFindingStatus[keyof typeof ReadingFindingStatus];


export const ReadingFindingStatus = {
  new: 'new',
  worse: 'worse',
  same: 'same',
  better: 'better',
} as const;
