/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 状态，与数据同步一致
 */
export type BoardSourceState = typeof BoardSourceState[keyof typeof BoardSourceState];


export const BoardSourceState = {
  normal: 'normal',
  refusing: 'refusing',
  silent: 'silent',
  paused: 'paused',
} as const;
