/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 结果相对参考区间的方向；没有此字段表示没有方向
 */
export type AbnormalType = typeof AbnormalType[keyof typeof AbnormalType];


export const AbnormalType = {
  NUMBER_1: 1,
  NUMBER_MINUS_1: -1,
} as const;
