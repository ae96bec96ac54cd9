/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 取哪一次；nearest 两次一样近时取较早的一次，change 为同一人两次结果之间的变化
 */
export type ResearchConditionPick = typeof ResearchConditionPick[keyof typeof ResearchConditionPick];


export const ResearchConditionPick = {
  first: 'first',
  last: 'last',
  nearest: 'nearest',
  any: 'any',
  min: 'min',
  max: 'max',
  mean: 'mean',
  change: 'change',
} as const;
