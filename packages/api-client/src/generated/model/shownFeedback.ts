/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 读者的反馈；有多条时先取不符
 */
export type ShownFeedback = typeof ShownFeedback[keyof typeof ShownFeedback];


export const ShownFeedback = {
  disagreed: 'disagreed',
  agreed: 'agreed',
  suggestion: 'suggestion',
  none: 'none',
} as const;
