/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 条件的种类
 */
export type ResearchConditionKind = typeof ResearchConditionKind[keyof typeof ResearchConditionKind];


export const ResearchConditionKind = {
  result: 'result',
  diagnosis: 'diagnosis',
  age: 'age',
  sex: 'sex',
  department: 'department',
  follow_up: 'follow_up',
  cohort: 'cohort',
} as const;
