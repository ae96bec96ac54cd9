/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 处理状态
 */
export type NewCodeState = typeof NewCodeState[keyof typeof NewCodeState];


export const NewCodeState = {
  waiting: 'waiting',
  mapped: 'mapped',
  dismissed: 'dismissed',
} as const;
