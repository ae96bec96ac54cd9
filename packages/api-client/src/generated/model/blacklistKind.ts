/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 类型，即本人请求时收到的业务状态
 */
export type BlacklistKind = typeof BlacklistKind[keyof typeof BlacklistKind];


export const BlacklistKind = {
  NUMBER_1001: 1001,
  NUMBER_1002: 1002,
} as const;
