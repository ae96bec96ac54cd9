/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 变化的算法
 */
export type ResearchConditionChangeKind = typeof ResearchConditionChangeKind[keyof typeof ResearchConditionChangeKind];


export const ResearchConditionChangeKind = {
  percent: 'percent',
  absolute: 'absolute',
  per_year: 'per_year',
} as const;
