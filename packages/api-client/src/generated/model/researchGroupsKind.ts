/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 按条件（甲组符合，乙组不符），按项目的另一版本（甲组也在该版本中），或本队列与全库其余的人
 */
export type ResearchGroupsKind = typeof ResearchGroupsKind[keyof typeof ResearchGroupsKind];


export const ResearchGroupsKind = {
  none: 'none',
  condition: 'condition',
  version: 'version',
  rest: 'rest',
} as const;
