/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 比较；没有时条件没有写完。取平均并与参考限比较时，以有该参考限的各次结果的平均值比较它们参考限的平均值
 */
export type ResearchConditionComparator = typeof ResearchConditionComparator[keyof typeof ResearchConditionComparator];


export const ResearchConditionComparator = {
  '>': '>',
  '≥': '≥',
  '<': '<',
  '≤': '≤',
  between: 'between',
  above_upper: 'above_upper',
  below_lower: 'below_lower',
  times_upper: 'times_upper',
  positive: 'positive',
  grade_ge: 'grade_ge',
  present: 'present',
} as const;
