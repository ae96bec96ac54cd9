/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 记录现在的状态
 */
export type VerifiedPaperState = typeof VerifiedPaperState[keyof typeof VerifiedPaperState];


export const VerifiedPaperState = {
  valid: 'valid',
  superseded: 'superseded',
  withdrawn: 'withdrawn',
} as const;
