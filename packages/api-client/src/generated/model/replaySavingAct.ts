/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 保存了什么，还是只显示了应用的判读
 */
export type ReplaySavingAct = typeof ReplaySavingAct[keyof typeof ReplaySavingAct];


export const ReplaySavingAct = {
  saved: 'saved',
  shown: 'shown',
} as const;
