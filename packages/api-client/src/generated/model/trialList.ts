/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 列出哪些报告；缺省为命中
 */
export type TrialList = typeof TrialList[keyof typeof TrialList];


export const TrialList = {
  hits: 'hits',
  added: 'added',
  dropped: 'dropped',
  undetermined: 'undetermined',
} as const;
