/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 变量的种类
 */
export type ResearchDistributionKind = typeof ResearchDistributionKind[keyof typeof ResearchDistributionKind];


export const ResearchDistributionKind = {
  number: 'number',
  category: 'category',
} as const;
