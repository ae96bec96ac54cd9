/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 保存者的身份
 */
export type RecordHistoryEntryRoleType = typeof RecordHistoryEntryRoleType[keyof typeof RecordHistoryEntryRoleType];


export const RecordHistoryEntryRoleType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
