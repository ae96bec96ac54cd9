/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 标注的结论
 */
export type TaggingMark = typeof TaggingMark[keyof typeof TaggingMark];


export const TaggingMark = {
  correct: 'correct',
  wrong: 'wrong',
  missing: 'missing',
} as const;
