/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 表现的种类
 */
export type AssistMentionKind = typeof AssistMentionKind[keyof typeof AssistMentionKind];


export const AssistMentionKind = {
  症状: '症状',
  体征: '体征',
} as const;
