/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 模型的一个数字
 */
export type ModelCounted = typeof ModelCounted[keyof typeof ModelCounted];


export const ModelCounted = {
  given: 'given',
  incomplete: 'incomplete',
  computed: 'computed',
  feedback: 'feedback',
} as const;
