/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 锁定原因
 */
export type LockReason = typeof LockReason[keyof typeof LockReason];


export const LockReason = {
  离职: '离职',
  转岗: '转岗',
  安全: '安全',
  其他: '其他',
} as const;
