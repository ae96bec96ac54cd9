/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 结果的类型
 */
export type ResearchItemResultType = typeof ResearchItemResultType[keyof typeof ResearchItemResultType];


export const ResearchItemResultType = {
  numeric: 'numeric',
  qualitative: 'qualitative',
} as const;
