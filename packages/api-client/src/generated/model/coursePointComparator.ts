/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 结果前的比较符
 */
export type CoursePointComparator = typeof CoursePointComparator[keyof typeof CoursePointComparator];


export const CoursePointComparator = {
  '<': '<',
  '>': '>',
  '≤': '≤',
  '≥': '≥',
} as const;
