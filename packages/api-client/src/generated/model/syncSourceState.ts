/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 状态；拒收增多指今日拒收比例超过近 30 日的 3 倍，无数据指超过此时通常间隔的 3 倍
 */
export type SyncSourceState = typeof SyncSourceState[keyof typeof SyncSourceState];


export const SyncSourceState = {
  normal: 'normal',
  refusing: 'refusing',
  silent: 'silent',
  paused: 'paused',
} as const;
